'use client'
import type { Financing } from '@onlend/core'
import type { ReactNode } from 'react'
import { reconcileRepayments as words } from './reconcileRepayments.words.ts'
import { useCopy } from '../words/useCopy.ts'
import { formatMoney } from '../format/formatMoney.ts'
import { useFormatLenderDay } from '../root/useFormatLenderDay.ts'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import { Alert } from '../ui/Alert.tsx'
import { DescriptionList } from '../ui/DescriptionList.tsx'
import { getClientName } from './getClientName.ts'
import { useFinancingStatus } from './useFinancingStatus.ts'

type FinancingFactsProps = {
  /** `null` where the list does not have it. */
  financing: Financing | null
  /** The reference, if no field shows it. */
  reference?: string
  currency: string | null
  warning?: string | undefined
}

/** The facts of the financing that the client repays, to distinguish it from another. */
export function FinancingFacts({ financing, reference, currency, warning }: FinancingFactsProps): ReactNode {
  const t = useCopy(words)
  const getStatus = useFinancingStatus()
  const { locale } = useLendingRoot()
  const day = useFormatLenderDay()
  const row = (key: 'client' | 'amount' | 'status' | 'started', value: string | null) =>
    value !== null && { key, name: t(`repayment.facts.${key}`), value }
  const amount = financing?.amount ?? null
  const started = financing?.start_date ?? null
  return (
    <>
      <DescriptionList
        part="ReconcileRepaymentsForm.financingFacts"
        rows={[
          reference !== undefined && { key: 'reference', name: t('repayment.reference'), value: reference },
          row('client', financing && getClientName(financing)),
          row('amount', amount === null ? null : formatMoney(amount, currency, locale)),
          row('status', financing && getStatus(financing)),
          row('started', started === null ? null : day(started)),
        ]}
      />
      {warning && <Alert tone="warning" title={warning} />}
    </>
  )
}
