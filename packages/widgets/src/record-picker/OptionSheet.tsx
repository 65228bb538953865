'use client'
import type { ReactNode } from 'react'
import type { OptionList } from './OptionPicker.tsx'
import type { RecordSheetForm } from './RecordList.ts'
import { RecordSheet } from './RecordSheet.tsx'
import { useOptionList } from './useOptionList.ts'

/** A list of options as a sheet. */
export function OptionSheet({ list, ...form }: RecordSheetForm & { list: OptionList }): ReactNode {
  return <RecordSheet {...form} list={useOptionList(list)} part="RecordPicker.sheet" noteBelow />
}
