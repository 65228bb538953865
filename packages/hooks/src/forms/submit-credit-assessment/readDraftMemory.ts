import { type DraftFields, DraftMemory } from './DraftMemory.ts'
import { isDraftPath } from './isDraftPath.ts'

/** Hours after which what was kept is forgotten, as for every draft on a device. */
const lifetime = 72

/** Reads what this device remembers; what is damaged or too old is left out. */
export function readDraftMemory(text: string | null, now: number): DraftMemory | null {
  try {
    const parsed = DraftMemory.safeParse(JSON.parse(text ?? 'null'))
    if (!parsed.success || now - parsed.data.keptAt > lifetime * 3_600_000) return null
    const { base, mine, unread, ...facts } = parsed.data
    return { ...facts, base: toKnown(base), mine: toKnown(mine), unread: toKnown(unread) }
  } catch {
    // Other code can write to the storage: an unreadable draft is no draft.
    return null
  }
}

function toKnown(fields: DraftFields): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).filter(([path]) => isDraftPath(path)))
}
