// The steps that both themes are made of.
const gray = {
  50: '#FAFAFA',
  500: "#8A8A8A",
  900: `#1C1C1C`,
} as const;

export const brand: Record<string, string> = {
  main: 'rgb(10 125 90)',
  soft: 'hsl(162 85% 90%)',
};

export type Step = keyof typeof gray;

export { gray as neutral };
