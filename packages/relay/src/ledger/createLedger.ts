import { bindRoutes, type RelayAnswer, RelayRefusal, type Route } from '../http/index.ts'
import { type AuditCheck, type AuditHead, checkAudit } from './audit/checkAudit.ts'
import { createClaim, type CreateClaimParameters } from './createClaim.ts'
import { createFence, type LedgerFence } from './fence/createFence.ts'
import type { LedgerWitness } from './fence/LedgerWitness.ts'
import { type FiledWrites, handleWrite, type WriteEndpoint, type WriteTarget } from './handleWrite.ts'
import { sendBody, type WrittenBody } from './sendBody.ts'
import { ledgerRoutes } from './ledgerRoutes.ts'
import type { LedgerContext } from './LedgerContext.ts'
import { type OperationOptions, readOperationOptions } from './readOperationOptions.ts'
import {
  eraseCustomerPartner,
  type ErasedSubject,
  type EraseOptions,
  type ErasureReport,
  type RemoveStaged,
} from './retention/eraseCustomerPartner.ts'
import type { Pruned } from './retention/RetentionStore.ts'
import { readRetention, type RetentionOptions } from './retention/readRetention.ts'
import { type SendClaimParameters, sendWrite } from './sendWrite.ts'
import { createSnapshotRecorder, type KeepSnapshot } from './snapshots/createSnapshotRecorder.ts'
import { readSpending, type SpendingOptions } from './spending/readSpending.ts'
import type { Claim, OperationStore } from './OperationStore.ts'
import { answerOperation } from './answerOperation.ts'
import { checkRepeated } from './checkRepeated.ts'
import { toForgottenRefusal } from './toForgottenRefusal.ts'

/** The ledger as the other modules see it. */
export type Ledger = {
  readonly routes: readonly Route<unknown>[]
  readonly operations: Required<OperationOptions>
  readonly fence: LedgerFence
  readonly keepSnapshot: KeepSnapshot
  /** Takes a write of the service's to it; `files` are sent by the module that knows files. */
  handleWrite(endpoint: WriteEndpoint, write: WriteTarget & { files: FiledWrites }): Promise<RelayAnswer>
  /** Sends a body that is at hand, once, for a person who may. */
  sendBody(endpoint: WriteEndpoint, written: WrittenBody): Promise<RelayAnswer>
  /** What a write that has a form of its own is about. */
  createClaim(parameters: CreateClaimParameters): Promise<Claim>
  /** Sends it, once. */
  sendWrite(parameters: SendClaimParameters): Promise<RelayAnswer>
  /** Answers one that cannot be sent from what is on record under its key. */
  answerRepeated(claim: Claim, inTheWay: unknown): Promise<RelayAnswer>
  readonly findOperation: OperationStore['findOperation']
  checkAudit(options?: { known?: AuditHead }): Promise<AuditCheck>
  /** Erases a customer partner's data; what is staged is removed by the module that knows files. */
  erase(subject: ErasedSubject, options: EraseOptions, removeStaged: RemoveStaged): Promise<ErasureReport>
  prune(options?: { most?: number }): Promise<Pruned>
}

type Options = SpendingOptions & {
  operations?: OperationOptions
  retention?: RetentionOptions
  checkReferences?: boolean
  witness?: LedgerWitness
}

type Made = 'operations' | 'retention' | 'checkReferences' | 'spending' | 'fence' | 'keepSnapshot'

/**
 * Makes the ledger: each operation is written down before it is sent, sent once, and recorded after; what came of it is an answer, a settlement event or an
 * operator's word, and never a guess. Possible duplicates are held back, spending is controlled, a second person approves, a fence stands after a backup.
 *
 * @throws TypeError for an option that is not safe.
 */
export function createLedger(options: Options, needs: Omit<LedgerContext, Made>): Ledger {
  const operations = readOperationOptions(options.operations)
  const fence = createFence({ ...needs, witness: options.witness })
  const keepSnapshot = createSnapshotRecorder(needs)
  const context: LedgerContext = {
    ...needs,
    ...{ operations, fence, keepSnapshot, checkReferences: options.checkReferences ?? false },
    spending: readSpending(options),
    retention: readRetention(options.retention, { operations, matchWindow: needs.matchWindow }),
  }
  return {
    ...{ routes: bindRoutes(ledgerRoutes, context), fence, keepSnapshot, operations },
    handleWrite: (endpoint, write) => handleWrite(context, endpoint, write),
    sendBody: (endpoint, written) => sendBody(context, endpoint, written),
    createClaim: (facts) => createClaim(context, facts),
    sendWrite: (write) => sendWrite(context, write),
    answerRepeated: (claim, inTheWay) => answerRepeated(context, claim, inTheWay),
    findOperation: (owners, id) => needs.store.findOperation(owners, id),
    checkAudit: (asked) => checkAudit(context, asked),
    erase: (subject, given, removeStaged) =>
      eraseCustomerPartner(context, { subject, ...given }, removeStaged),
    prune: (limits) => pruneRecords(context, limits),
  }
}

/**
 * Answers a write that cannot be sent from what the ledger holds under its key, where it holds anything.
 *
 * @throws RelayRefusal for a key of another write, or of one that was forgotten. What stood in the way is thrown again where the key is new.
 */
async function answerRepeated(
  { store }: LedgerContext,
  claim: Claim,
  inTheWay: unknown,
): Promise<RelayAnswer> {
  const unavailable = () => {
    throw new RelayRefusal('store_unavailable')
  }
  const known = await store.findOperation([claim.owner], claim.id).catch(unavailable)
  const tombstone = known ? null : await store.findTombstone([claim.owner], claim.id).catch(unavailable)
  if (tombstone) throw toForgottenRefusal(tombstone)
  if (!known) throw inTheWay
  checkRepeated(known, claim)
  return answerOperation(known, { replayed: true })
}

/** What one sweep prunes at most, of each kind of record; what is left is done the next time. */
const mostOfSweep = 20_000

/** Prunes what has had its time, and says how much that was. Nothing is asked of the store where everything is kept for good. */
async function pruneRecords(
  { store, clock, environment, retention, measure, logger }: LedgerContext,
  { most = mostOfSweep }: { most?: number } = {},
): Promise<Pruned> {
  const { operations, webhooks, snapshots } = retention
  if (Object.values(retention).every((milliseconds) => milliseconds === null))
    return { operations: 0, webhooks: 0, destinations: 0, snapshots: 0 }
  const now = clock.now()
  await store.prepare(now)
  const pruned = await store.prune({
    environment,
    operationsBefore: operations === null ? null : now - operations,
    webhooksBefore: webhooks === null ? null : now - webhooks,
    snapshotsBefore: snapshots === null ? null : now - snapshots,
    most,
    now,
  })
  // The cast names the keys of the counts.
  const counts = Object.entries(pruned) as [keyof Pruned, number][]
  for (const [record, count] of counts) if (count > 0) measure({ type: 'pruned', record, count })
  if (counts.some(([, count]) => count > 0))
    logger.info({ event: 'retention.pruned', ...pruned }, 'records that have had their time were pruned')
  return pruned
}
