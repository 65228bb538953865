/** Finds an element in the page, or in the shadow root with the focus, which the document does not search. */
export function findById(id: string): HTMLElement | null {
  let root: Document | ShadowRoot | null | undefined = document
  while (root) {
    const found = root.getElementById(id)
    if (found) return found
    root = root.activeElement?.shadowRoot
  }
  return null
}
