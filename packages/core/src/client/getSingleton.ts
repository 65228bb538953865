/** The values that functions have made for one client or one engine, each under its function. */
export type Parts = Map<unknown, unknown>

/** Returns the one value that `create` makes for a client or an engine. The first call makes it, so that a page makes only what it uses. */
export function getSingleton<From, Value>(parts: Parts, create: (from: From) => Value, from: From): Value {
  const value = parts.get(create) ?? create(from)
  parts.set(create, value)
  // The cast follows the key: only this function makes the value under it.
  return value as Value
}
