/** What the icons draw, on a grid of 24, as one stroked path each. */
export const iconPaths = {
  check: 'M5 12.5l4.5 4.5L19 7.5',
  warning: 'M12 4L2.8 19.5h18.4zM12 10v4.2M12 17v.1',
  error: 'M12 3a9 9 0 100 18 9 9 0 000-18zM12 7.5v5.2M12 16.2v.1',
  info: 'M12 3a9 9 0 100 18 9 9 0 000-18zM12 11v5.5M12 7.8v.1',
  clock: 'M12 3a9 9 0 100 18 9 9 0 000-18zM12 7v5.2l3.4 2',
  question: 'M12 3a9 9 0 100 18 9 9 0 000-18zM9.5 9.6a2.5 2.5 0 114 2.1c-.9.6-1.5 1.1-1.5 2.1M12 16.8v.1',
  offline: 'M3 3l18 18M8.5 8.3A6.5 6.5 0 006 18.5h10.5M10.7 6.2A6.5 6.5 0 0118 11.6a3.6 3.6 0 012.3 5.6',
  chevron: 'M6 9.5l6 6 6-6',
  forward: 'M9.5 6l6 6-6 6',
  bank: 'M3 9.5L12 4l9 5.5zM5 9.5V18M10 9.5V18M14 9.5V18M19 9.5V18M3 20h18',
  phone:
    'M8 2.5h8a1.5 1.5 0 011.5 1.5v16a1.5 1.5 0 01-1.5 1.5H8A1.5 1.5 0 016.5 20V4A1.5 1.5 0 018 2.5zM11 18.5h2',
  copy: 'M9 9h10v11H9zM15 9V4.5H5V15.5h4',
  send: 'M5 19L19 5M9 5h10v10',
  receive: 'M19 5L5 19M15 19H5V9',
  external: 'M13 5h6v6M19 5l-8.5 8.5M10 6H5.5v12.5H18V14',
  back: 'M14.5 6l-6 6 6 6',
  person: 'M12 4a4 4 0 100 8 4 4 0 000-8zM4.5 20.5a7.5 7.5 0 0115 0',
  business: 'M4 10.5V20h16v-9.5M5 4h14l2 6.5H3zM10 20v-5h4v5',
  document: 'M6 3.5h8l4.5 4.5v12.5H6zM14 3.5V8h4.5M9 12.5h6M9 16h6',
  share: 'M12 15V4M8 7.5L12 3.5l4 4M5 12.5V20h14v-7.5',
  print: 'M7 8V3.5h10V8M7 17H4V9a1 1 0 011-1h14a1 1 0 011 1v8h-3M7 14h10v6.5H7z',
  close: 'M6 6l12 12M18 6L6 18',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9a3 3 0 100 6 3 3 0 000-6z',
  eyeOff:
    'M4 4l16 16M9.6 5.8A9.8 9.8 0 0112 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 01-3.2 3.9M6.3 7.6A16 16 0 002.5 12S6 18.5 12 18.5a9.3 9.3 0 004.2-1M9.9 9.9a3 3 0 004.2 4.2',
  search: 'M10.5 4a6.5 6.5 0 100 13 6.5 6.5 0 000-13zM15.5 15.5L20.5 20.5',
  refresh: 'M20 5v5h-5M4 19v-5h5M19.5 10A8 8 0 005.6 7M4.5 14a8 8 0 0013.9 3',
  download: 'M12 4v11M7.5 10.5L12 15l4.5-4.5M5 19.5h14',
  columns: 'M4 5h16v14H4zM9.5 5v14M14.5 5v14',
  empty: 'M4 13.5L6.5 5h11L20 13.5M4 13.5V19h16v-5.5M4 13.5h4.5a3.5 3.5 0 007 0H20',
} as const

/** The name of an icon. */
export type IconName = keyof typeof iconPaths
