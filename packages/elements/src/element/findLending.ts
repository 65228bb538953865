import { LendingElement } from './LendingElement.ts'

/** The `<onlend-lending>` around an element, also across slots and shadow roots. */
export function findLending(element: Element): LendingElement | null {
  let node: Node | null = element
  while (node) {
    if (node instanceof LendingElement) return node
    if (node instanceof ShadowRoot) node = node.host
    else node = (node instanceof Element ? node.assignedSlot : null) ?? node.parentNode
  }
  return null
}
