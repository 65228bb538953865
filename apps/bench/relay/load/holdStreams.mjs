// Opens event streams, one person and one partner each, and holds them until it is killed.
import { connect } from 'node:net'

const [address, count, prefix] = process.argv.slice(2)
const { hostname, port } = new URL(address)

/** Opens one stream and resolves when its first event or comment has come. */
function open(person) {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname)
    let text = ''
    socket.once('connect', () =>
      socket.write(
        `GET /events?customer_partner_id=cp_${person} HTTP/1.1\r\nHost: ${hostname}:${port}\r\n` +
          `Accept: text/event-stream\r\nCookie: s=${person}\r\nX-Relay: 1\r\nSec-Fetch-Site: same-origin\r\n\r\n`,
      ),
    )
    socket.on('data', (piece) => {
      if (text.length > 4096) return
      text += piece
      const [head, body = ''] = text.split('\r\n\r\n')
      if (!/^HTTP\/1\.1 200 /.test(head)) reject(new Error(`a stream was refused: ${head.split('\r\n')[0]}`))
      else if (body.includes('\n\n')) resolve()
    })
    socket.once('error', reject)
    socket.once('close', () => reject(new Error('a stream was closed')))
  })
}

const people = Array.from({ length: Number(count) }, (_, index) => `${prefix}${index}`)
try {
  // Fifty at a time: a thousand at once measures the queue of new connections.
  for (let next = 0; next < people.length; next += 50)
    await Promise.all(people.slice(next, next + 50).map(open))
  process.send({ open: people.length })
} catch (error) {
  process.send({ open: 0, reason: error.message })
}
process.on('disconnect', () => process.exit())
