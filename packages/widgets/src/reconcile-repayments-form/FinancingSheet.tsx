'use client'
import type { ReactNode } from 'react'
import type { RecordSheetForm } from '../record-picker/RecordList.ts'
import { RecordSheet } from '../record-picker/RecordSheet.tsx'
import { useCopy } from '../words/useCopy.ts'
import type { FinancingList } from './FinancingField.tsx'
import { reconcileRepayments as words } from './reconcileRepayments.words.ts'
import { useFinancingList } from './useFinancingList.tsx'

/** The list of financings as a sheet. */
export function FinancingSheet({ list, ...form }: RecordSheetForm & { list: FinancingList }): ReactNode {
  const t = useCopy(words)
  return (
    <RecordSheet
      {...form}
      list={useFinancingList(list)}
      part="ReconcileRepaymentsForm.financingSheet"
      action={{ label: t('repayment.financing.notListed'), onPress: list.onNotListed }}
      actionPart="ReconcileRepaymentsForm.notListed"
    />
  )
}
