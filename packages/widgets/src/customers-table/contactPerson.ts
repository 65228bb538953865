import type { Customer } from '@onlend/core'

/** The person behind a business; `null` for a customer who is a person. */
export function contactPerson({ business_name, first_name, last_name }: Customer): string | null {
  if (!business_name) return null
  return [first_name, last_name].filter(Boolean).join(' ') || null
}
