import type { Operation } from '@onlend/core'
import { operationHistory } from './operationHistory.words.ts'

/** The key of an operation's state in one word: "Sent" for money, "Registered" for a customer. */
export function historyStateKey({
  kind,
  state,
  rows,
  conflict,
}: Pick<Operation, 'kind' | 'state' | 'rows' | 'conflict'>): keyof typeof operationHistory {
  if (conflict) return 'operationHistory.state.conflict'
  if (state === 'failed' && rows !== null && rows.succeeded > 0) return 'operationHistory.state.partlyFailed'
  const key = `operationHistory.state.${state}.${kind}`
  return Object.hasOwn(operationHistory, key)
    ? // The cast is what the check before it has found.
      (key as keyof typeof operationHistory)
    : `operationHistory.state.${state}`
}
