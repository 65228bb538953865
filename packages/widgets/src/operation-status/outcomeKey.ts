import { outcomes } from './outcomes.words.ts'
import type { OperationOutcome } from './outcomeLook.ts'

type OutcomePart =
  | `${Exclude<OperationOutcome, 'paidOut'>}.${'title' | 'text'}`
  | 'succeeded.step'
  | 'unknown.next'
  | 'unknown.error'
  | 'again'

/** The key of what is said about a kind of write; one that the kit has no words for is a request like any other. */
export function outcomeKey(kind: string, part: OutcomePart): keyof typeof outcomes {
  const key = `outcome.${kind}.${part}`
  // The cast is what the check on the same line has found.
  return Object.hasOwn(outcomes, key) ? (key as keyof typeof outcomes) : `outcome.other.${part}`
}
