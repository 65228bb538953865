import type { BudgetContext } from '../http/index.ts'
import type { IdentityContext } from '../identity/index.ts'
import type { Ledger } from '../ledger/index.ts'
import type { RunningWork } from '../lib/trackWork.ts'
import type { Observability } from '../observability/createObservability.ts'
import type { UpstreamContext } from '../upstream/index.ts'
import type { CheckedBatchOptions } from './readBatchOptions.ts'
import type { BatchStore } from './sql/batchStore.ts'

/** The context of the batch functions. */
export type BatchesContext = BudgetContext &
  IdentityContext &
  Observability &
  UpstreamContext & {
    readonly store: BatchStore & { prepare(now: number): Promise<void> }
    readonly batches: CheckedBatchOptions
    /** Milliseconds for which one instance holds a batch; each piece renews them. */
    readonly lease: number
    readonly ledger: Pick<Ledger, 'sendBody' | 'findOperation' | 'fence'>
    readonly running: Map<Promise<unknown>, RunningWork>
    readonly isClosing: () => boolean
  }
