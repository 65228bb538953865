/** What functions remember beside a value: each part is made once, by the function that is its key. */
export type Parts = Map<unknown, unknown>

/** Finds a part of the engine, or of the memory of a client; makes it when it is first asked for, so that a page loads only what it uses. */
export function getPart<From, Part>(parts: Parts, create: (from: From) => Part, from: From): Part {
  const part = parts.get(create) ?? create(from)
  parts.set(create, part)
  // The cast follows the key: only this function has made what stands under it.
  return part as Part
}
