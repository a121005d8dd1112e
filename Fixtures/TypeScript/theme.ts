import type { Theme } from '@mui/material/styles';
import { createTheme, alpha } from '@mui/material/styles';
import { brand, neutral } from './palette';

const shared = { fontFamily: 'Inter', radius: 8, onAccent: 'white' };

export const lightTheme = {
  ...shared,
  page: neutral[50],
  ink: neutral[900],
  hint: neutral['500'],
  accent: brand.main,
} satisfies Record<string, string | number>;

export const darkTheme: typeof lightTheme = {
  ...shared,
  page: neutral[900],
  ink: neutral[50],
  hint: neutral['500'],
  accent: '#4EC9B0',
};

export const theme: Theme = createTheme({
  palette: {
    mode: 'light',
    primary: { main: brand.main, contrastText: '#fff' },
    divider: alpha(brand.main, 0.2),
  },
  spacing: (factor: number) => `${factor * 8}px`,
});
