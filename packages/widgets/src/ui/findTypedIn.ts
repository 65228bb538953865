import { findFocused } from './findFocused.ts'

/** The field that a person is perhaps typing into: the one that has the focus. */
export function findTypedIn(): HTMLElement | null {
  const focused = findFocused()
  return focused instanceof HTMLElement && focused.matches('input, select, textarea') ? focused : null
}
