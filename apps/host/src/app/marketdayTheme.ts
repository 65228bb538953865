import { createTheme } from '@onlend/widgets/theme'

/** Marketday's brand, as a partner would send it: plain data. */
export const marketdayTheme = createTheme({
  version: 1,
  name: 'Marketday',
  tokens: {
    colorPrimary: '#0f5c4c',
    colorBackground: '#ffffff',
    colorSurface: '#f6f5f1',
    colorText: '#1c1e1a',
  },
  dark: {
    colorPrimary: '#6fcfb5',
    colorBackground: '#1c1e1a',
    colorSurface: '#272923',
    colorText: '#f0f0ea',
  },
})
