'use client'
import type { Bank } from '@onlend/core'
import { useBankCandidates } from '@onlend/hooks'
import type { ReactNode } from 'react'
import { bankPicker as words } from './bankPicker.words.ts'
import { useCopy } from '../words/useCopy.ts'
import { BankListNote } from './BankListNote.tsx'
import { BankPickerView } from './BankPickerView.tsx'
import { useBankList } from './useBankList.ts'

export type BankPickerProps = {
  /** Lower-case name, as the service wants it: `nigeria`, `ghana`. */
  country: string
  value: Bank | null
  onChange: (bank: Bank | null) => void
  /** Puts banks whose check digit fits this account number first. Nigeria only; never hides the others. */
  accountNumber?: string
  /** How many banks used before to offer first; 0 for none. @default 5 */
  recents?: number
  /** Offers "My bank is not listed"; show your own input for the code then. */
  onNotListed?: () => void
  /** Your own list, of any length, instead of the service's first 100. */
  banks?: readonly Bank[]
  /** @default active, not deleted, not a mobile-money operator; must keep its identity between renders */
  filter?: (bank: Bank) => boolean
  /** `auto` is a list under an input where there is a mouse or room, and a sheet elsewhere. @default 'auto' */
  presentation?: 'auto' | 'list' | 'sheet'
  id?: string
  /** @default 'Bank' */
  label?: string
  /** Words for what is wrong. */
  error?: string
}

/** Finds a bank by name, nickname or code among hundreds or thousands (Partner API, Endpoint 14). */
export function BankPicker(props: BankPickerProps): ReactNode {
  const {
    country,
    value,
    onChange,
    accountNumber = '',
    recents = 5,
    onNotListed,
    presentation = 'auto',
    id,
    error,
  } = props
  const t = useCopy(words)
  const label = props.label ?? t('bankPicker.label')
  const list = useBankList({ country, banks: props.banks, filter: props.filter })
  const candidates = useBankCandidates({ country, accountNumber, banks: list.banks })
  return (
    <BankPickerView
      {...(id ? { id } : {})}
      label={label}
      labelText={label}
      error={error}
      country={country}
      banks={list.banks}
      recents={recents}
      likely={candidates.banks}
      selected={value}
      onChange={onChange}
      onNotListed={onNotListed ?? null}
      truncatedAt={list.truncatedAt}
      isLoading={list.state === 'loading'}
      note={<BankListNote list={list} allowManual={onNotListed !== undefined} />}
      presentation={presentation}
    />
  )
}
