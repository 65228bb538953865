import type { Operation } from '@onlend/core'

/** The outcome of a record, in one word: a conflict outweighs the state. */
export function recordOutcome({
  state,
  conflict,
}: Pick<Operation, 'state' | 'conflict'>): Operation['state'] | 'conflict' {
  return conflict ? 'conflict' : state
}
