/** What tells one event from another. */
export type Told = {
  source: string
  /** The references in it, the service's and what else it tells. */
  references: readonly string[]
  /** Of the message, where a repeat of it keeps the id. */
  messageId: string | null
}

/** Whether two events are provably about two things: by the service's reference, else by a message id that repeats keep. Bytes prove nothing. */
export function areDistinct(one: Told, other: Told): boolean {
  if (one.source !== other.source) return false
  if (one.references.some((reference) => other.references.includes(reference))) return false
  if (one.references.length > 0 && other.references.length > 0) return true
  return one.messageId !== null && other.messageId !== null && one.messageId !== other.messageId
}
