import type { Operation } from '@onlend/core'

/** How a widget names where a write stands: the ledger's states, and `notReceived` when the ledger never saw it. */
export type OperationOutcome = Operation['state'] | 'notReceived'
