import { outcomes } from './outcomes.words.ts'
import type { OperationOutcome } from './outcomeLook.ts'

type OutcomePart =
  | `${OperationOutcome}.${'title' | 'text'}`
  | 'succeeded.step'
  | 'unknown.next'
  | 'unknown.error'
  | 'again'

/** The key of what is said about a kind of write; one that the kit has no words for is a request like any other. */
export function outcomeKey(kind: string, part: OutcomePart): keyof typeof outcomes {
  const key = `outcome.${kind}.${part}`
  // A cast with a reason: the key was looked up, every part has words for `other`, and `paidOut` is said of drawdowns alone, which have it.
  return (Object.hasOwn(outcomes, key) ? key : `outcome.other.${part}`) as keyof typeof outcomes
}
