export const A = () => <div className="bg-page text-ink"><p style={{ color: "var(--ghost)" }}/></div>
