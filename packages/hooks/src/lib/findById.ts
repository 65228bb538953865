/** Finds an element in the page, or in the shadow root that the person is in, which the document does not look into. */
export function findById(id: string): HTMLElement | null {
  let root: Document | ShadowRoot | null | undefined = document
  while (root) {
    const found = root.getElementById(id)
    if (found) return found
    root = root.activeElement?.shadowRoot
  }
  return null
}
