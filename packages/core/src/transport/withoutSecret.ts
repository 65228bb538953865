/** The field that the service returns and no page may see: a partner's own credential, however it is spelled. */
const secretField = /^app[_-]?key$/i

/** A reviver for `JSON.parse` that leaves out every `app_key`, however deep. */
export function withoutSecret(key: string, value: unknown): unknown {
  return secretField.test(key) ? undefined : value
}
