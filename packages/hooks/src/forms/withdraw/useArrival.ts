'use client'
import type { Guidance } from '@onlend/core/relay'
import { useGuidance } from '../../reads/useGuidance.ts'

/** The usual time of one kind of operation, with the number of operations behind it. */
export type Arrival = Pick<Guidance['arrivals'][number], 'median' | 'count'>

type UseArrivalParameters = {
  /** @default the provider's */
  customerPartnerId?: string
  kind: 'withdraw' | 'requestDrawdown'
  /** `bank` or `mobile-money`, for a withdrawal. @default null */
  method?: string | null
}

/**
 * Reads the usual time from a request to its money, by the relay's own ledger: the median of the newest withdrawals of this method, or of the drawdowns
 * that the relay has seen turn. `null` where the relay has seen too few.
 *
 * @example
 * const arrival = useArrival({ kind: 'withdraw', method: 'bank' })
 * arrival && `usually in about ${arrival.median / 60_000} minutes`
 */
export function useArrival({ customerPartnerId, kind, method = null }: UseArrivalParameters): Arrival | null {
  const { data } = useGuidance(customerPartnerId === undefined ? {} : { customerPartnerId })
  return data?.arrivals.find((one) => one.kind === kind && one.method === method) ?? null
}
