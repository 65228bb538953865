'use client'
import type { Bank } from '@onlend/core'
import { useBanks } from '@onlend/hooks'
import { useMemo } from 'react'
import { getRecordSource, type RecordSource } from '../record-picker/getRecordSource.ts'
import { isPayable } from './isPayable.ts'

/** The most banks in one answer of the service; there is no next page. */
const mostListed = 100
const none: Bank[] = []

type UseBankSourceParameters = {
  country: string
  /** The host's own list instead of the service's. */
  banks: readonly Bank[] | undefined
  filter: ((bank: Bank) => boolean) | undefined
}

export type BankSource = RecordSource & {
  banks: readonly Bank[]
  /** The number of listed banks if the service can have more; `null` if the list is complete. */
  truncatedAt: number | null
}

/** The banks that money can be sent to. */
export function useBankSource({
  country,
  banks: own,
  filter = isPayable,
}: UseBankSourceParameters): BankSource {
  const query = useBanks({ country, query: { enabled: own === undefined } })
  const listed = own ?? query.data
  const banks = useMemo(() => listed?.filter(filter) ?? none, [listed, filter])
  return {
    ...getRecordSource(query, own !== undefined),
    banks,
    truncatedAt: own === undefined && (query.data?.length ?? 0) >= mostListed ? mostListed : null,
  }
}
