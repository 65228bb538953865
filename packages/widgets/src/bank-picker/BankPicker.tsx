'use client'
import type { BankCountry } from '@onlend/core/internal'
import type { Bank } from '@onlend/core'
import { useBankCandidates } from '@onlend/hooks'
import type { ReactNode } from 'react'
import type { RecordPickerProps } from '../record-picker/OptionPicker.tsx'
import { InWords } from '../words/InWords.tsx'
import { useCopy } from '../words/useCopy.ts'
import { BankField } from './BankField.tsx'
import { bankPicker as words } from './bankPicker.words.ts'
import { useBankSource } from './useBankSource.ts'

export type BankPickerProps = RecordPickerProps & {
  /** Lower-case name, as the service wants it: `nigeria`, `ghana`. */
  country: BankCountry
  /** The chosen bank; `null` while none is. */
  value: Bank | null
  /** Called with the bank that a person chooses, or `null` when the person clears the field. */
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
  /** @default 'Bank' */
  label?: string
}

/**
 * Finds a bank by name, nickname or code among hundreds or thousands (Partner API, Endpoint 14).
 *
 * @example
 * <BankPicker country="nigeria" value={bank} onChange={setBank} />
 */
export function BankPicker(props: BankPickerProps): ReactNode {
  return (
    <InWords of="forms">
      <BankSearch {...props} />
    </InWords>
  )
}

function BankSearch(props: BankPickerProps): ReactNode {
  const {
    country,
    value,
    onChange,
    accountNumber = '',
    recents = 5,
    onNotListed,
    presentation = 'auto',
  } = props
  const t = useCopy(words)
  const source = useBankSource({ country, banks: props.banks, filter: props.filter })
  const candidates = useBankCandidates({ country, accountNumber, banks: source.banks })
  return (
    <BankField
      id={props.id}
      label={props.label ?? t('bankPicker.label')}
      error={props.error}
      country={country}
      source={source}
      recents={recents}
      likely={candidates.banks}
      selected={value}
      onChange={onChange}
      onNotListed={onNotListed ?? null}
      presentation={presentation}
    />
  )
}
