import type { BudgetContext } from '../http/index.ts'
import type { IdentityContext } from '../identity/index.ts'
import type { Ledger } from '../ledger/index.ts'
import type { RunningWork } from '../lib/trackWork.ts'
import type { Observability } from '../observability/createObservability.ts'
import type { UpstreamContext } from '../upstream/index.ts'
import type { CheckedBatchOptions } from './readBatchOptions.ts'
import type { BatchStore } from './BatchStore.ts'

/** What this module works with. */
export type BatchesContext = BudgetContext &
  IdentityContext &
  Observability &
  UpstreamContext & {
    readonly store: BatchStore & { prepare(now: number): Promise<void> }
    readonly batches: CheckedBatchOptions
    /** Milliseconds for which a batch is one instance's; begins anew with each piece. */
    readonly lease: number
    readonly ledger: Pick<Ledger, 'sendBody' | 'findOperation' | 'fence'>
    readonly running: Map<Promise<unknown>, RunningWork>
    readonly isClosing: () => boolean
  }
