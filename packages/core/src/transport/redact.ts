const personal =
  /^(?:.*name.*|.*_no|.*number.*|unique_id|bvn|nin|.*address.*|.*email.*|.*street.*|date_of_birth|next_of_kin|id_value|meta|narration|.*key|.*token|.*secret|authorization|website|tax_.*|contact_.*)$/i

/** A copy fit for a log: identity numbers, accounts, names, contacts and secrets are replaced, files are left out. */
export function redact(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(redact)
  if (typeof Blob !== 'undefined' && value instanceof Blob) return '[file]'
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      const hide = personal.test(key) && (typeof inner !== 'object' || key === 'meta')
      return [key, hide ? '[redacted]' : redact(inner)]
    }),
  )
}
