import type { IncomingMessage } from 'node:http'
import type { BodySource } from '../forward/BodySource.ts'

/** Reads the body of a Node request piece by piece; while nobody reads, the sender waits. */
export function openIncoming(incoming: IncomingMessage): BodySource {
  return {
    read: () =>
      new Promise((resolve, reject) => {
        const stop = (): void => {
          incoming.off('readable', take).off('end', take).off('error', fail).off('close', fail)
        }
        const fail = (): void => {
          stop()
          reject(new Error('the body broke off'))
        }
        const take = (): void => {
          // The cast follows from no encoding having been set: pieces are buffers.
          const piece = incoming.read() as Buffer<ArrayBuffer> | null
          if (piece === null && !incoming.readableEnded) {
            if (incoming.destroyed) fail()
            return
          }
          stop()
          resolve(piece)
        }
        incoming.on('readable', take).on('end', take).on('error', fail).on('close', fail)
        take()
      }),
    // What is left is dealt with where the answer is written.
    cancel: () => undefined,
  }
}
