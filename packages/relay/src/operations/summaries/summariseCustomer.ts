import { emptySummary } from './emptySummary.ts'
import type { Intent } from './Intent.ts'
import { readField } from './readField.ts'

/** A new customer: the name, compared by the identity number, which is not kept itself (Partner API, Endpoint 2). */
export function summariseCustomer(body: Readonly<Record<string, unknown>>): Intent {
  const names = [readField(body, 'first_name'), readField(body, 'last_name')].filter((name) => name !== null)
  const recipient = readField(body, 'business_name') ?? (names.join(' ') || null)
  return {
    summary: { ...emptySummary, recipient },
    amount: null,
    destination: null,
    likeness: readField(body, 'unique_id'),
    rows: [],
  }
}
