import { drawIcon } from './drawIcon.ts'

// Each icon is a separate value, so that a page loads only those that it shows.
export const bankIcon = /* @__PURE__ */ drawIcon(
  'bank',
  'M3 9.5L12 4l9 5.5zM5 9.5V18M10 9.5V18M14 9.5V18M19 9.5V18M3 20h18',
)
export const phoneIcon = /* @__PURE__ */ drawIcon('phone', 'M6.5 2.5h11v19h-11zM11 18.5h2')
export const sendIcon = /* @__PURE__ */ drawIcon('send', 'M5 19L19 5M9 5h10v10')
export const receiveIcon = /* @__PURE__ */ drawIcon('receive', 'M19 5L5 19M15 19H5V9')
export const externalIcon = /* @__PURE__ */ drawIcon(
  'external',
  'M13 5h6v6M19 5l-8.5 8.5M10 6H5.5v12.5H18V14',
)
export const personIcon = /* @__PURE__ */ drawIcon(
  'person',
  'M12 4a4 4 0 100 8 4 4 0 000-8zM4.5 20.5a7.5 7.5 0 0115 0',
)
export const businessIcon = /* @__PURE__ */ drawIcon(
  'business',
  'M4 10.5V20h16v-9.5M5 4h14l2 6.5H3zM10 20v-5h4v5',
)
export const documentIcon = /* @__PURE__ */ drawIcon(
  'document',
  'M6 3.5h8l4.5 4.5v12.5H6zM14 3.5V8h4.5M9 12.5h6M9 16h6',
)
export const shareIcon = /* @__PURE__ */ drawIcon('share', 'M12 15V4M8 7.5L12 3.5l4 4M5 12.5V20h14v-7.5')
export const printIcon = /* @__PURE__ */ drawIcon(
  'print',
  'M7 8V3.5h10V8M7 17H4V9a1 1 0 011-1h14a1 1 0 011 1v8h-3M7 14h10v6.5H7z',
)
export const upIcon = /* @__PURE__ */ drawIcon('up', 'M12 20V5M6 11l6-6 6 6')
export const downIcon = /* @__PURE__ */ drawIcon('down', 'M12 4v15M6 13l6 6 6-6')
export const wayIcon = /* @__PURE__ */ drawIcon('way', 'M4 12h15M13 6l6 6-6 6')
export const plusIcon = /* @__PURE__ */ drawIcon('plus', 'M12 5v14M5 12h14')
export const cameraIcon = /* @__PURE__ */ drawIcon(
  'camera',
  'M4 8h3.5L9 5.5h6L16.5 8H20v11H4zM12 10a3.2 3.2 0 100 6.4 3.2 3.2 0 000-6.4z',
)
export const imageIcon = /* @__PURE__ */ drawIcon(
  'image',
  'M4 5h16v14H4zM4 16l4.5-4.5L13 16l2.5-2.5L20 18M15.5 8.5v.1',
)
export const uploadIcon = /* @__PURE__ */ drawIcon('upload', 'M12 15.5V4.5M7.5 9L12 4.5 16.5 9M5 19.5h14')
export const pauseIcon = /* @__PURE__ */ drawIcon('pause', 'M9 5.5v13M15 5.5v13')
export const playIcon = /* @__PURE__ */ drawIcon('play', 'M8 5.5v13l10.5-6.5z')
export const removeIcon = /* @__PURE__ */ drawIcon(
  'remove',
  'M5 7h14M9.5 7V4.5h5V7M7 7l.8 12.5h8.4L17 7M10.3 10.5v5.5M13.7 10.5v5.5',
)
export const replaceIcon = /* @__PURE__ */ drawIcon(
  'replace',
  'M4 8.5h13M13.5 5L17 8.5 13.5 12M20 15.5H7M10.5 12L7 15.5l3.5 3.5',
)
export const emptyIcon = /* @__PURE__ */ drawIcon(
  'empty',
  'M4 13.5L6.5 5h11L20 13.5M4 13.5V19h16v-5.5M4 13.5h4.5a3.5 3.5 0 007 0H20',
)
