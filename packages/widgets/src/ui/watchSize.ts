/**
 * Calls `onChange` whenever an element has another size, and returns a function that ends that. A document without layout, such as that of
 * a unit test, never calls it.
 */
export function watchSize(element: Element, onChange: () => void): () => void {
  if (typeof ResizeObserver === 'undefined') return () => undefined
  const sizes = new ResizeObserver(onChange)
  sizes.observe(element)
  return () => sizes.disconnect()
}
