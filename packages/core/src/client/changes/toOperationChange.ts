import { findEffects } from '../../effects.ts'
import type { LendingChange } from '../LendingChange.ts'

type ToOperationChangeParameters = {
  operationId: string | null
  /** The endpoint of the write; pass it when the reads that the write touches are out of date too. */
  kind?: string | null
}

/** The lists that operations, and events that wait for an operation, appear in. */
const lists = ['listOperations', 'listOperationRows', 'listAttention', 'listInboxEvents']

/** The further reads that a piece of a batch appears in. */
const batchReads = ['listBatches', 'getBatch', 'listBatchRows']
/** The id of a piece ends with the positions of its rows. */
const pieceId = /\.\d+-\d+(?:\.\d+)?$/

/** The change for an operation, the lists that it appears in, and the reads that its kind touches. */
export function toOperationChange({ operationId, kind = null }: ToOperationChangeParameters): LendingChange {
  const touched = kind === null ? [] : findEffects(kind).touches
  return {
    endpoints: [...lists, ...(pieceId.test(operationId ?? '') ? batchReads : []), ...(touched ?? [])],
    // A kind that only a newer relay knows may have changed any read.
    isEverything: touched === null,
    ...{ ownerId: null, operationId, revision: null, quiet: null, isAfterBreak: false },
  }
}
