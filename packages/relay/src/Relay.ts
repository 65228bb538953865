import type { TenantConfig } from '@onlend/core'
import type { IssuedToken } from '@onlend/core/relay'
import type { Principal, RelayAnswer } from './http/index.ts'
import type { CloseReport } from './drainRelay.ts'
import type { AuditCheck, AuditHead } from './ledger/audit/checkAudit.ts'
import type { Fence } from './ledger/fence/FenceStore.ts'
import type { RevokedSubject, RevokeOptions } from './identity/index.ts'
import type { ErasedSubject, EraseOptions, ErasureReport } from './ledger/retention/eraseCustomerPartner.ts'
import type { Pruned } from './ledger/retention/RetentionStore.ts'
import type { ResealReport } from './database/sealing/createResealing.ts'
import type { ReplayReport, ReplayWebhooksOptions } from './inbox/replayWebhooks.ts'

/** A running relay. */
export type Relay = {
  /** Answers a request; never rejects. */
  fetch(request: Request): Promise<Response>
  /** What `fetch` answers, before a `Response` is made of it: for an adapter that writes to a socket itself. */
  answer(request: Request): Promise<RelayAnswer>
  /**
   * A token for a person that the host's own server has signed in, for a page on another origin; `expiresAt` is ISO 8601 in UTC, `lifetime` in ms.
   * Without a `sessionId`, here or on the principal, `revoke({ sessionId })` cannot end it. Rejects with a TypeError without token mode, for
   * what is no principal, and for one whose rights do not fit into a token.
   */
  issueToken(principal: Principal, options?: { sessionId?: string }): Promise<IssuedToken>
  /**
   * The brand that a request for one of your pages would be shown, so that its first answer can wear it (`initialTenant` of `TenantRoot`);
   * `null` where there is none, or none can be found out. Never rejects.
   */
  tenantFor(request: Request): Promise<TenantConfig | null>
  /**
   * Ends a session with its tokens and open streams, or all of a person's: here at once. Other instances refuse its writes at once, its reads
   * within five seconds, and end its streams within `events.sessionCheckInterval`. Cookies are recognised by the principal's `sessionId` and
   * `signedInAt`. Call it after a sign-out. Rejects when the
   * other instances could not be told, and with a TypeError without an id.
   */
  revoke(subject: RevokedSubject, options?: RevokeOptions): Promise<void>
  /**
   * Reads webhooks again that have something open in them and are still kept whole: after a parser was changed, or an outage. Changes nothing
   * that is final, and can be called again.
   */
  replayWebhooks(options?: ReplayWebhooksOptions): Promise<ReplayReport>
  /**
   * Reads the whole audit and hashes it again: `brokenAt` is the place of the first entry that was changed or is missing. Keep the `head` of each check where the
   * owner of the database cannot write, and give it to the next one as `known`, so that entries that were taken from the end are found too.
   */
  checkAudit(options?: { known?: AuditHead }): Promise<AuditCheck>
  /**
   * Takes what is kept of a customer partner out of every table and the staging. Tombstones stay, so that no key of theirs is ever sent again, and the audit. What is in
   * flight, in doubt or younger than two weeks is left and in `kept`: call it again later. `by` is in the audit.
   */
  erase(subject: ErasedSubject, options: EraseOptions): Promise<ErasureReport>
  /** Prunes all that `retention` makes due, however much it is. A sweep prunes a part of it each time, so that nothing needs this but a backlog. */
  prune(): Promise<Pruned>
  /**
   * The fence of the ledger as it stands: raised where the database was restored from a backup and may lack operations that were sent. Looks for that first, with
   * `witness`.
   */
  readFence(): Promise<Fence>
  /**
   * Refuses every operation until `liftFence`: part of restoring a backup, before an instance runs on it. Operations that wait for a second person become
   * `unknown`. `by` is the host's own id of the person, for the audit.
   */
  raiseFence(options: { by: string }): Promise<Fence>
  /**
   * Takes operations again, under keys that were minted since the fence was raised alone: of older ones it is not known whether they were sent. `null` where it
   * is not raised.
   */
  liftFence(options: { by: string }): Promise<Fence | null>
  /**
   * Seals everything anew that is sealed under another secret than the first of `ledgerSecret`, at once, which sweeps do bit by bit. With a second call that finds
   * nothing to do, once every instance has the new secret, the others can be taken out.
   */
  reseal(): Promise<ResealReport>
  /** Does what time alone makes due: dead senders, stale operations, webhooks that were not applied, retention. Call it every minute or so. */
  sweep(): Promise<void>
  /**
   * Refuses new writes with 503, stops being ready, ends the event streams a few at a time so that they open elsewhere, and resolves when
   * every write that was sent has been recorded, or at the deadline (milliseconds; by default longer than the longest write). Reads go on until then.
   * The store stays open. A second call waits for the first.
   */
  close(options?: { deadline?: number }): Promise<CloseReport>
}
