import { findEffects } from '@onlend/core/operations'
import { getOperation } from '@onlend/core/relay'
import { endpointQueryKey } from '../endpointQueryKey.ts'
import { lendingKeys } from '../lendingKeys.ts'
import { readAgain } from '../operations/readAgain.ts'
import type { Lending } from '../provider/Lending.ts'

type LookAgainParameters = {
  operationId: string | null
  /** The endpoint of the write, when its effects are worth reading again too. */
  kind?: string | null
}

/** Marks an operation, the lists it stands in, and what its kind touches as worth reading again. */
export function lookAgain(lending: Lending, { operationId, kind = null }: LookAgainParameters): void {
  const touched = kind === null ? [] : findEffects(kind).touches
  const predicate = touched
    ? lendingKeys.read(lending, ['listOperations', 'listOperationRows', ...touched])
    : lendingKeys.owned(lending)
  readAgain(lending, { predicate })
  if (operationId === null) return
  readAgain(lending, { queryKey: endpointQueryKey(lending, getOperation, { operationId }) })
}
