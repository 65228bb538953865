'use client'
import { useMemo } from 'react'
import { type Arrival, measureArrival } from './measureArrival.ts'
import type { WithdrawMethod } from './withdrawForm.ts'
import { useOperations } from '../../operations/useOperations.ts'

export type UseArrivalParameters = {
  /** @default the provider's */
  customerPartnerId?: string
  method: WithdrawMethod
}

/**
 * Reads how long the latest withdrawals took to arrive, from the relay's operations in the cache; `null` for too few withdrawals, or before another
 * hook on the page has read the operations: this hook sends no request.
 *
 * @example
 * const arrival = useArrival({ method: 'bank' })
 * arrival && `${arrival.arrived} of ${arrival.count} within ${arrival.within / 60_000} minutes`
 */
export function useArrival({ customerPartnerId, method }: UseArrivalParameters): Arrival | null {
  const { data } = useOperations({
    ...(customerPartnerId !== undefined && { customerPartnerId }),
    kind: 'withdraw',
    query: { enabled: false },
  })
  return useMemo(() => (data ? measureArrival(data, method) : null), [data, method])
}
