import type { PendingOperation } from './createPendingOperations.ts'

const hour = 3_600_000
/** Milliseconds by phase: an accepted write is in the history anyway, so a write that may be lost is kept longer. */
const remembered: Readonly<Record<PendingOperation['phase'], number>> = {
  accepted: hour,
  sending: 7 * 24 * hour,
  unknown: 7 * 24 * hour,
}

/** Reads the stored list without entries that are damaged, foreign or too old. */
export function readPending(text: string | null, now: number): readonly PendingOperation[] {
  if (text === null) return []
  try {
    const stored: unknown = JSON.parse(text)
    return Array.isArray(stored) ? stored.filter((entry) => isPending(entry) && isFresh(entry, now)) : []
  } catch {
    // Other code can write to the storage: unreadable text counts as absent.
    return []
  }
}

function isPending(entry: unknown): entry is PendingOperation {
  if (typeof entry !== 'object' || entry === null) return false
  const { operationId, kind, createdAt, phase }: Partial<Record<keyof PendingOperation, unknown>> = entry
  return (
    typeof operationId === 'string' &&
    typeof kind === 'string' &&
    typeof createdAt === 'string' &&
    typeof phase === 'string' &&
    Object.hasOwn(remembered, phase)
  )
}

function isFresh({ createdAt, phase }: PendingOperation, now: number): boolean {
  return now - Date.parse(createdAt) < remembered[phase]
}
