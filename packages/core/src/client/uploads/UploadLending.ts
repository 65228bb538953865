import type { LendingClient } from '../../transport/LendingClient.ts'
import type { LendingChange } from '../LendingChange.ts'
import type { LendingLocks } from '../LendingEngine.ts'

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
  /** Listens to changes until the returned function is called; the set reads its list again. */
  listenToChanges: (listener: (change: LendingChange) => void) => () => void
  /** The display name of the signed-in person; `null` when it is not known. @default not known: their own files from other devices show their name */
  readOwnName?: () => Promise<string | null>
}
