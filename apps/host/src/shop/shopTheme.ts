import { createTheme } from '@onlend/widgets/theme'

/** Corner Shop's brand: the same widgets as Marketday's, in other colours. */
export const shopTheme = createTheme({
  version: 1,
  name: 'Corner Shop',
  tokens: { colorPrimary: '#7a2e5d', colorBackground: '#fffdfb', colorText: '#241a20', radius: '4px' },
  dark: {
    colorPrimary: '#e7a3cd',
    colorBackground: '#201a1d',
    colorSurface: '#2a2226',
    colorText: '#f3ecef',
  },
})
