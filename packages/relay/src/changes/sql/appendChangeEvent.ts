import type { Owner } from '../../database/Owner.ts'
import type { Queryable } from '../../database/Database.ts'
import { changeEventChannel } from './changeEventChannel.ts'
import { ownerValues } from '../../database/ownerValues.ts'

/** An event without an operation is about a write of this kind that is being prepared: its files, or, with a revision, its draft. */
type ChangeEventOptions = {
  operationId: string | null
  /** `batches`: the operation id is that of a batch. */
  topic?: 'batches'
  kind: string
  now: number
  /** The draft's current revision; `null` after the draft is gone. */
  revision?: number | null
}

/**
 * Adds "look again at this operation", at the staged files or at the draft, to the owner's change events and wakes the readers when the transaction
 * commits. The caller holds the owner's lock, so a number is never visible before a smaller one.
 */
export async function appendChangeEvent(
  transaction: Queryable,
  owner: Owner,
  { operationId, topic, kind, now, revision }: ChangeEventOptions,
): Promise<void> {
  const ofDraft = revision !== undefined
  const signal = JSON.stringify(owner)
  const { announce } = transaction
  await transaction.query(
    `with counted as (
      update onlend_owners set last_sequence = last_sequence + 1
      where environment = $1 and owner_kind = $2 and owner_id = $3 returning last_sequence
    ), added as (
      insert into onlend_change_events (environment, owner_kind, owner_id, sequence, topic, operation_id, kind, created_at, revision)
      select $1, $2, $3, last_sequence, $9, $4, $5, $6, $10 from counted returning sequence
    )
    ${announce ? 'select $7::text, $8::text from added' : 'select pg_notify($7, $8) from added'}`,
    [
      ...ownerValues(owner),
      operationId,
      kind,
      now,
      changeEventChannel,
      signal,
      topic ?? (operationId !== null ? 'operation' : ofDraft ? 'drafts' : 'uploads'),
      revision ?? null,
    ],
  )
  announce?.(changeEventChannel, signal)
}
