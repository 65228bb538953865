import type { BudgetContext } from '../http/index.ts'
import type { IdentityContext } from '../identity/index.ts'
import type { Ledger } from '../ledger/index.ts'
import type { RunningWork } from '../lib/trackWork.ts'
import type { Observability } from '../observability/createObservability.ts'
import type { UpstreamContext } from '../upstream/index.ts'
import type { UploadContext } from './readUploadOptions.ts'
import type { UploadStore } from './sql/uploadStore.ts'

/** The context of the upload functions. */
export type UploadsContext = BudgetContext &
  IdentityContext &
  Observability &
  UpstreamContext & {
    readonly store: UploadStore & { secret(): Promise<string> }
    /** `null` without staging. */
    readonly uploads: UploadContext | null
    readonly ledger: Pick<Ledger, 'createClaim' | 'sendWrite' | 'answerRepeated'>
    readonly running: Map<Promise<unknown>, RunningWork>
    /** The path of the mount, for the addresses of uploads. */
    readonly mountPath: string
    readonly isClosing: () => boolean
  }
