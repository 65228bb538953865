import type { Amount } from '@onlend/core'
import type { OperationStore, WaitingRequest } from '../OperationStore.ts'
import type { Owner } from '../../database/Owner.ts'
import type { Database, Queryable } from '../../database/Database.ts'
import { claimOperation } from './claimOperation.ts'
import { decideApproval } from './decideApproval.ts'
import { findHeldLines } from './findHeldLines.ts'
import { findTombstone } from './findTombstone.ts'
import type { OperationKey } from '../OperationRecord.ts'
import type { ResolutionEntry, StatementLineEvidence } from '../Resolution.ts'
import type { OperationRow } from './OperationRow.ts'
import type { MatchWaiting } from './MatchWaiting.ts'
import { hasPaid } from './hasPaid.ts'
import { sumDay } from './sumDay.ts'
import { ownerValues } from '../../database/ownerValues.ts'
import { readOperation } from './readOperation.ts'
import { recordOutcome } from './recordOutcome.ts'
import { resolveOperation } from './resolveOperation.ts'
import { selectOperation } from './selectOperation.ts'

/** The most owners under one id. Ids are random: more owners are an attempt to guess. */
const mostOwners = 20

/** A set with this many rows is bulk work; a smaller set goes before any import. */
const minBulkRows = 20

type OwnerRow = { owner_kind: Owner['kind']; owner_id: string; actor: string }
type SetRowColumns = {
  position: number
  reference: string
  amount: Amount | null
  state: 'awaited' | 'succeeded' | 'failed'
  message: string | null
  settled_at: number | string | null
}

/** Operations on SQL. */
export function operationStore(database: Database, matchWaiting: MatchWaiting): OperationStore {
  return {
    claim: (claim) =>
      database.transaction((transaction) => claimOperation(transaction, claim, matchWaiting), {
        bulk: claim.rows.length >= minBulkRows,
      }),
    record: (key, outcome) =>
      database.transaction((transaction) => recordOutcome(transaction, { key, outcome, matchWaiting })),
    async findOperation(owners, id) {
      const [row] = await database.query<OperationRow>(
        `select * from onlend_operations where environment = $1 and id = $2
          and (owner_kind, owner_id) in (select * from unnest($3::text[], $4::text[]))
        order by created_at desc limit 1`,
        [owners[0]?.environment ?? '', id, owners.map(({ kind }) => kind), owners.map((owner) => owner.id)],
      )
      return row ? readOperation(row) : null
    },
    findTombstone: (owners, id) => findTombstone(database, owners, id),
    async findTombstoneOwners(environment, id) {
      const rows = await database.query<Omit<OwnerRow, 'actor'>>(
        'select owner_kind, owner_id from onlend_tombstones where environment = $1 and id = $2 order by created_at limit $3',
        [environment, id, mostOwners],
      )
      return rows.map(({ owner_kind: kind, owner_id }) => ({ environment, kind, id: owner_id }))
    },
    async findOperationOwners(environment, id) {
      const rows = await database.query<OwnerRow>(
        'select owner_kind, owner_id, actor from onlend_operations where environment = $1 and id = $2 order by created_at limit $3',
        [environment, id, mostOwners],
      )
      return rows.map(({ owner_kind: kind, owner_id, actor }) => ({
        owner: { environment, kind, id: owner_id },
        actor,
      }))
    },
    async listOperations(owner, limit, shown = null, state = null) {
      const rows = await database.query<OperationRow>(
        `select * from onlend_operations where environment = $1 and owner_kind = $2 and owner_id = $3
          and ($5::text[] is null or kind = any ($5) or actor = $6) and ($7::text is null or state = $7)
        order by created_at desc, id limit $4`,
        [...ownerValues(owner), limit, shown && [...shown.kinds], shown?.actor ?? null, state],
      )
      return rows.map(readOperation)
    },
    async listRows({ owner, id }, after, limit) {
      const rows = await database.query<SetRowColumns>(
        `select position, reference, amount, state, message, settled_at from onlend_operation_rows
        where environment = $1 and owner_kind = $2 and owner_id = $3 and operation_id = $4 and position > $5
        order by position limit $6`,
        [...ownerValues(owner), id, after, limit],
      )
      return rows.map(({ settled_at, ...row }) => ({
        ...row,
        settledAt: settled_at === null ? null : Number(settled_at),
      }))
    },
    async listHeldLines(owner, hashes) {
      // No operation has the empty id, so this finds the lines that any operation of the owner holds.
      const held = await findHeldLines(database, { owner, id: '' }, hashes)
      return new Set(held.map(({ hash }) => hash))
    },
    async findWaitingRequest(key) {
      const row = await selectOperation(database, key)
      // The cast names the request that `claimOperation` wrote.
      return row?.waiting_request == null ? null : (JSON.parse(row.waiting_request) as WaitingRequest)
    },
    hasPaid: (question) => hasPaid(database, question),
    sumDay: (question) => sumDay(database, question),
    decideApproval: (decision) =>
      database.transaction((transaction) => decideApproval(transaction, decision)),
    resolve: (resolution) =>
      database.transaction((transaction) => resolveOperation(transaction, resolution, matchWaiting)),
    listResolutions: (key) => listResolutions(database, key),
    async listAttention(environment, { limit, after }) {
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

/** The resolution entries of an operation, oldest first. */
async function listResolutions(database: Queryable, { owner, id }: OperationKey): Promise<ResolutionEntry[]> {
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
}
