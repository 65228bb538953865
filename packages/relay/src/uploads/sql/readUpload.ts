import type { UploadRecord } from '../UploadRecord.ts'
import type { UploadRow } from './UploadRow.ts'

/** A staged file as the relay knows it. */
export function readUpload(row: UploadRow): UploadRecord {
  return {
    owner: { environment: row.environment, kind: row.owner_kind, id: row.owner_id },
    kind: row.kind,
    set: row.set_name,
    id: row.id,
    slot: row.slot,
    name: row.name,
    size: Number(row.size),
    offset: Number(row.arrived),
    state: row.state,
    rejection: row.rejection,
    type: row.type,
    sha256: row.sha256,
    expectedSha256: row.expected_sha256,
    actor: row.actor,
    actorName: row.actor_name,
    operationId: row.operation_id,
    createdAt: Number(row.created_at),
    expiresAt: Number(row.expires_at),
  }
}
