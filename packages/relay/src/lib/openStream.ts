/** Opens the web's own stream for reading. */
export function openStream(stream: ReadableStream<Uint8Array>): BodySource {
  const reader = stream.getReader()
  return {
    async read() {
      const { done, value } = await reader.read()
      // The cast excludes bytes on shared memory, which no runtime here produces.
      return done ? null : (value as Uint8Array<ArrayBuffer>)
    },
    cancel() {
      // The sender may be gone already, which is fine: the relay wants no more bytes from it.
      reader.cancel().catch(() => undefined)
    },
  }
}

/** A body that is read piece by piece. */
export type BodySource = {
  /** The next piece; `null` at the end. Rejects when the body broke off. */
  read: () => Promise<Uint8Array<ArrayBuffer> | null>
  /** Nothing more is wanted. */
  cancel: () => void
}
