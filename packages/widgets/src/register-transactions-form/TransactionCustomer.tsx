'use client'
import type { Customer } from '@onlend/core'
import type { UseRegisterTransactionsFormReturnType } from '@onlend/hooks/forms'
import { type ReactNode, useState } from 'react'
import { CustomerPicker } from '../customer-picker/CustomerPicker.tsx'

type TransactionCustomerProps = {
  form: Pick<UseRegisterTransactionsFormReturnType, 'clientKinds' | 'customerPartnerId' | 'set'>
  label: string
}

/** Whom the transaction is with, of those that have been registered: fills in what the form asks for, where it can be changed. */
export function TransactionCustomer({ form, label }: TransactionCustomerProps): ReactNode {
  const [chosen, setChosen] = useState<string | null>(null)
  const choose = (customer: Customer | null) => {
    setChosen(customer?.id ?? null)
    const wanted = customer?.business_name ? 'business' : 'individual'
    const kind = form.clientKinds.includes(wanted) ? wanted : form.clientKinds[0]
    if (customer && kind !== undefined) form.set('clientKind', kind)
    form.set('firstName', customer?.first_name ?? '')
    form.set('lastName', customer?.last_name ?? '')
    form.set('businessName', customer?.business_name ?? '')
    form.set('contactNumber', customer?.contact_number ?? '')
    // The identity number that was typed was of somebody else.
    form.set('idType', '')
    form.set('idValue', '')
  }
  return (
    <CustomerPicker
      {...(form.customerPartnerId !== null && { customerPartnerId: form.customerPartnerId })}
      label={label}
      value={chosen}
      onChange={choose}
    />
  )
}
