'use client'
import { isLendingError, type LendingError, type LockboxAccount } from '@onlend/core'
import { skipToken } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useLending } from '../provider/useLending.ts'
import { type UseCreditLimitReturnType, useCreditLimit } from '../reads/useCreditLimit.ts'
import { type UseCustomerPartnerReturnType, useCustomerPartner } from '../reads/useCustomerPartner.ts'
import { type UseCustomerPartnersReturnType, useCustomerPartners } from '../reads/useCustomerPartners.ts'
import { useSession } from '../reads/useSession.ts'

export type UseActingForParameters = {
  /** `null` reads nothing. @default the provider's */
  customerPartnerId?: string | null
  /** @default the provider's */
  channelPartnerId?: string
  /** Which reads are wanted beside the business itself. A list of businesses is long: leave it out where nobody chooses. */
  reads?: {
    /** For the currency. @default true */
    creditLimit?: boolean
    /** For a switcher. @default true */
    customerPartners?: boolean
  }
}

/**
 * Whether the person may act for the business. `notYours`: the relay or the service said no, so nothing of it may be drawn. `failed`: it
 * could not be found out; look again.
 */
export type ActingForState = 'loading' | 'ready' | 'notYours' | 'failed'

export type UseActingForReturnType = {
  state: ActingForState
  customerPartnerId: string | null
  name: string | null
  /** Where drawdowns arrive and withdrawals leave from; `null` where there is none, or the person may not see it. */
  lockboxAccount: LockboxAccount | null
  /** The country's name for the bank list, from the provider's `countries`. */
  country: string | null
  /** ISO code: the credit limit's, else that of the country the business is in. Amounts mean nothing without it. */
  currency: string | null
  /** The currency may still come. */
  isCurrencyPending: boolean
  error: LendingError | null
  isFetching: boolean
  /** Reads again what failed, or everything when nothing did. */
  refetch: () => void
  /** The reads behind it, as TanStack Query returns them. */
  reads: {
    customerPartner: UseCustomerPartnerReturnType
    creditLimit: UseCreditLimitReturnType
    customerPartners: UseCustomerPartnersReturnType
  }
}

/**
 * Says which business is acted for: its name, its lockbox account, its country and its currency, and whether the person may (Partner API,
 * Endpoints 9, 12 and 13).
 */
export function useActingFor(parameters: UseActingForParameters = {}): UseActingForReturnType {
  const { reads = {} } = parameters
  const lending = useLending()
  const { customerPartnerId = lending.customerPartnerId } = parameters
  const channelPartnerId = parameters.channelPartnerId ?? lending.channelPartnerId
  const owner = customerPartnerId === null ? skipToken : { customerPartnerId }
  const customerPartner = useCustomerPartner(owner)
  const creditLimit = useCreditLimit(reads.creditLimit === false ? skipToken : owner)
  const customerPartners = useCustomerPartners(
    reads.customerPartners === false || channelPartnerId === null ? skipToken : { channelPartnerId },
  )
  const isRefused = customerPartner.isError && isRefusal(customerPartner.error)
  // A host may let somebody act for a business and not read its details: the session knows.
  const session = useSession({ query: { enabled: isRefused } })
  const listed = session.data?.customerPartners.find(({ id }) => id === customerPartnerId)

  const stateNow = (): ActingForState => {
    if (isRefused) {
      if (listed) return 'ready'
      if (session.data) return 'notYours'
      return session.isError ? 'failed' : 'loading'
    }
    if (customerPartner.data) return 'ready'
    if (customerPartner.isError || customerPartner.fetchStatus === 'paused') return 'failed'
    return 'loading'
  }
  const state = stateNow()
  const partner = state === 'ready' && !isRefused ? customerPartner.data : undefined
  const countryId = partner?.country_id ?? partner?.country ?? ''
  const { countries } = lending
  const country = countries && Object.hasOwn(countries, countryId) ? countries[countryId] : undefined
  const currency = creditLimit.data?.currency ?? country?.currency ?? null
  const refetch = useCallback(() => {
    const all = [customerPartner, creditLimit]
    const failed = all.filter((read) => read.isError || read.fetchStatus === 'paused')
    for (const read of failed.length > 0 ? failed : all) void read.refetch()
  }, [customerPartner, creditLimit])

  return {
    state,
    customerPartnerId,
    name: partner?.name ?? (state === 'ready' ? (listed?.name ?? null) : null),
    lockboxAccount: partner?.lockbox_account ?? null,
    country: country?.name ?? null,
    currency,
    isCurrencyPending: currency === null && (creditLimit.isLoading || state === 'loading'),
    error: customerPartner.error ?? creditLimit.error,
    isFetching: customerPartner.isFetching || creditLimit.isFetching || session.isFetching,
    refetch,
    reads: { customerPartner, creditLimit, customerPartners },
  }
}

/** A plain no. Whatever else went wrong says nothing of whose business it is. */
function isRefusal(error: unknown): boolean {
  if (!isLendingError(error)) return false
  return error.category === 'permission' || (error.category === 'rejected' && error.status === 404)
}
