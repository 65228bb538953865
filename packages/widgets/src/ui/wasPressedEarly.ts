/** Whether a press in prerendered markup has opened the mark of its button, see `useEarlyPress`. */
export function wasPressedEarly(mark: Element | null): boolean {
  try {
    return mark?.matches(':popover-open') === true
  } catch {
    // An old browser does not know the selector.
    return false
  }
}
