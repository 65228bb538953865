import { withoutSecret } from './withoutSecret.ts'

/** Removes every `app_key` from a parsed body at any depth, and leaves the rest unchanged. */
export function withoutSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSecrets)
  if (value === null || typeof value !== 'object') return value
  const kept = Object.entries(value).filter(([key]) => withoutSecret(key, true))
  // The copy is built from entries, so that a field named `__proto__` stays a field.
  return Object.fromEntries(kept.map(([key, inner]) => [key, withoutSecrets(inner)]))
}
