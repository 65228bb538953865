'use client'
import type { Customer } from '@onlend/core'
import { useCustomers } from '@onlend/hooks'
import { type ReactNode, useMemo } from 'react'
import { contactPerson } from '../customers-table/contactPerson.ts'
import { customerName } from '../customers-table/customerName.ts'
import { maskText } from '../format/maskText.ts'
import { getRecordSource } from '../record-picker/getRecordSource.ts'
import { OptionPicker, type RecordOption, type RecordPickerProps } from '../record-picker/OptionPicker.tsx'
import { InWords } from '../words/InWords.tsx'
import { type Translate, useCopy } from '../words/useCopy.ts'
import { customerPicker as words } from './customerPicker.words.ts'

export type CustomerPickerProps = RecordPickerProps & {
  /** @default the provider's */
  customerPartnerId?: string
  /** The chosen customer's id; `null` for none. */
  value: string | null
  /** Called with the customer that a person chooses, or `null` when the person clears the field. */
  onChange: (customer: Customer | null) => void
  /** @default 'Customer' */
  label?: string
}

const none: readonly Customer[] = []

/**
 * Finds a customer by name, phone or e-mail among thousands, deleted ones left out (Partner API, Endpoint 3).
 *
 * @example
 * <CustomerPicker value={customerId} onChange={(customer) => setCustomerId(customer?.id ?? null)} />
 */
export function CustomerPicker(props: CustomerPickerProps): ReactNode {
  return (
    <InWords of="forms">
      <CustomerSearch {...props} />
    </InWords>
  )
}

function CustomerSearch(props: CustomerPickerProps): ReactNode {
  const { customerPartnerId, value, onChange, label, ...field } = props
  const t = useCopy(words)
  const query = useCustomers(customerPartnerId === undefined ? {} : { customerPartnerId })
  const customers = query.data?.customers ?? none
  const options = useMemo(
    () => customers.flatMap((customer) => (customer.is_deleted ? [] : [toOption(customer, t)])),
    [customers, t],
  )
  const selected = useMemo(() => {
    const chosen = customers.find((customer) => customer.id === value)
    return chosen ? toOption(chosen, t) : null
  }, [customers, value, t])
  return (
    <OptionPicker
      {...field}
      label={label ?? t('customerPicker.label')}
      words={{
        placeholder: t('customerPicker.placeholder'),
        search: t('customerPicker.search'),
        toggle: t('customerPicker.toggle'),
        failed: t('customerPicker.failed'),
        none: t('customerPicker.none'),
      }}
      options={options}
      selected={selected}
      onChange={(option) => onChange(customers.find((customer) => customer.id === option?.id) ?? null)}
      source={getRecordSource(query)}
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
    text: [contactPerson(customer), phone, email].filter(Boolean).join('\n'),
  }
}
