const named = 'data-ol-part'

/** Gives what has a part name in a shadow root the `part` that a page's `::part()` finds: `Form.submit` is `Form-submit`, as a dot ends a name. */
export function exposeParts(root: ShadowRoot): void {
  const expose = (element: Element) =>
    element.setAttribute('part', (element.getAttribute(named) ?? '').replaceAll('.', '-'))
  // Before the browser paints: observers are told at the end of the task that draws.
  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'attributes') expose(target as Element) // only elements have attributes
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue
        if (node.hasAttribute(named)) expose(node)
        for (const element of node.querySelectorAll(`[${named}]`)) expose(element)
      }
    }
  })
  observer.observe(root, { subtree: true, childList: true, attributeFilter: [named] })
}
