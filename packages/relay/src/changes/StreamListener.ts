import type { Owner } from '../identity/Owner.ts'

/** Who listens to what, from where on. */
export type StreamListener = {
  owner: Owner
  userId: string
  /** Under which the stream can be revoked. */
  subjects: readonly string[]
  /** The last change event that the reader has; `null` for none. */
  position: number | null
  /** Whether the session that opened the stream still may listen. */
  isStillAllowed: () => Promise<boolean>
}
