import { emptySummary } from './emptySummary.ts'
import type { Intent } from './Intent.ts'
import { readField } from './readField.ts'

/** A new customer partner: its name, compared by name and tax number (Partner API, Endpoint 1). */
export function summariseBusiness(body: Readonly<Record<string, unknown>>): Intent {
  const recipient = readField(body, 'business_name')
  const likeness = JSON.stringify([
    recipient?.toLowerCase() ?? null,
    readField(body, 'tax_identification_number'),
  ])
  return { summary: { ...emptySummary, recipient }, amount: null, destination: null, likeness, rows: [] }
}
