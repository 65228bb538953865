import { create } from 'storybook/theming/create'

const isDark = globalThis.matchMedia?.('(prefers-color-scheme: dark)').matches ?? false

const colours = isDark
  ? {
      ...{ colorPrimary: '#6fcfae', colorSecondary: '#6fcfae', appBg: '#121a17', appContentBg: '#0d1311' },
      ...{
        appPreviewBg: '#0d1311',
        appBorderColor: '#2a3631',
        textColor: '#e8efec',
        textMutedColor: '#a3b3ac',
      },
      ...{ barBg: '#121a17', barTextColor: '#a3b3ac', barSelectedColor: '#6fcfae', barHoverColor: '#6fcfae' },
      ...{ inputBg: '#0d1311', inputTextColor: '#e8efec', inputBorder: '#2a3631' },
    }
  : {
      ...{ colorPrimary: '#0b5a45', colorSecondary: '#0b5a45', appBg: '#f5f8f6', appContentBg: '#ffffff' },
      ...{
        appPreviewBg: '#ffffff',
        appBorderColor: '#dde5e1',
        textColor: '#14211c',
        textMutedColor: '#53625b',
      },
      ...{ barBg: '#ffffff', barTextColor: '#53625b', barSelectedColor: '#0b5a45', barHoverColor: '#0b5a45' },
      ...{ inputBorder: '#dde5e1' },
    }

/** The showroom's own look: quiet, so that the widgets are what one sees, and dark where the device is. */
export const showroomTheme = create({
  base: isDark ? 'dark' : 'light',
  ...colours,
  brandTitle: 'Onlend',
  fontBase: 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif',
  fontCode: 'ui-monospace, "SF Mono", "Roboto Mono", "Noto Sans Mono", monospace',
  appBorderRadius: 8,
  inputBorderRadius: 6,
})
