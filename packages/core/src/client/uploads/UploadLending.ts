import type { LendingError } from '../../errors/LendingError.ts'
import type { StagedSet } from '../../relay/models/StagedSet.ts'
import type { LendingClient } from '../../transport/LendingClient.ts'
import type { UploadKind } from './uploadTypes.ts'

/** Whose files uploads are of, and what of the page they need. */
export type UploadLending = {
  client: LendingClient
  environment: string | null
  tenantId: string | null
  userId: string | null
  /** `null` where nothing may be kept on this device. */
  draftStorage: Pick<Storage, 'getItem' | 'removeItem' | 'key' | 'length'> | null
  /** Keeps two tabs from sending the same file. */
  locks: UploadLocks | null
  emit: (event: { type: 'session.expired'; endpoint: 'uploads' }) => void
  /** Milliseconds since 1970. */
  now: () => number
  /** Begins to follow what the relay holds of a set: through a page's cache, or with `readStagedSet`. */
  watchStagedSet: (parameters: WatchStagedSetParameters) => StagedSetWatch
  /** The display name of the signed-in person; `null` where it is not known. @default not known: their own files from elsewhere bear their name */
  readOwnName?: () => Promise<string | null>
}

type UploadLocks = {
  request: <T>(
    name: string,
    options: { ifAvailable: true },
    callback: (lock: unknown) => Promise<T>,
  ) => Promise<T>
}

/** Which set is followed, and who is told. */
export type WatchStagedSetParameters = {
  customerPartnerId: string
  kind: UploadKind
  set: string
  /** Milliseconds on a clock that never stands still or goes back. */
  clock: () => number
  /** `askedAt`, on that clock: what happened later is not in the list. */
  onList: (list: StagedSet, askedAt: number) => void
  onError: (error: LendingError) => void
}

/** What the relay holds of a set, looked at again whenever it may have changed. */
export type StagedSetWatch = { refresh: () => Promise<void>; stop: () => void }
