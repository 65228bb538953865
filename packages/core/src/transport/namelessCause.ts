/** What may be kept of a platform's error: its kind and code. Its sentence may quote an address with ids in it, or a header's value. */
type NamelessCause = { name: string; code: string | null }

/** Reduces a thrown value to its kind and, as far as there is one, its code (such as `ECONNREFUSED`). */
export function namelessCause(error: unknown): NamelessCause {
  const name = error instanceof Error ? error.name : typeof error
  return { name, code: codeOf(error) ?? (error instanceof Error ? codeOf(error.cause) : null) }
}

function codeOf(value: unknown): string | null {
  if (typeof value !== 'object' || value === null || !('code' in value)) return null
  return typeof value.code === 'string' ? value.code : null
}
