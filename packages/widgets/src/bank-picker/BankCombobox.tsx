'use client'
import type { ReactNode } from 'react'
import { RecordCombobox } from '../record-picker/RecordCombobox.tsx'
import type { RecordComboboxForm } from '../record-picker/RecordList.ts'
import type { BankList } from './BankField.tsx'
import { useBankList } from './useBankList.tsx'

/** The list of banks under an input. */
export function BankCombobox({ list, ...form }: RecordComboboxForm & { list: BankList }): ReactNode {
  return <RecordCombobox {...form} list={useBankList(list)} />
}
