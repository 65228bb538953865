import { connect } from 'node:net'
import type { Exchange } from './Exchange.ts'
import { readAnswers } from './readAnswers.ts'

type SendBytesParameters = {
  port: number
  /** Written one after the other, exactly as they are. */
  pieces: readonly (Buffer | string)[]
  /** Answers after which the attacker hangs up. @default 1 */
  expected?: number
  /** Ends the sending side when everything is written. @default false */
  halfClose?: boolean
  /** Milliseconds after which the attacker gives up. @default 15000 */
  timeout?: number
  /** Milliseconds that the attacker waits for another answer once the first has come. @default timeout */
  timeoutOfNext?: number
  /** The attacker hangs up as soon as this is settled. */
  leaveWhen?: Promise<unknown>
  isHead?: boolean
}

/** Sends bytes that no HTTP client would send and keeps every byte that comes back. */
export function sendBytes({
  port,
  pieces,
  expected = 1,
  halfClose = false,
  timeout = 15_000,
  timeoutOfNext = timeout,
  leaveWhen,
  isHead = false,
}: SendBytesParameters): Promise<Exchange> {
  return new Promise((resolve) => {
    const sent = Buffer.concat(
      pieces.map((piece) => (typeof piece === 'string' ? Buffer.from(piece, 'latin1') : piece)),
    )
    const received: Buffer[] = []
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
    let isOver = false
    const finish = (end: Exchange['end']): void => {
      if (isOver) return
      isOver = true
      clearTimeout(timer)
      socket.removeAllListeners()
      // What the connection says after its end is of no interest, but it must not be thrown.
      socket.on('error', () => undefined)
      socket.destroy()
      const bytes = Buffer.concat(received)
      const answers = readAnswers(bytes, { isHead, isClosed: end === 'closed by server' })
      resolve({ sent, received: bytes, answers, end })
    }
    let timer = setTimeout(() => finish('timed out'), timeout)
    let seen = 0
    socket.on('data', (chunk) => {
      received.push(chunk)
      const answers = readAnswers(Buffer.concat(received), { isHead, isClosed: false })
      if (answers.length >= expected) finish('enough')
      else if (answers.length > seen) {
        seen = answers.length
        clearTimeout(timer)
        timer = setTimeout(() => finish('timed out'), timeoutOfNext)
      }
    })
    socket.on('end', () => finish('closed by server'))
    socket.on('error', () => finish('closed by server'))
    socket.on('close', () => finish('closed by server'))
    for (const piece of pieces) socket.write(typeof piece === 'string' ? Buffer.from(piece, 'latin1') : piece)
    if (halfClose) socket.end()
    void leaveWhen?.finally(() => finish('enough'))
  })
}
