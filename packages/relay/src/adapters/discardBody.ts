import type { IncomingMessage } from 'node:http'

/** What is read of a body that nobody wants, so that its sender gets to read why. */
const mostBytes = 1_024 * 1_024
const patience = 2_000

/** Reads on without keeping anything, until the body ends or enough is enough. */
export function discardBody(incoming: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    let length = 0
    const finish = (): void => {
      clearTimeout(timer)
      incoming.off('data', count).off('end', finish).off('close', finish).off('error', finish)
      incoming.pause()
      resolve()
    }
    const count = (piece: Buffer): void => {
      length += piece.byteLength
      if (length > mostBytes) finish()
    }
    const timer = setTimeout(finish, patience)
    incoming.on('data', count).on('end', finish).on('close', finish).on('error', finish)
    incoming.resume()
  })
}
