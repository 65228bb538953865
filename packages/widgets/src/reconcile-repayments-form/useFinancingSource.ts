'use client'
import type { Financing } from '@onlend/core'
import { useFinancings } from '@onlend/hooks'
import { useMemo } from 'react'
import { getRecordSource, type RecordSource } from '../record-picker/getRecordSource.ts'

type UseFinancingSourceParameters = {
  customerPartnerId?: string
  /** The host's own list instead of the service's. */
  financings: readonly Financing[] | undefined
}

/** The financings that a repayment may be for. */
export type FinancingSource = RecordSource & { financings: readonly Financing[] }

const none: Financing[] = []

/** Reads the financed transactions, each reference once. */
export function useFinancingSource({
  financings: own,
  ...owner
}: UseFinancingSourceParameters): FinancingSource {
  const query = useFinancings({ ...owner, query: { enabled: own === undefined } })
  const listed = own ?? query.data ?? none
  const financings = useMemo(() => {
    const seen = new Set<string>()
    return listed.filter(({ transaction_reference: reference }) => {
      const isNew = !seen.has(reference)
      seen.add(reference)
      return isNew
    })
  }, [listed])
  return { ...getRecordSource(query, own !== undefined), financings }
}
