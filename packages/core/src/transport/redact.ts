/** The only fields whose text or number reveals nothing about a person, an account or a secret. */
const harmless = new Set([
  'account_type',
  'amount',
  'amount_payable',
  'company_size',
  'created_at',
  'currency',
  'disbursement_date',
  'event',
  'expected_payment_date',
  'industry',
  'id_type',
  'photo_id_type',
  'sector',
  'status',
  'tenor',
  'type',
  'unique_id_type',
  'updated_at',
  'years_of_operations',
])

/** The fields that hold the caller's data under the caller's own names. */
const freeForm = new Set(['meta', 'financial_information'])

/** Copies a value for a log: keeps the shape and replaces every value that is not known to be harmless. */
export function redact(value: unknown): unknown {
  if (value instanceof Blob) return '[file]'
  if (Array.isArray(value)) return value.map(redact)
  if (value === null || typeof value === 'boolean' || value === undefined) return value
  if (typeof value !== 'object') return '[redacted]'
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, redactField(key, inner)]))
}

function redactField(key: string, value: unknown): unknown {
  if (freeForm.has(key)) return '[redacted]'
  if (harmless.has(key) && typeof value !== 'object') return value
  return redact(value)
}
