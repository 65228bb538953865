/** The field that the service returns and nobody may see: a partner's own credential. */
const secretField = /^app[_-]?key$/i

/** Removes every `app_key` from a parsed body, however deep, and leaves the rest as it is. */
export function withoutSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSecrets)
  if (value === null || typeof value !== 'object') return value
  const kept: Record<string, unknown> = {}
  for (const [key, inner] of Object.entries(value)) {
    if (!secretField.test(key)) kept[key] = withoutSecrets(inner)
  }
  return kept
}
