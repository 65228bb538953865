/** Whether an element is drawn for people who look: not hidden, and not one that only screen readers are given. */
export function isSeen(element: Element): boolean {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false
  if (element.closest('.ol-VisuallyHidden, [inert]')) return false
  // A style sheet hides a label so where only wide pages have room for the label.
  return getComputedStyle(element).clipPath !== 'inset(50%)'
}
