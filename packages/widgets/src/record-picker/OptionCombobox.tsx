'use client'
import type { ReactNode } from 'react'
import type { OptionList } from './OptionPicker.tsx'
import { RecordCombobox } from './RecordCombobox.tsx'
import type { RecordComboboxForm } from './RecordList.ts'
import { useOptionList } from './useOptionList.ts'

/** A list of options under an input. */
export function OptionCombobox({ list, ...form }: RecordComboboxForm & { list: OptionList }): ReactNode {
  return <RecordCombobox {...form} list={useOptionList(list)} />
}
