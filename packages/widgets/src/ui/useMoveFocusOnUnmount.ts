'use client'
import { type RefCallback, useState } from 'react'

/**
 * For what goes away at a press inside it, such as "Try again": if it had the focus, the heading of its card takes it, so that a
 * keyboard or a screen reader is not sent back to the top of the page.
 */
export function useMoveFocusOnUnmount(): RefCallback<HTMLElement> {
  const [hold] = useState(() => {
    let held: HTMLElement | null = null
    // React takes a ref back just before its element leaves the page.
    return (element: HTMLElement | null) => {
      if (element === null && held) handOver(held)
      held = element
    }
  })
  return hold
}

function handOver(leaving: HTMLElement): void {
  // The card can be in a shadow tree, which has a separate active element.
  const { activeElement } = leaving.getRootNode() as Document | ShadowRoot
  if (!activeElement || !leaving.contains(activeElement)) return
  const heading = leaving.closest('section')?.querySelector<HTMLElement>('h2, h3, h4')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus()
}
