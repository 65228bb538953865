import type { UploadBytes } from './UploadStore.ts'
import type { UploadItem } from './uploadTypes.ts'

/** A file of a set with what only this page knows of it. */
export type UploadTask = {
  item: UploadItem
  /** `null` where another device has them. */
  bytes: UploadBytes | null
  /** The key of the file whose place it takes once it is staged. */
  replaces: string | null
  /** Milliseconds since 1970. */
  addedAt: number
  /** Stops what is being done with it; `null` while nothing is. */
  stop: AbortController | null
  /** A person has paused this one. */
  isHeld: boolean
  /** The device keeps it, also for another tab. */
  isKept: boolean
  /** It was created, and the answer was lost: it is looked up before it is created again. */
  mayHaveBegun: boolean
  /** Another tab of this device sends it. */
  isInOtherTab: boolean
  /** Tries in a row after which the relay had no more of it than before. */
  tries: number
  /** How often it was sent from its start again. */
  restarts: number
  /** On the page's own clock, when this page last did something about it at the relay: an older list knows nothing of that. */
  touchedAt: number
}
