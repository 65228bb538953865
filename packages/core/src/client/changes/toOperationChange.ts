import { findEffects } from '../../operations/effects.ts'
import type { LendingChange } from '../LendingChange.ts'

type ToOperationChangeParameters = {
  operationId: string | null
  /** The endpoint of the write, when its effects are worth reading again too. */
  kind?: string | null
}

/** Where operations stand, and the events that wait for one. */
const lists = ['listOperations', 'listOperationRows', 'listAttention', 'listInboxEvents']

/** Reads that a piece of a batch stands in besides. */
const batchReads = ['listBatches', 'getBatch', 'listBatchRows']
/** The id of a piece ends with the places of its rows. */
const pieceId = /\.\d+-\d+(?:\.\d+)?$/

/** Says that an operation, the lists it stands in, and what its kind touches are worth reading again. */
export function toOperationChange({ operationId, kind = null }: ToOperationChangeParameters): LendingChange {
  const touched = kind === null ? [] : findEffects(kind).touches
  return {
    endpoints: [...lists, ...(pieceId.test(operationId ?? '') ? batchReads : []), ...(touched ?? [])],
    // Of a kind that only a newer relay knows, anything may have changed.
    isEverything: touched === null,
    ...{ ownerId: null, operationId, revision: null, quiet: null, isAfterBreak: false },
  }
}
