import type { TenantConfig } from '@onlend/core'
import type { IssuedToken } from '@onlend/core/relay'
import type { Principal, RelayAnswer } from './http/index.ts'
import type { CloseReport } from './drainRelay.ts'
import type { AuditCheck, AuditHead } from './ledger/audit/checkAudit.ts'
import type { Fence } from './ledger/fence/Fence.ts'
import type { RevokedSubject, RevokeOptions } from './identity/index.ts'
import type { ErasedSubject, EraseOptions, ErasureReport } from './ledger/retention/eraseCustomerPartner.ts'
import type { Pruned } from './ledger/retention/RetentionRecord.ts'
import type { ResealReport } from './database/sealing/createResealing.ts'
import type { ReplayReport, ReplayWebhooksOptions } from './inbox/replayWebhooks.ts'

/** A running relay. */
export type Relay = {
  /** Answers a request; never rejects. */
  fetch(request: Request): Promise<Response>
  /** The answer of `fetch` before it becomes a `Response`: for an adapter that writes to a socket itself. */
  answer(request: Request): Promise<RelayAnswer>
  /**
   * A token for a person that the host's own server has signed in, for a page on another origin; `expiresAt` is ISO 8601 in UTC, `lifetime` in ms.
   * Without a `sessionId`, here or on the principal, `revoke({ sessionId })` cannot end it. Rejects with a TypeError without token mode, for
   * a value that is no principal, and for one whose rights do not fit into a token.
   */
  issueToken(principal: Principal, options?: { sessionId?: string }): Promise<IssuedToken>
  /**
   * The brand that a request for one of your pages would be shown, so that its first answer can wear it (`initialTenant` of `TenantRoot`);
   * `null` where there is none, or none can be found out. A page for a person of several businesses names one, whose own brand counts. Never rejects.
   */
  tenantFor(
    request: Request,
    options?: { customerPartnerId?: string | undefined },
  ): Promise<TenantConfig | null>
  /**
   * Ends a session with its tokens and open streams, or all of a person's: here at once. Other instances refuse its writes at once, its reads
   * within five seconds, and end its streams within `events.sessionCheckInterval`. Cookies are recognised by the principal's `sessionId` and
   * `signedInAt`. Call it after a sign-out. Rejects when the
   * other instances could not learn of it, and with a TypeError without an id.
   */
  revoke(subject: RevokedSubject, options?: RevokeOptions): Promise<void>
  /**
   * Reads the webhooks again that have open events and are still stored whole: after a change of a parser, or an outage. Changes no final
   * outcome; you can call it again.
   */
  replayWebhooks(options?: ReplayWebhooksOptions): Promise<ReplayReport>
  /**
   * Reads the whole audit and hashes it again: `brokenAt` is the place of the first entry that was changed or is missing. Keep the `head` of each check where the
   * owner of the database cannot write, and pass it to the next check as `known`, so that it also finds entries removed from the end.
   */
  checkAudit(options?: { known?: AuditHead }): Promise<AuditCheck>
  /**
   * Erases a customer partner's data from every table and the staging. Tombstones stay, so that the relay never sends a key of theirs again; so does the audit.
   * Data in flight, in doubt or younger than two weeks stays and is in `kept`: call it again later. `by` is in the audit.
   */
  erase(subject: ErasedSubject, options: EraseOptions): Promise<ErasureReport>
  /** Prunes all records that `retention` makes due. A sweep prunes a part of them each time, so that only a backlog needs this. */
  prune(): Promise<Pruned>
  /**
   * The fence of the ledger: raised where the database was restored from a backup and may lack sent operations. Checks for that first, with `witness`.
   */
  readFence(): Promise<Fence>
  /**
   * Refuses every operation until `liftFence`: part of restoring a backup, before an instance runs on it. Operations that wait for a second person become
   * `unknown`. `by` is the host's own id of the person, for the audit.
   */
  raiseFence(options: { by: string }): Promise<Fence>
  /**
   * Takes operations again, but only under keys that pages minted after the fence was raised: for older keys the relay does not know whether it sent them.
   * `null` where the fence is not raised.
   */
  liftFence(options: { by: string }): Promise<Fence | null>
  /**
   * Seals again, at once, every text that another secret than the first of `ledgerSecret` has sealed; sweeps do the same bit by bit. Once every instance has
   * the new secret and a second call finds nothing to do, you can remove the other secrets.
   */
  reseal(): Promise<ResealReport>
  /** Does the work that time makes due: dead senders, stale operations, webhooks that were not applied, retention. Call it every minute or so. */
  sweep(): Promise<void>
  /**
   * Refuses new writes with 503, stops being ready, ends the event streams a few at a time so that they open elsewhere, and resolves when
   * every write that was sent has been recorded, or at the deadline (milliseconds; by default longer than the longest write). Reads go on until then.
   * The store stays open. A second call waits for the first.
   */
  close(options?: { deadline?: number | undefined }): Promise<CloseReport>
}
