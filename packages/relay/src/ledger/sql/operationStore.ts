import type { Amount, OperationState } from '@onlend/core'
import type {
  ApprovalDecision,
  CallOutcome,
  Claim,
  ClaimResult,
  DecisionResult,
  Tombstone,
  WaitingRequest,
} from '../Claim.ts'
import type { Owner } from '../../database/Owner.ts'
import type { Database } from '../../database/Database.ts'
import { claimOperation } from './claimOperation.ts'
import { decideApproval } from './decideApproval.ts'
import { findHeldLines } from './findHeldLines.ts'
import { findTombstone } from './findTombstone.ts'
import type { InboxPage, OperationKey, OperationRecord } from '../OperationRecord.ts'
import type { ResolutionEntry, StatementLineEvidence } from '../Resolution.ts'
import type { OperationRow } from './OperationRow.ts'
import type { MatchWaiting } from './MatchWaiting.ts'
import { hasPaid, type PaidQuestion } from './hasPaid.ts'
import { type DaySumQuestion, sumDay } from './sumDay.ts'
import { ownerValues } from '../../database/ownerValues.ts'
import { readOperation } from './readOperation.ts'
import { recordOutcome } from './recordOutcome.ts'
import { type OperatorResolution, type ResolutionResult, resolveOperation } from './resolveOperation.ts'
import { selectOperation } from './selectOperation.ts'

/** The store of operations: claims, outcomes, approvals and resolutions. */
export type OperationStore = ReturnType<typeof operationStore>

/** The most owners under one id. Ids are random: more owners are an attempt to guess. */
const mostOwners = 20

/** A set with this many rows is bulk work; a smaller set goes before any import. */
const minBulkRows = 20

type OwnerRow = { owner_kind: Owner['kind']; owner_id: string; actor: string }
/** One row of a set in its current state. */
type KeptRow = {
  position: number
  reference: string
  amount: Amount | null
  state: 'awaited' | 'succeeded' | 'failed'
  message: string | null
  settledAt: number | null
}

/** The operations that a person may see: those of some kinds, and their own. */
type ShownOperations = { kinds: readonly string[]; actor: string }

type EntryRow = {
  id: string
  step: ResolutionEntry['step']
  confirms: string | null
  outcome: ResolutionEntry['outcome']
  evidence: string
  evidence_reference: string | null
  evidence_at: number | string | null
  evidence_line: StatementLineEvidence | null
  state_before: string
  conflict_before: boolean
  decided_by: string
  decided_at: number | string
}

/** Makes the store of operations on SQL. */
export function operationStore(database: Database, matchWaiting: MatchWaiting) {
  return {
    claim: (claim: Claim): Promise<ClaimResult> =>
      database.transaction((transaction) => claimOperation(transaction, claim, matchWaiting), {
        bulk: claim.rows.length >= minBulkRows,
      }),
    record: (key: OperationKey, outcome: CallOutcome): Promise<OperationRecord> =>
      database.transaction((transaction) => recordOutcome(transaction, { key, outcome, matchWaiting })),
    async findOperation(owners: readonly Owner[], id: string): Promise<OperationRecord | null> {
      const [row] = await database.query<OperationRow>(
        `select * from onlend_operations where environment = $1 and id = $2
          and (owner_kind, owner_id) in (select * from unnest($3::text[], $4::text[]))
        order by created_at desc limit 1`,
        [owners[0]?.environment ?? '', id, owners.map(({ kind }) => kind), owners.map((owner) => owner.id)],
      )
      return row ? readOperation(row) : null
    },
    /** The tombstone under an id of one of these owners. */
    findTombstone: (owners: readonly Owner[], id: string): Promise<Tombstone | null> =>
      findTombstone(database, owners, id),
    /** Every owner that has a tombstone under this id. */
    async findTombstoneOwners(environment: Owner['environment'], id: string): Promise<Owner[]> {
      const rows = await database.query<Omit<OwnerRow, 'actor'>>(
        'select owner_kind, owner_id from onlend_tombstones where environment = $1 and id = $2 order by created_at limit $3',
        [environment, id, mostOwners],
      )
      return rows.map(({ owner_kind: kind, owner_id }) => ({ environment, kind, id: owner_id }))
    },
    /** Every owner that has an operation under this id, and the person who sent it. */
    async findOperationOwners(
      environment: Owner['environment'],
      id: string,
    ): Promise<{ owner: Owner; actor: string }[]> {
      const rows = await database.query<OwnerRow>(
        'select owner_kind, owner_id, actor from onlend_operations where environment = $1 and id = $2 order by created_at limit $3',
        [environment, id, mostOwners],
      )
      return rows.map(({ owner_kind: kind, owner_id, actor }) => ({
        owner: { environment, kind, id: owner_id },
        actor,
      }))
    },
    /** Lists operations, newest first; `shown` and `state` narrow the list. */
    async listOperations(
      owner: Owner,
      limit: number,
      shown: ShownOperations | null = null,
      state: OperationState | null = null,
    ): Promise<OperationRecord[]> {
      const rows = await database.query<OperationRow>(
        `select * from onlend_operations where environment = $1 and owner_kind = $2 and owner_id = $3
          and ($5::text[] is null or kind = any ($5) or actor = $6) and ($7::text is null or state = $7)
        order by created_at desc, id limit $4`,
        [...ownerValues(owner), limit, shown && [...shown.kinds], shown?.actor ?? null, state],
      )
      return rows.map(readOperation)
    },
    /** The rows of a set after a position, in the order in which they were sent. */
    listRows: ({ owner, id }: OperationKey, after: number, limit: number): Promise<KeptRow[]> =>
      database.query<KeptRow>(
        `select position, reference, amount, state, message, settled_at::float8 as "settledAt" from onlend_operation_rows
        where environment = $1 and owner_kind = $2 and owner_id = $3 and operation_id = $4 and position > $5
        order by position limit $6`,
        [...ownerValues(owner), id, after, limit],
      ),
    /** The hashes, among the given ones, of statement lines for which the ledger would refuse a new report. */
    async listHeldLines(owner: Owner, hashes: readonly string[]): Promise<ReadonlySet<string>> {
      // No operation has the empty id, so this finds the lines that any operation of the owner holds.
      const held = await findHeldLines(database, { owner, id: '' }, hashes)
      return new Set(held.map(({ hash }) => hash))
    },
    /** The request that the relay sends after the approval; `null` where the operation does not wait any more. */
    async findWaitingRequest(key: OperationKey): Promise<WaitingRequest | null> {
      const row = await selectOperation(database, key)
      // The cast names the request that `claimOperation` wrote.
      return row?.waiting_request == null ? null : (JSON.parse(row.waiting_request) as WaitingRequest)
    },
    /** Whether an accepted or succeeded operation of the partner has gone to an account or number. */
    hasPaid: (question: PaidQuestion): Promise<boolean> => hasPaid(database, question),
    /** The amount that a person, or all persons for the partner, have moved since `from`. */
    sumDay: (question: DaySumQuestion): Promise<Amount> => sumDay(database, question),
    /** Decides once about an operation that waits for a second person: the first of two decisions counts. */
    decideApproval: (decision: ApprovalDecision): Promise<DecisionResult> =>
      database.transaction((transaction) => decideApproval(transaction, decision)),
    /** Resolves an operation by an operator's hand, or keeps the proposal for a second one. The audit keeps both for good. */
    resolve: (resolution: OperatorResolution): Promise<ResolutionResult> =>
      database.transaction((transaction) => resolveOperation(transaction, resolution, matchWaiting)),
    /** The resolution entries of an operation, oldest first. Nobody can change an entry. */
    async listResolutions({ owner, id }: OperationKey): Promise<ResolutionEntry[]> {
      const rows = await database.query<EntryRow>(
        `select * from onlend_resolutions where environment = $1 and owner_kind = $2 and owner_id = $3 and operation_id = $4
        order by sequence`,
        [...ownerValues(owner), id],
      )
      return rows.map((row) => ({
        id: row.id,
        step: row.step,
        confirms: row.confirms,
        outcome: row.outcome,
        evidence: {
          text: row.evidence,
          reference: row.evidence_reference,
          at: row.evidence_at === null ? null : Number(row.evidence_at),
          ...(row.evidence_line && { line: row.evidence_line }),
        },
        stateBefore: row.state_before,
        conflictBefore: row.conflict_before,
        by: row.decided_by,
        at: Number(row.decided_at),
      }))
    },
    /** The operations that need an operator, oldest first: unknown, stale, in conflict, or with a proposal that waits. */
    async listAttention(environment: Owner['environment'], page: InboxPage): Promise<OperationRecord[]> {
      const { limit, after } = page
      const rows = await database.query<OperationRow>(
        `select * from onlend_operations
        where environment = $1 and (created_at, id) > ($2, $3)
          and (state in ('unknown', 'stale') or conflict or (proposal is not null and state in ('accepted', 'succeeded')))
        order by created_at, id limit $4`,
        [environment, after?.receivedAt ?? -1, after?.id ?? '', limit],
      )
      return rows.map(readOperation)
    },
  }
}
