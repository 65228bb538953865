'use client'
import type { ReactNode } from 'react'
import type { RecordSheetForm } from '../record-picker/RecordList.ts'
import { RecordSheet } from '../record-picker/RecordSheet.tsx'
import { useCopy } from '../words/useCopy.ts'
import type { BankList } from './BankField.tsx'
import { bankPicker as words } from './bankPicker.words.ts'
import { useBankList } from './useBankList.tsx'

/** The list of banks as a sheet. */
export function BankSheet({ list, ...form }: RecordSheetForm & { list: BankList }): ReactNode {
  const t = useCopy(words)
  const { onNotListed } = list
  return (
    <RecordSheet
      {...form}
      list={useBankList(list)}
      part="BankPicker.sheet"
      action={onNotListed && { label: t('bankPicker.notListed'), onPress: onNotListed }}
      actionPart="BankPicker.notListed"
    />
  )
}
