/** What this device keeps of a file beside its bytes. */
export type KeptUpload = {
  key: string
  slot: string
  name: string
  type: string
  size: number
  originalSize: number | null
  sha256: string | null
  uploadId: string | null
  replaces: string | null
  /** Milliseconds since 1970. */
  addedAt: number
}

/** The bytes of a file, wherever they are. */
export type UploadBytes = {
  /** Reads all of them into memory. @throws when the device has them no more, or may read them no more. */
  read: () => Promise<Blob>
}

/** What can change of a file that is kept. */
type KeptChange = Partial<Pick<KeptUpload, 'uploadId' | 'replaces'>>

/** Where files wait that a killed tab must not lose. What cannot be kept is simply not there afterwards. */
export type UploadStore = {
  list: () => Promise<{ kept: KeptUpload; bytes: UploadBytes }[]>
  get: (key: string) => Promise<KeptUpload | null>
  /** Keeps a file, and returns its bytes as the disk has them: those in memory may then go. `null` where nothing can be kept. */
  put: (kept: KeptUpload, blob: Blob) => Promise<UploadBytes | null>
  change: (key: string, patch: KeptChange) => Promise<void>
  drop: (keys: readonly string[]) => Promise<void>
  /** Ids of uploads that were removed here and that the relay may not have heard of. */
  removals: () => Promise<string[]>
  addRemoval: (uploadId: string) => Promise<void>
  dropRemoval: (uploadId: string) => Promise<void>
}
