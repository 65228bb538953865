/** The paths of the icons that nearly every widget shows, on a grid of 24, one stroked path each. */
const commonPaths = {
  check: 'M5 12.5l4.5 4.5L19 7.5',
  warning: 'M12 4L2.8 19.5h18.4zM12 10v4.2M12 17v.1',
  error: 'M12 3a9 9 0 100 18 9 9 0 000-18zM12 7.5v5.2M12 16.2v.1',
  info: 'M12 3a9 9 0 100 18 9 9 0 000-18zM12 11v5.5M12 7.8v.1',
  clock: 'M12 3a9 9 0 100 18 9 9 0 000-18zM12 7v5.2l3.4 2',
  question: 'M12 3a9 9 0 100 18 9 9 0 000-18zM9.5 9.6a2.5 2.5 0 114 2.1c-.9.6-1.5 1.1-1.5 2.1M12 16.8v.1',
  offline: 'M3 3l18 18M8.5 8.3A6.5 6.5 0 006 18.5h10.5M10.7 6.2A6.5 6.5 0 0118 11.6a3.6 3.6 0 012.3 5.6',
  chevron: 'M6 9.5l6 6 6-6',
  refresh: 'M20 5v5h-5M4 19v-5h5M19.5 10A8 8 0 005.6 7M4.5 14a8 8 0 0013.9 3',
  close: 'M6 6l12 12M18 6L6 18',
} as const

type CommonIcon = keyof typeof commonPaths

type OtherIcon =
  | 'forward'
  | 'bank'
  | 'phone'
  | 'copy'
  | 'send'
  | 'receive'
  | 'external'
  | 'back'
  | 'person'
  | 'business'
  | 'document'
  | 'share'
  | 'print'
  | 'eye'
  | 'eyeOff'
  | 'search'
  | 'download'
  | 'filter'
  | 'up'
  | 'down'
  | 'way'
  | 'plus'
  | 'camera'
  | 'image'
  | 'upload'
  | 'pause'
  | 'play'
  | 'remove'
  | 'replace'
  | 'columns'
  | 'empty'

/** The name of an icon. */
export type IconName = CommonIcon | OtherIcon

declare const drawn: unique symbol

/** The name of an icon with a known path: a common one, or a value of `icons.ts`, which brings its path along. */
export type DrawnIcon = CommonIcon | (OtherIcon & { readonly [drawn]: true })

const paths = new Map<IconName, string>()

/** Registers an icon that is not among the common ones, with its path. */
export function drawIcon(name: OtherIcon, path: string): DrawnIcon {
  paths.set(name, path)
  // The mark exists only in the type: the path of this icon is known from here on.
  return name as DrawnIcon
}

/** The path of an icon. */
export function iconPath(name: DrawnIcon): string | undefined {
  return isCommonIcon(name) ? commonPaths[name] : paths.get(name)
}

/** Whether the icon is one that every page has. */
export function isCommonIcon(name: IconName): name is CommonIcon {
  return name in commonPaths
}
