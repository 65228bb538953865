'use client'
import type { Financing } from '@onlend/core'
import { type ReactNode, useMemo } from 'react'
import { formatMoney } from '../format/formatMoney.ts'
import type { RecordList } from '../record-picker/RecordList.ts'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import { useCopy } from '../words/useCopy.ts'
import { createFinancingSearch } from './createFinancingSearch.ts'
import { getClientName } from './getClientName.ts'
import { reconcileRepayments as words } from './reconcileRepayments.words.ts'
import { useFinancingStatus } from './useFinancingStatus.ts'

type FinancingList = {
  financings: readonly Financing[]
  selected: Financing | null
  currency: string | null
  onChange: (financing: Financing | null) => void
  isLoading: boolean
}

/** The financings as a list to choose from, those that are not completed first. */
export function useFinancingList({ financings, currency, ...list }: FinancingList): RecordList<Financing> {
  const t = useCopy(words)
  const find = useMemo(() => {
    const search = createFinancingSearch(financings)
    return (query: string) => {
      const { open, completed } = search(query)
      return [
        { heading: t('repayment.financing.open'), items: open },
        { heading: t('repayment.financing.completed'), items: completed },
      ]
    }
  }, [financings, t])
  return {
    ...list,
    label: t('repayment.financing'),
    words: {
      placeholder: t('repayment.financing.placeholder'),
      search: t('repayment.financing.search'),
      searchLabel: t('repayment.financing.searchLabel'),
      toggle: t('repayment.financing.toggle'),
      loading: t('repayment.financing.loading'),
      noResults: t('repayment.financing.noResults'),
      results: (count) => t('repayment.financing.results', { count }),
    },
    find,
    getKey: ({ transaction_reference: reference }) => reference,
    getText: ({ transaction_reference: reference }) => reference,
    getNote: (financing) => <FinancingNote financing={financing} currency={currency} />,
  }
}

/** Beside the reference of a financing in the list: how much, whose it is, and how it stands. */
function FinancingNote({
  financing,
  currency,
}: {
  financing: Financing
  currency: string | null
}): ReactNode {
  const { locale } = useLendingRoot()
  const getStatus = useFinancingStatus()
  return (
    <span className="ol-FinancingNote">
      {financing.amount !== null && (
        <span className="ol-FinancingNote-amount">{formatMoney(financing.amount, currency, locale)}</span>
      )}
      <span className="ol-FinancingNote-text">{getClientName(financing)}</span>
      {/* The heading over it says so already. */}
      {financing.loan_status !== 'completed' && (
        <span className="ol-FinancingNote-text">{getStatus(financing)}</span>
      )}
    </span>
  )
}
