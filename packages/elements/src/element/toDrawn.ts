import { toReactNode } from '../react/toReactNode.tsx'
import type { PropKinds } from '../table/WidgetDefinition.ts'

type Draw = (...args: unknown[]) => unknown

/** A widget may need a function to keep its identity. */
const drawn = new WeakMap<Draw, Draw>()

/** Turns the values of an element into the props of its component: content becomes React nodes, and a choice begins as `null`. */
export function toDrawn(
  kinds: PropKinds,
  values: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const props: Record<string, unknown> = {}
  for (const [prop, kind] of Object.entries(kinds)) {
    const value = values[prop]
    if (value === undefined) {
      if (typeof kind === 'string' && kind.endsWith('?')) props[prop] = null
    } else if (kind === 'text') props[prop] = toReactNode(value)
    else if (kind === 'draw' && typeof value === 'function') props[prop] = toDraw(value as Draw)
    else props[prop] = value
  }
  return props
}

function toDraw(draw: Draw): Draw {
  const known = drawn.get(draw) ?? ((...args) => toReactNode(draw(...args)))
  drawn.set(draw, known)
  return known
}
