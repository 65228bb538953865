/** The memory of functions beside a value: each part is made once, by the function that is its key. */
export type Parts = Map<unknown, unknown>

/** Finds a part of the engine or of the memory of a client; the first call makes the part, so that a page loads only the parts that it uses. */
export function getPart<From, Part>(parts: Parts, create: (from: From) => Part, from: From): Part {
  const part = parts.get(create) ?? create(from)
  parts.set(create, part)
  // The cast follows the key: only this function makes the part under it.
  return part as Part
}
