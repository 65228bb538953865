import type { LendingError } from '../../errors/LendingError.ts'
import { findEffects } from '../../effects.ts'
import type { Operation } from '../../relay/models/Operation.ts'
import { isFinal } from './isFinal.ts'

const shortest = 2_000
const longest = 15_000

type Followed = {
  data: Operation | null | undefined
  error: LendingError | null
  dataUpdateCount: number
  errorUpdateCount: number
}

/** Milliseconds until an operation is read again: short at first, then longer; `false` when there is nothing to wait for. */
export function pollInterval({ data, error, dataUpdateCount, errorUpdateCount }: Followed): number | false {
  if (data && isFinal(data)) return false
  // The service sends no settlement event for this kind.
  if (data?.state === 'accepted' && findEffects(data.kind).settledBy === 'answer') return false
  if (error?.code === 'operation_forgotten') return false
  if (error?.category === 'session' || error?.category === 'permission') return false
  const reads = Math.max(0, dataUpdateCount + errorUpdateCount - 1)
  return Math.min(longest, Math.round(shortest * 1.4 ** reads))
}
