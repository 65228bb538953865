import type { ThemeColors } from './PartnerTheme.ts'

/** The kit's own colours: what `tokens.css` says, for deriving a partner's theme from. */
export const defaultPalette: Record<'light' | 'dark', Omit<ThemeColors, 'colorOnPrimary' | 'colorFocus'>> = {
  light: {
    colorPrimary: '#0b5a45',
    colorBackground: '#ffffff',
    colorSurface: '#f5f8f6',
    colorText: '#14211c',
    colorTextMuted: '#53625b',
    colorBorder: '#dde5e1',
    colorDanger: '#b3261e',
    colorSuccess: '#1a7a4c',
    colorWarning: '#b35c00',
    colorInfo: '#1f5fbf',
  },
  dark: {
    colorPrimary: '#5fd3ab',
    colorBackground: '#121a17',
    colorSurface: '#1a2420',
    colorText: '#eef4f1',
    colorTextMuted: '#a3b3ab',
    colorBorder: '#2d3a35',
    colorDanger: '#ff8f85',
    colorSuccess: '#5fd38f',
    colorWarning: '#f5b454',
    colorInfo: '#8ab8ff',
  },
}
