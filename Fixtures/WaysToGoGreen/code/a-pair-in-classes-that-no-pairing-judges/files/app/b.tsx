export const A = () => <div className="bg-page text-ink"><p className="text-ghost"/></div>
