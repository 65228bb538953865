import type { BudgetContext } from '../http/index.ts'
import type { IdentityContext } from '../identity/index.ts'
import type { Ledger } from '../ledger/index.ts'
import type { Gate } from '../lib/createGate.ts'
import type { RunningWork } from '../lib/trackWork.ts'
import type { Observability } from '../observability/createObservability.ts'
import type { UpstreamContext } from '../upstream/index.ts'
import type { InboxStore } from './sql/inboxStore.ts'
import type { InboxOptions } from './readInboxOptions.ts'
import type { ReadySource } from './readWebhookSources.ts'

/** The context of the inbox functions. */
export type InboxContext = BudgetContext &
  IdentityContext &
  Observability &
  UpstreamContext & {
    readonly store: InboxStore & { prepare(now: number): Promise<void>; secret(): Promise<string> }
    readonly ledger: Pick<Ledger, 'findOperation'>
    readonly webhooks: ReadonlyMap<string, ReadySource>
    /** Limits the webhooks that the relay verifies at a time: a service reports hundreds of outcomes at once, and reads and presses go on between them. */
    readonly checking: Gate
    /** The running round of confirmations, and whether a caller has asked for another round meanwhile. */
    readonly confirming: { work: Promise<void> | null; isAsked: boolean }
    readonly inbox: Required<InboxOptions>
    readonly running: Map<Promise<unknown>, RunningWork>
    readonly isClosing: () => boolean
  }
