/** The facts of a file that this device keeps beside its bytes. */
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

/** The bytes of a file, in memory or on disk. */
export type UploadBytes = {
  /** Reads all bytes into memory. @throws when the device no longer has the bytes or the right to read them. */
  read: () => Promise<Blob>
}

/** The facts of a kept file that can change. */
type KeptChange = Partial<Pick<KeptUpload, 'uploadId' | 'replaces'>>

/** Keeps files that a killed tab must not lose. A file that the device cannot keep is missing afterwards, without an error. */
export type UploadStore = {
  list: () => Promise<{ kept: KeptUpload; bytes: UploadBytes }[]>
  get: (key: string) => Promise<KeptUpload | null>
  /** Keeps a file and returns its bytes as the disk has them, so that the caller can free its memory. `null` when the device cannot keep files. */
  put: (kept: KeptUpload, blob: Blob) => Promise<UploadBytes | null>
  change: (key: string, patch: KeptChange) => Promise<void>
  drop: (keys: readonly string[]) => Promise<void>
  /** Ids of uploads that this device removed and that the relay may still hold. */
  removals: () => Promise<string[]>
  addRemoval: (uploadId: string) => Promise<void>
  dropRemoval: (uploadId: string) => Promise<void>
}
