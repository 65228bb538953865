'use client'
import type { CreditLimit, CustomerPartner, LendingError } from '@onlend/core'
import type { CustomerPartnerBrief } from '@onlend/core/relay'
import { skipToken } from '@tanstack/react-query'
import { useLending } from '../lending/useLending.ts'
import type { ReadResult } from '../queries/useEndpointQuery.ts'
import { useCreditLimit } from '../reads/useCreditLimit.ts'
import { useCustomerPartners } from '../reads/useCustomerPartners.ts'
import { useSession } from '../reads/useSession.ts'
import { useCustomerPartnerBrief } from './useCustomerPartnerBrief.ts'

type UseActingForParameters = {
  /** The business; `null` reads nothing. @default the provider's */
  customerPartnerId?: string | null
  /** @default the provider's */
  channelPartnerId?: string
  /** The reads beside the business itself. A list of businesses is long: leave it out where there is no choice. */
  reads?: {
    /** The credit limit, for the currency. @default true */
    creditLimit?: boolean
    /** The list of businesses, for a switcher. @default true */
    customerPartners?: boolean
  }
}

/**
 * Whether the person can act for the business. `notYours`: the relay or the service refused, so render nothing of the business. `failed`: the
 * read failed; try again.
 */
export type ActingForState = 'loading' | 'ready' | 'notYours' | 'failed'

type UseActingForReturnType = {
  state: ActingForState
  customerPartnerId: string | null
  name: string | null
  /** The account in which drawdowns arrive and from which withdrawals leave; `null` without an account, or when the person has no right to see it. */
  lockboxAccount: CustomerPartnerBrief['lockbox_account']
  /** The country's name for the bank list, from the provider's `countries`. */
  country: string | null
  /** The ISO code: the credit limit's, else the currency of the country of the business. Amounts mean nothing without it. */
  currency: string | null
  /** A read that can give the currency still runs. */
  isCurrencyPending: boolean
  error: LendingError | null
  isFetching: boolean
  /** Refetches the failed reads, or all reads when none failed. */
  refetch: () => void
  /** The underlying reads, as TanStack Query returns them. */
  reads: {
    creditLimit: ReadResult<CreditLimit | null>
    customerPartners: ReadResult<CustomerPartner[]>
  }
}

/**
 * Reads the business that the person acts for: its name, its lockbox account, its country and its currency, and whether the person has the right
 * (Partner API, Endpoints 9, 12 and 13).
 *
 * @example
 * const { name, currency } = useActingFor({ customerPartnerId: 'cp_1' })
 */
export function useActingFor(parameters: UseActingForParameters = {}): UseActingForReturnType {
  const { reads = {} } = parameters
  const lending = useLending()
  const { customerPartnerId = lending.customerPartnerId } = parameters
  const channelPartnerId = parameters.channelPartnerId ?? lending.channelPartnerId
  const owner = customerPartnerId === null ? skipToken : { customerPartnerId }
  const business = useCustomerPartnerBrief({ customerPartnerId })
  const creditLimit = useCreditLimit(reads.creditLimit === false ? skipToken : owner)
  const customerPartners = useCustomerPartners(
    reads.customerPartners === false || channelPartnerId === null ? skipToken : { channelPartnerId },
  )
  const { brief, country, isFetching } = business
  // A host can let a person act for a business and not read its details: the session lists the business.
  const session = useSession({ query: { enabled: business.state === 'refused' } })
  const listed = session.data?.customerPartners.find(({ id }) => id === customerPartnerId)

  const stateNow = (): ActingForState => {
    if (business.state !== 'refused') return business.state
    if (listed) return 'ready'
    if (session.data) return 'notYours'
    return session.isError ? 'failed' : 'loading'
  }
  const state = stateNow()
  const currency = creditLimit.data?.currency ?? country?.currency ?? null
  const isLimitMissing = creditLimit.isError || creditLimit.fetchStatus === 'paused'
  const refetch = () => {
    if (state !== 'ready' || !isLimitMissing) business.refetch()
    if (reads.creditLimit !== false && (state === 'ready' || isLimitMissing)) void creditLimit.refetch()
  }

  return {
    state,
    customerPartnerId,
    name: brief?.name ?? (state === 'ready' ? (listed?.name ?? null) : null),
    lockboxAccount: brief?.lockbox_account ?? null,
    country: country?.name ?? null,
    currency,
    isCurrencyPending: currency === null && (creditLimit.isLoading || state === 'loading'),
    error: business.error ?? creditLimit.error,
    isFetching: isFetching || creditLimit.isFetching || session.isFetching,
    refetch,
    reads: { creditLimit, customerPartners },
  }
}
