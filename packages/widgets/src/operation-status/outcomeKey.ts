import { outcomes } from './outcomes.words.ts'
import type { OperationOutcome } from './outcomeLook.ts'

type OutcomePart =
  | `${OperationOutcome}.${'title' | 'text'}`
  | 'succeeded.step'
  | 'unknown.next'
  | 'unknown.error'
  | 'unknown.unreadable'
  | 'again'

/** The key of the words for a kind of operation. A kind without words uses those of `other`, and a batch of one row those of a single operation. */
export function outcomeKey(kind: string, part: OutcomePart, count?: number | null): keyof typeof outcomes {
  const one = `outcome.${kind}.one.${part}`
  const key = count === 1 && Object.hasOwn(outcomes, one) ? one : `outcome.${kind}.${part}`
  // A cast with a reason: the key was looked up, every part has words for `other`, and `paidOut` is said of drawdowns alone, which have it.
  return (Object.hasOwn(outcomes, key) ? key : `outcome.other.${part}`) as keyof typeof outcomes
}
