'use client'
import { useMemo } from 'react'
import { useOperations } from '../../operations/useOperations.ts'
import { type Arrival, measureArrival } from './measureArrival.ts'
import type { WithdrawMethod } from './withdrawFormTypes.ts'

export type UseArrivalParameters = {
  /** @default the provider's */
  customerPartnerId?: string
  method: WithdrawMethod
}

/**
 * Says how long the latest withdrawals took to arrive, by the relay's own record of them; `null` where there are too few, or where nothing on the
 * page has read that record yet: it asks for nothing itself.
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
