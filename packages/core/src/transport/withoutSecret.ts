/** The names of the field with a partner's credential, in every spelling; the service returns it, and no page may see it. */
const secretField = /^app[_-]?key$/i

/** A reviver for `JSON.parse` that removes every `app_key` at any depth. */
export function withoutSecret(key: string, value: unknown): unknown {
  return secretField.test(key) ? undefined : value
}
