import { connect } from 'node:net'

/** Writes bytes to a port as they are, and resolves with all that comes back until the other side closes. */
export function sendRaw(port: number, bytes: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes, 'latin1'))
    socket.on('data', (piece) => (answer += piece.toString('latin1')))
    // A host may well reset a connection whose bytes make no sense.
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(answer))
  })
}
