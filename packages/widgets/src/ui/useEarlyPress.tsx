'use client'
import { type ReactNode, useEffect, useId, useRef, version } from 'react'
import { findTypedIn } from './findTypedIn.ts'
import { useIsHydrated } from './useIsHydrated.ts'
import { wasPressedEarly } from './wasPressedEarly.ts'

type EarlyPress = {
  /** For the button. */
  invoker: object
  /** The first child of the button. */
  mark: ReactNode
}

// React 18 passes on what it does not know; React 19 knows the name in camel case.
const [target, action] = version.startsWith('18')
  ? ['popovertarget', 'popovertargetaction']
  : ['popoverTarget', 'popoverTargetAction']

/**
 * Keeps a press of a button in prerendered markup until the script is there, and does it then, once: the browser itself opens an empty popover of the button's,
 * and no script remembers anything. A submit is left to its form. A browser without popovers forgets the press.
 */
export function useEarlyPress(): EarlyPress {
  const id = useId()
  const isHydrated = useIsHydrated()
  const mark = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const button = wasPressedEarly(mark.current) ? mark.current?.closest('button') : null
    if (!button || button.type === 'submit') return
    const typed = findTypedSince(mark.current?.nextElementSibling ?? button)
    // After the effects around this one: the fields have been taken over by then.
    queueMicrotask(() => pressNow(button, typed))
  }, [])
  if (isHydrated) return { invoker: {}, mark: null }
  return {
    invoker: { [target]: id, [action]: 'show' },
    mark: <span ref={mark} id={id} popover="manual" className="ol-Button-early" />,
  }
}

/** A text that was typed after the press stays, and a person who has gone on to a field since keeps the focus there. */
function pressNow(button: HTMLElement, typed: readonly Element[]): void {
  const typedIn = findTypedIn()
  for (const field of typed) field.setAttribute('data-ol-typed', '')
  button.click()
  for (const field of typed) field.removeAttribute('data-ol-typed')
  queueMicrotask(() => typedIn?.focus())
}

/**
 * Finds the fields that a person left after the press of a button in prerendered markup. The style sheet starts a clock at the press, and one each time
 * a field loses the focus. Without the clocks no order is known: a text on the page then counts as typed after the press.
 */
function findTypedSince(pressed: Element): readonly Element[] {
  // The cast follows the call: an element is in a document or in a shadow root.
  const root = pressed.getRootNode() as Document | ShadowRoot
  const age = readClock(pressed)
  return [...root.querySelectorAll('[name]')].filter((field) => {
    const left = age === null ? null : readClock(field)
    return age === null || (left !== null && left < age)
  })
}

/** Milliseconds since the style sheet started the clock of an element; `null` without a clock. */
function readClock(element: Element): number | null {
  const clock = element
    .getAnimations?.()
    .find((animation) => 'animationName' in animation && animation.animationName === 'ol-clock')
  return typeof clock?.currentTime === 'number' ? clock.currentTime : null
}
