import { drawIcon } from './drawIcon.ts'

// The icons of lists and their rows are in a separate file: a page loads a file that several chunks use as a whole.
export const forwardIcon = /* @__PURE__ */ drawIcon('forward', 'M9.5 6l6 6-6 6')
export const copyIcon = /* @__PURE__ */ drawIcon('copy', 'M9 9h10v11H9zM15 9V4.5H5V15.5h4')
export const backIcon = /* @__PURE__ */ drawIcon('back', 'M14.5 6l-6 6 6 6')
export const eyeIcon = /* @__PURE__ */ drawIcon(
  'eye',
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9a3 3 0 100 6 3 3 0 000-6z',
)
export const eyeOffIcon = /* @__PURE__ */ drawIcon(
  'eyeOff',
  'M4 4l16 16M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9a3 3 0 100 6 3 3 0 000-6z',
)
export const searchIcon = /* @__PURE__ */ drawIcon(
  'search',
  'M10.5 4a6.5 6.5 0 100 13 6.5 6.5 0 000-13zM15.5 15.5L20.5 20.5',
)
export const downloadIcon = /* @__PURE__ */ drawIcon('download', 'M12 4v11M7.5 10.5L12 15l4.5-4.5M5 19.5h14')
export const filterIcon = /* @__PURE__ */ drawIcon('filter', 'M4 6.5h16M7 12h10M10 17.5h4')
export const columnsIcon = /* @__PURE__ */ drawIcon('columns', 'M4 5h16v14H4zM9.5 5v14M14.5 5v14')
