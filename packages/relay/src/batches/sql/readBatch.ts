import type { BatchKind } from '@onlend/core/relay'
import type { Owner } from '../../database/Owner.ts'
import type { BatchRecord, BatchState } from '../BatchRecord.ts'

/** A row of `onlend_batches` as a driver returns it. */
export type BatchRowRecord = {
  environment: Owner['environment']
  owner_kind: Owner['kind']
  owner_id: string
  id: string
  kind: BatchKind
  actor: string
  actor_name: string | null
  principal: string
  granted_at: number | string
  file_name: string
  file_digest: string
  sector: string | null
  total: number
  received: number
  state: BatchState
  problem: string | null
  retry_at: number | string | null
  piece_size: number
  failures: number
  losses: number
  lease_holder: string | null
  created_at: number | string
}

/** Turns a row into a batch; the principal is a sealed text until `sealBatches` opens it. */
export function readBatch(row: BatchRowRecord): BatchRecord {
  return {
    owner: { environment: row.environment, kind: row.owner_kind, id: row.owner_id },
    id: row.id,
    kind: row.kind,
    actor: row.actor,
    actorName: row.actor_name,
    // The cast: `sealBatches` opens the principal.
    grant: { principal: row.principal as never, at: Number(row.granted_at) },
    fileName: row.file_name,
    fileDigest: row.file_digest,
    sector: row.sector,
    total: row.total,
    received: row.received,
    state: row.state,
    problem: row.problem,
    retryAt: row.retry_at === null ? null : Number(row.retry_at),
    size: row.piece_size,
    failures: row.failures,
    losses: row.losses,
    createdAt: Number(row.created_at),
  }
}
