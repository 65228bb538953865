'use client'
import type { ReactNode } from 'react'
import { reconcileRepayments as words } from './reconcileRepayments.words.ts'
import { useCopy } from '../words/useCopy.ts'
import { Combobox } from '../ui/Combobox.tsx'
import type { FieldControl } from '../ui/Field.tsx'
import { LiveRegion } from '../ui/LiveRegion.tsx'
import type { LoanListProps } from './LoanListProps.ts'
import { LoanNote } from './LoanNote.tsx'
import { useLoanQuery } from './useLoanQuery.ts'

type LoanComboboxProps = LoanListProps & {
  control: FieldControl
  /** The plain input that it takes the place of had the focus. */
  initialFocus: boolean
  initialIsOpen: boolean
}

/** The list of loans under an input, for pointers and keyboards. */
export function LoanCombobox(props: LoanComboboxProps): ReactNode {
  const { label, loans, selected, currency, onChange, isLoading, control, initialFocus, initialIsOpen } =
    props
  const t = useCopy(words)
  const { setQuery, groups, hidden, announcement } = useLoanQuery(loans)
  return (
    <>
      <Combobox
        label={label}
        toggleLabel={t('repayment.loan.toggle')}
        placeholder={t('repayment.loan.search')}
        control={control}
        groups={groups}
        selected={selected}
        keyOf={(loan) => loan.transaction_reference}
        textOf={(loan) => loan.transaction_reference}
        noteOf={(loan) => <LoanNote loan={loan} currency={currency} />}
        onChange={onChange}
        onQueryChange={setQuery}
        initialFocus={initialFocus}
        initialIsOpen={initialIsOpen}
        empty={t(isLoading ? 'repayment.loan.loading' : 'repayment.loan.noResults')}
        foot={hidden > 0 && <p className="ol-Note">{t('repayment.loan.keepTyping', { count: hidden })}</p>}
      />
      <LiveRegion>{announcement}</LiveRegion>
    </>
  )
}
