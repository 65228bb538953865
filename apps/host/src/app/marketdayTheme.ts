import { createTheme } from '@onlend/widgets'

/** Marketday's brand, as a partner would send it: plain data. */
export const marketdayTheme = createTheme({
  version: 1,
  name: 'Marketday',
  tokens: { colorPrimary: '#0f5c4c' },
  dark: { colorPrimary: '#6fcfb5' },
})
