import type { IncomingMessage } from 'node:http'
import type { BodySource } from '../upstream/BodySource.ts'

/** Reads the body of a Node request piece by piece; while nobody reads, the sender waits. */
export function openIncoming(incoming: IncomingMessage): BodySource {
  let wake = (): void => undefined
  const tell = (): void => wake()
  incoming.on('readable', tell).on('end', tell).on('error', tell).on('close', tell)
  return {
    async read() {
      for (;;) {
        // The cast follows from no encoding having been set: pieces are buffers.
        const piece = incoming.read() as Buffer<ArrayBuffer> | null
        if (piece !== null) return piece
        if (incoming.readableEnded) return null
        if (incoming.destroyed) throw new Error('the body broke off')
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      }
    },
    // What is left is dealt with where the answer is written.
    cancel: () => undefined,
  }
}
