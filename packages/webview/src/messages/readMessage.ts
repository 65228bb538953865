import { type Check, check } from './check.ts'

type Fields<M> = M extends unknown ? Exclude<keyof M, 'type'> : never

/** A check for every field of every message: a field without one does not compile. */
export type Shapes<M extends { type: string }> = {
  readonly [Type in M['type']]: { readonly [Field in Fields<Extract<M, { type: Type }>>]: Check }
}

/**
 * Reads a message of the other side; `null` for a text of another program, another version of the contract, an unknown type or a wrong field.
 *
 * @param data The received text, unchecked.
 * @param shapes The messages that this side takes.
 */
export function readMessage<M extends { type: string }>(data: unknown, shapes: Shapes<M>): M | null {
  try {
    const message: unknown = typeof data === 'string' ? JSON.parse(data) : null
    if (!check.record({ onlend: check.oneOf(1), type: (type) => isKnown(type, shapes) })(message)) return null
    // Both casts follow the checks before them.
    const { type } = message as { type: M['type'] }
    return check.record(shapes[type])(message) ? (message as M) : null
  } catch {
    // Not JSON: another program's.
    return null
  }
}

function isKnown(type: unknown, shapes: object): boolean {
  return typeof type === 'string' && Object.hasOwn(shapes, type)
}
