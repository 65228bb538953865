import { getOperation } from '@onlend/core'
import { endpointQueryKey } from '../endpointQueryKey.ts'
import { lendingKeys } from '../lendingKeys.ts'
import type { Lending } from '../provider/Lending.ts'
import type { WriteName } from '../provider/LendingEvent.ts'
import { touchedReads } from './touchedReads.ts'

type LookAgainParameters = {
  operationId: string | null
  /** The endpoint of the write, when its effects are worth reading again too. */
  kind?: string | null
}

/** Marks an operation, the lists it stands in, and what its kind touches as worth reading again. */
export function lookAgain(lending: Lending, { operationId, kind = null }: LookAgainParameters): void {
  const { queryClient } = lending
  const names = ['listOperations', ...(kind !== null && isWrite(kind) ? touchedReads[kind] : [])]
  // Nobody waits for these: whoever shows a read sees it refreshed, and its errors.
  void queryClient.invalidateQueries({ predicate: lendingKeys.read(lending, names) })
  if (operationId === null) return
  void queryClient.invalidateQueries({ queryKey: endpointQueryKey(lending, getOperation, { operationId }) })
}

function isWrite(kind: string): kind is WriteName {
  return Object.hasOwn(touchedReads, kind)
}
