/**
 * Finds the fields that a person left after the press of a button in prerendered markup. The style sheet starts a clock at the press, and one each time
 * a field loses the focus. Without the clocks no order is known: a text on the page then counts as typed after the press.
 */
export function findTypedSince(pressed: Element): readonly Element[] {
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
