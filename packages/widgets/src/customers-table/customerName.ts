import type { Customer } from '@onlend/core'

/** What a customer is called: the business where there is one, else the person. `null` when neither has a name. */
export function customerName(customer: Customer): string | null {
  return customer.business_name || personName(customer)
}

function personName({ first_name, last_name }: Customer): string | null {
  return [first_name, last_name].filter(Boolean).join(' ') || null
}
