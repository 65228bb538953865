'use client'
import type { Customer } from '@onlend/core'
import { useCustomers } from '@onlend/hooks'
import { type ReactNode, useMemo } from 'react'
import { customerPicker as words } from './customerPicker.words.ts'
import { type Translate, useCopy } from '../words/useCopy.ts'
import { contactPerson } from '../customers-table/contactPerson.ts'
import { customerName } from '../customers-table/customerName.ts'
import { maskText } from '../format/maskText.ts'
import { RecordListNote } from '../record-picker/RecordListNote.tsx'
import type { RecordOption } from '../record-picker/RecordOption.ts'
import { type RecordPresentation, RecordPickerView } from '../record-picker/RecordPickerView.tsx'
import { readState } from '../ui/readState.ts'

export type CustomerPickerProps = {
  /** @default the provider's */
  customerPartnerId?: string
  /** The chosen customer's id; `null` for none. */
  value: string | null
  onChange: (customer: Customer | null) => void
  /** `auto` is a list under an input where there is a mouse or room, and a sheet elsewhere. @default 'auto' */
  presentation?: RecordPresentation
  id?: string
  /** @default 'Customer' */
  label?: string
  /** Words for what is wrong. */
  error?: string
}

const none: readonly Customer[] = []

/** Finds a customer by name, phone or e-mail among thousands, deleted ones left out (Partner API, Endpoint 3). */
export function CustomerPicker(props: CustomerPickerProps): ReactNode {
  const { customerPartnerId, value, onChange, presentation = 'auto', id, error } = props
  const t = useCopy(words)
  const query = useCustomers(customerPartnerId === undefined ? {} : { customerPartnerId })
  const state = readState(query)
  const customers = query.data?.customers ?? none
  const options = useMemo(
    () => customers.flatMap((customer) => (customer.is_deleted ? [] : [toOption(customer, t)])),
    [customers, t],
  )
  const chosen = useMemo(() => customers.find((customer) => customer.id === value), [customers, value])
  const spoken = {
    placeholder: t('customerPicker.placeholder'),
    search: t('customerPicker.search'),
    toggle: t('customerPicker.toggle'),
    failed: t('customerPicker.failed'),
    none: t('customerPicker.none'),
  }
  return (
    <RecordPickerView
      id={id}
      label={props.label ?? t('customerPicker.label')}
      error={error}
      words={spoken}
      options={options}
      selected={chosen ? toOption(chosen, t) : null}
      onChange={(option) => onChange(customers.find((customer) => customer.id === option?.id) ?? null)}
      isLoading={state.is === 'loading'}
      note={
        <RecordListNote
          state={state}
          isEmpty={options.length === 0}
          isFetching={query.isFetching}
          words={spoken}
          onRetry={() => void query.refetch()}
        />
      }
      presentation={presentation}
    />
  )
}

function toOption(customer: Customer, t: Translate<typeof words>): RecordOption {
  const name = customerName(customer) ?? t('customerPicker.unnamed')
  const { contact_number: phone, email } = customer
  const digits = phone === null ? null : maskText('phone', phone).end
  return {
    id: customer.id,
    name,
    note: digits === null ? contactPerson(customer) : t('customerPicker.phoneEnding', { digits }),
    text: [name, contactPerson(customer), phone, email].filter(Boolean).join('\n'),
  }
}
