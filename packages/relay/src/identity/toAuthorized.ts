import type { WriteName } from '@onlend/core/internal'
import type { OperationRecord } from '../operations/OperationRecord.ts'
import type { AuthorizedOperation } from '../RelayOptions.ts'

/** An operation of the ledger as `authorize` is asked about it. */
export function toAuthorized({ kind, id, summary }: OperationRecord): AuthorizedOperation {
  return { kind, id, summary, destination: null }
}

/** A write of which only the kind is known, such as one that files are staged for. */
export function ofKind(kind: WriteName): AuthorizedOperation {
  return { kind, id: null, summary: null, destination: null }
}
