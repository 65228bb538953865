'use client'
import type { ReactNode } from 'react'
import { RecordCombobox } from '../record-picker/RecordCombobox.tsx'
import type { RecordComboboxForm } from '../record-picker/RecordList.ts'
import type { FinancingList } from './FinancingField.tsx'
import { useFinancingList } from './useFinancingList.tsx'

/** The list of financings under an input. */
export function FinancingCombobox({
  list,
  ...form
}: RecordComboboxForm & { list: FinancingList }): ReactNode {
  return <RecordCombobox {...form} list={useFinancingList(list)} />
}
