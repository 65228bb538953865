import type { Operation } from '@onlend/core'

/**
 * How a widget names where a write stands: the ledger's states; `conflict`, whatever the state, while two pieces of evidence cannot both be true;
 * and `notReceived` when the ledger never saw it.
 */
export type OperationOutcome = Operation['state'] | 'conflict' | 'notReceived'
