import { operationKinds } from './operationKinds.words.ts'

/** The key of a kind's name; one that this kit does not know, or that is not loaded yet, is a request. */
export function operationKindKey(kind: string | undefined): keyof typeof operationKinds {
  const key = `operation.kind.${kind}`
  // The cast is what the check on the same line has found.
  return Object.hasOwn(operationKinds, key) ? (key as keyof typeof operationKinds) : 'operation.kind.other'
}
