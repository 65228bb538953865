'use client'
import type { Amount } from '@onlend/core'
import { useContext } from 'react'
import { TenantContext } from './TenantContext.ts'

type AmountLimits = { minAmount?: Amount; maxAmount?: Amount }

/** Returns the tenant's bounds of an amount as the options of a form; none in a currency for which the tenant has no limits. */
export function useAmountLimits(
  asked: 'withdraw' | 'requestDrawdown',
  currency: string | null,
): AmountLimits {
  const { least, most } = useContext(TenantContext)?.config?.limits[currency ?? '']?.[asked] ?? {}
  return { ...(least !== undefined && { minAmount: least }), ...(most !== undefined && { maxAmount: most }) }
}
