import type { Operation } from '@onlend/core'

/** Where a record stands, in one word: doubt outweighs the state. */
export function recordOutcome({
  state,
  conflict,
}: Pick<Operation, 'state' | 'conflict'>): Operation['state'] | 'conflict' {
  return conflict ? 'conflict' : state
}
