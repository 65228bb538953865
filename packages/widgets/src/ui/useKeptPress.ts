'use client'
import { type RefObject, useEffect } from 'react'

/** The elements that act on a click. A field only takes the focus, already at the start of the press. */
const pressable = 'button, label, summary'
/** Pixels that a finger may slip in a press; further away is a change of mind. */
const slip = 12

/**
 * Gives a click to the button, tick or radio within `box` on which the press began. The end of a field's focus can add or remove a note,
 * which moves the button away from under the pointer, also out of the box.
 */
export function useKeptPress(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = box.current
    let press: { on: HTMLElement; x: number; y: number } | null = null
    const begin = ({ target, clientX: x, clientY: y }: PointerEvent) => {
      const on = target instanceof Element ? target.closest<HTMLElement>(pressable) : null
      press = on && { on, x, y }
    }
    const end = (event: MouseEvent) => {
      // A key's click has no place, and begins no press.
      if (event.detail === 0 || !press) return
      const { on, x, y } = press
      press = null
      const isNear = Math.hypot(event.clientX - x, event.clientY - y) < slip
      // The document sees a press within a shadow root as one on the host.
      const [target] = event.composedPath()
      if (!isNear || !on.isConnected || (target instanceof Node && on.contains(target))) return
      event.preventDefault()
      event.stopPropagation()
      on.click()
    }
    element?.addEventListener('pointerdown', begin, true)
    const page = element?.ownerDocument
    page?.addEventListener('click', end, true)
    return () => {
      element?.removeEventListener('pointerdown', begin, true)
      page?.removeEventListener('click', end, true)
    }
  }, [box])
}
