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
import type { Pruned } from './retention/RetentionRecord.ts'
import { readRetention, type RetentionOptions } from './retention/readRetention.ts'
import { type SendClaimParameters, sendWrite } from './sendWrite.ts'
import type { GuidanceOptions } from './guidance/answerGuidance.ts'
import { createDrawdownWatch, type WatchDrawdown } from './guidance/createDrawdownWatch.ts'
import { createSnapshotRecorder, type KeepSnapshot } from './snapshots/createSnapshotRecorder.ts'
import { readSpending, type SpendingOptions } from './spending/readSpending.ts'
import type { Claim } from './Claim.ts'
import type { OperationStore } from './sql/operationStore.ts'
import { answerOperation } from './answerOperation.ts'
import { checkRepeated } from './checkRepeated.ts'
import { toForgottenRefusal } from './toForgottenRefusal.ts'

/** The ledger as the other modules see it. */
export type Ledger = {
  readonly routes: readonly Route<unknown>[]
  readonly operations: Required<OperationOptions>
  readonly fence: LedgerFence
  readonly keepSnapshot: KeepSnapshot
  readonly watchDrawdown: WatchDrawdown
  /** Takes a write of the Partner API through the ledger; the uploads module sends `files`. */
  handleWrite(endpoint: WriteEndpoint, write: WriteTarget & { files: FiledWrites }): Promise<RelayAnswer>
  /** Sends a body that was read, once, for a person who may send it. */
  sendBody(endpoint: WriteEndpoint, written: WrittenBody): Promise<RelayAnswer>
  /** Makes the claim of a write that carries files. */
  createClaim(parameters: CreateClaimParameters): Promise<Claim>
  /** Sends a claimed write, once. */
  sendWrite(parameters: SendClaimParameters): Promise<RelayAnswer>
  /** Answers a write that cannot be sent, from the operation under its key. */
  answerRepeated(claim: Claim, inTheWay: unknown): Promise<RelayAnswer>
  readonly findOperation: OperationStore['findOperation']
  checkAudit(options?: { known?: AuditHead }): Promise<AuditCheck>
  /** Erases a customer partner's data; `removeStaged` removes the staged files. */
  erase(subject: ErasedSubject, options: EraseOptions, removeStaged: RemoveStaged): Promise<ErasureReport>
  prune(options?: { most?: number }): Promise<Pruned>
}

type Options = SpendingOptions &
  GuidanceOptions & {
    operations?: OperationOptions
    retention?: RetentionOptions
    checkReferences?: boolean
    witness?: LedgerWitness
  }

type Made =
  | 'operations'
  | 'retention'
  | 'checkReferences'
  | 'spending'
  | 'fence'
  | 'keepSnapshot'
  | 'assessment'

/**
 * Makes the ledger. The ledger writes each operation down, sends it once, and records the outcome, which comes from an answer, a settlement event or an
 * operator, never from a guess. The ledger holds back possible duplicates, checks spending and approvals, and raises a fence after a restored backup.
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
    assessment: options.assessment ?? {},
    spending: readSpending(options),
    retention: readRetention(options.retention, { operations, matchWindow: needs.matchWindow }),
  }
  return {
    ...{ routes: bindRoutes(ledgerRoutes, context), fence, keepSnapshot, operations },
    watchDrawdown: createDrawdownWatch(needs),
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
 * Answers a write that cannot be sent, from the operation that the ledger holds under its key.
 *
 * @throws RelayRefusal for a key of another write or of a forgotten operation; throws `inTheWay` for a new key.
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

/** The most records of each kind that one sweep prunes; the next sweep goes on. */
const mostOfSweep = 20_000

/** Prunes records whose retention is over, and returns their number. Asks the store nothing where the host keeps everything for good. */
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
