'use client'
import type { CreditLimit } from '@onlend/core'
import { type ReadResult, useCreditLimit } from '@onlend/hooks'

type UseCurrencyParameters = {
  customerPartnerId?: string | undefined
  /** The host's currency; wins over the limit's. */
  currency?: string | undefined
}

/** The partner's currency: the host's word, else the credit limit's, which is the only place where the service names it. */
export function useCurrency({ customerPartnerId, currency }: UseCurrencyParameters): {
  currency: string | null
  isPending: boolean
  /** The credit limit has been asked at least once, or need not be. */
  isAsked: boolean
  limit: ReadResult<CreditLimit | null>
} {
  const limit = useCreditLimit({
    ...(customerPartnerId !== undefined && { customerPartnerId }),
    query: { enabled: currency === undefined },
  })
  if (currency !== undefined) return { currency, isPending: false, isAsked: true, limit }
  return {
    currency: limit.data?.currency ?? null,
    isAsked: limit.isFetched || limit.fetchStatus === 'paused',
    isPending: limit.isPending && limit.fetchStatus === 'fetching',
    limit,
  }
}
