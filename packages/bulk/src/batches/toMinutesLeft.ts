/** A batch at a moment, in milliseconds since 1970. */
export type SeenBatch = { at: number; unsent: number }

/** Milliseconds before a pace means anything. */
const leastMs = 10_000

/** The minutes for the unsent rows at the pace between two moments; `null` where they are too close to tell, or nothing was sent between them. */
export function toMinutesLeft(first: SeenBatch, now: SeenBatch): number | null {
  const elapsed = now.at - first.at
  const sent = first.unsent - now.unsent
  if (sent <= 0 || elapsed < leastMs) return null
  return Math.max(1, Math.round((now.unsent * elapsed) / sent / 60_000))
}
