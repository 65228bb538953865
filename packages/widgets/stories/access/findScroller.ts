/** The nearest element, itself or around it, that scrolls sideways. */
export function findScroller(element: Element | null): Element | null {
  for (let at = element; at && at !== document.body && at !== document.documentElement; at = at.parentElement)
    if (/auto|scroll/.test(getComputedStyle(at).overflowX)) return at
  return null
}
