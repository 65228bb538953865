'use client'
import type { ReactNode } from 'react'
import { bankPicker as words } from './bankPicker.words.ts'
import { useCopy } from '../words/useCopy.ts'
import { Combobox } from '../ui/Combobox.tsx'
import type { FieldControl } from '../ui/Field.tsx'
import { LiveRegion } from '../ui/LiveRegion.tsx'
import { BankListFoot } from './BankListFoot.tsx'
import type { BankListProps } from './BankListProps.ts'
import { useBankQuery } from './useBankQuery.ts'

type BankComboboxProps = BankListProps & {
  control: FieldControl
  /** What the person typed before this part arrived. */
  initialQuery: string
  initialFocus: boolean
  initialIsOpen: boolean
}

/** The bank list under an input, for pointers and keyboards. */
export function BankCombobox(props: BankComboboxProps): ReactNode {
  const { label, selected, truncatedAt, isLoading, control, initialQuery, initialFocus, initialIsOpen } =
    props
  const t = useCopy(words)
  const { setQuery, groups, hidden, announcement, choose } = useBankQuery(props)
  return (
    <>
      <Combobox
        label={label}
        toggleLabel={t('bankPicker.toggle')}
        placeholder={t('bankPicker.search')}
        control={control}
        groups={groups.map(({ heading, banks }) => ({
          heading: heading === null ? null : t(`bankPicker.${heading}`),
          items: banks,
        }))}
        selected={selected}
        keyOf={(bank) => bank.id}
        textOf={(bank) => bank.name}
        noteOf={(bank) => bank.code}
        onChange={choose}
        onQueryChange={setQuery}
        initialQuery={initialQuery}
        initialFocus={initialFocus}
        initialIsOpen={initialIsOpen}
        empty={t(isLoading ? 'bankPicker.loading' : 'bankPicker.noResults')}
        foot={<BankListFoot hidden={hidden} truncatedAt={truncatedAt} />}
      />
      <LiveRegion>{announcement}</LiveRegion>
    </>
  )
}
