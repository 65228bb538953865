/** Hours after which what was kept is forgotten. */
const lifetime = 72

type ReadFormDraftParameters = {
  text: string | null
  /** Milliseconds since 1970. */
  now: number
  /** What may be kept, with a value of the right shape. */
  shapes: Readonly<Record<string, unknown>>
}

/** Reads a draft back: the page and the values; a value that is damaged, too old or not to be kept is left out. */
export function readFormDraft({ text, now, shapes }: ReadFormDraftParameters): {
  page: number
  values: Record<string, unknown>
} {
  const nothing = { page: 0, values: {} }
  try {
    const stored: unknown = JSON.parse(text ?? 'null')
    if (!isRecord(stored) || !isRecord(stored.values)) return nothing
    const { savedAt, page, values } = stored
    if (typeof savedAt !== 'number' || now - savedAt > lifetime * 3_600_000) return nothing
    const kept = Object.entries(values).filter(
      ([name, value]) => Object.hasOwn(shapes, name) && hasShape(value, shapes[name]),
    )
    return { page: typeof page === 'number' ? page : 0, values: Object.fromEntries(kept) }
  } catch {
    // Other code can write to the storage: an unreadable draft is no draft.
    return nothing
  }
}

function hasShape(value: unknown, shape: unknown): boolean {
  if (!Array.isArray(shape)) return typeof value === typeof shape && typeof value !== 'object'
  return Array.isArray(value) && value.length <= 100 && value.every(isFlat)
}

function isFlat(item: unknown): boolean {
  return (
    isRecord(item) &&
    Object.values(item).every((value) => typeof value === 'string' || typeof value === 'boolean')
  )
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
