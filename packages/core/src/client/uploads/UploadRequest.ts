/** One request to the relay's uploads, without the token. */
export type UploadRequest = {
  method: string
  url: string
  headers: Readonly<Record<string, string>>
  body: Blob | null
  signal: AbortSignal
  /** Bytes that have been handed to the network. */
  onProgress?: ((bytes: number) => void) | undefined
}

/** What came back. */
export type UploadAnswer = {
  status: number
  header: (name: string) => string | null
  bytes: () => Promise<ArrayBuffer>
}

/** A way to reach the relay; rejects when no answer comes. */
export type UploadTransport = (request: UploadRequest) => Promise<UploadAnswer>
