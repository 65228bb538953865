import type { LendingError } from '../../errors/LendingError.ts'
import type { StagedSet } from '../../relay/models/StagedSet.ts'
import type { LendingClient } from '../../transport/LendingClient.ts'
import type { LendingLocks } from '../LendingEngine.ts'
import type { UploadKind } from './uploadTypes.ts'

/** The owner of the files, and the parts of the page that uploads need. */
export type UploadLending = {
  client: LendingClient
  environment: string | null
  tenantId: string | null
  userId: string | null
  /** `null` if the host keeps nothing on this device. */
  draftStorage: Pick<Storage, 'getItem' | 'removeItem' | 'key' | 'length'> | null
  /** Keeps two tabs from sending the same file. */
  locks: LendingLocks | null
  emit: (event: { type: 'session.expired'; endpoint: 'uploads' }) => void
  /** Milliseconds since 1970. */
  now: () => number
  /** Begins to follow the relay's list of a set, through a page's cache or with `readStagedSet`. */
  watchStagedSet: (parameters: WatchStagedSetParameters) => StagedSetWatch
  /** The display name of the signed-in person; `null` when it is not known. @default not known: their own files from other devices show their name */
  readOwnName?: () => Promise<string | null>
}

/** The set to follow, and the callbacks. */
export type WatchStagedSetParameters = {
  customerPartnerId: string
  kind: UploadKind
  set: string
  /** Milliseconds on a clock that never stops or goes back. */
  clock: () => number
  /** `askedAt`: the time of the request on that clock; later events are not in the list. */
  onList: (list: StagedSet, askedAt: number) => void
  onError: (error: LendingError) => void
}

/** The watch on the relay's list of a set; it reads again when the list may have changed. */
export type StagedSetWatch = { refresh: () => Promise<void>; stop: () => void }
