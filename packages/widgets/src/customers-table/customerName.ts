import type { Customer } from '@onlend/core'

/** The name of a customer: the business name if there is one, else the person's. `null` when neither has a name. */
export function customerName(customer: Customer): string | null {
  return customer.business_name || personName(customer)
}

function personName({ first_name, last_name }: Customer): string | null {
  return [first_name, last_name].filter(Boolean).join(' ') || null
}
