'use client'
import { isLendingError, type LendingError } from '@onlend/core'
import { type CustomerPartnerBrief, getCustomerPartnerBrief } from '@onlend/core/relay'
import { skipToken } from '@tanstack/react-query'
import { endpointQueryOptions } from '../queries/endpointQueryOptions.ts'
import { useLending } from '../lending/useLending.ts'
import { useEndpointQuery } from '../queries/useEndpointQuery.ts'
import type { LendingCountry } from '../lending/Lending.ts'

type UseCustomerPartnerBriefParameters = {
  /** The business; `null` reads nothing. */
  customerPartnerId: string | null
}

type UseCustomerPartnerBriefReturnType = {
  /** `refused`: the relay or the service refused. `failed`: the read failed; try again. */
  state: 'loading' | 'ready' | 'refused' | 'failed'
  brief: CustomerPartnerBrief | undefined
  /** The entry of the provider's `countries` for the country of the business. */
  country: LendingCountry | undefined
  error: LendingError | null
  isFetching: boolean
  refetch: () => void
}

/**
 * Reads the name and the lockbox account of a customer partner, for the "From" of a review. The hook has a separate entry,
 * so that it loads with the review and not with the form (Partner API, Endpoint 12).
 *
 * @example
 * const { brief, state } = useCustomerPartnerBrief({ customerPartnerId: 'cp_1' })
 */
export function useCustomerPartnerBrief({
  customerPartnerId,
}: UseCustomerPartnerBriefParameters): UseCustomerPartnerBriefReturnType {
  const { countries } = useLending()
  const owner = customerPartnerId === null ? skipToken : { customerPartnerId }
  const query = useEndpointQuery({
    getOptions: (lending) => endpointQueryOptions(lending, getCustomerPartnerBrief, owner, 60_000),
  })
  const { data, error, isFetching, fetchStatus } = query
  const stateNow = () => {
    if (isRefusal(error)) return 'refused'
    if (data) return 'ready'
    return error || fetchStatus === 'paused' ? 'failed' : 'loading'
  }
  const state = stateNow()
  const brief = state === 'ready' ? data : undefined
  const countryId = brief?.country_id ?? brief?.country ?? ''
  return {
    state,
    brief,
    country: countries && Object.hasOwn(countries, countryId) ? countries[countryId] : undefined,
    error,
    isFetching,
    refetch: () => void query.refetch(),
  }
}

/** Whether an error is a refusal. Any other failure does not show whether the person has the right. */
function isRefusal(error: unknown): boolean {
  if (!isLendingError(error)) return false
  return error.category === 'permission' || (error.category === 'rejected' && error.status === 404)
}
