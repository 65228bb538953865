/** Whether an element is drawn for people who look: not hidden, and not one that only screen readers are given. */
export function isSeen(element: Element): boolean {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false
  return !element.closest('.ol-VisuallyHidden, [inert]')
}
