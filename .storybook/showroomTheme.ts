import { create } from 'storybook/theming/create'

/** The showroom's own look: quiet, so that the widgets are what one sees. */
export const showroomTheme = create({
  base: 'light',
  brandTitle: 'Onlend',
  fontBase: 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif',
  fontCode: 'ui-monospace, "SF Mono", "Roboto Mono", "Noto Sans Mono", monospace',
  colorPrimary: '#0b5a45',
  colorSecondary: '#0b5a45',
  appBg: '#f5f8f6',
  appContentBg: '#ffffff',
  appPreviewBg: '#ffffff',
  appBorderColor: '#dde5e1',
  appBorderRadius: 8,
  textColor: '#14211c',
  textMutedColor: '#53625b',
  barBg: '#ffffff',
  barTextColor: '#53625b',
  barSelectedColor: '#0b5a45',
  barHoverColor: '#0b5a45',
  inputBorder: '#dde5e1',
  inputBorderRadius: 6,
})
