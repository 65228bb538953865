import { createHash, randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Plugin } from 'vite'

type Held = { id: string; size: number; slot: string; name: string; bytes: Buffer[]; offset: number }
type Relay = { held: Map<string, Held>; received: number }

const mount = /^\/stand-in\/([a-z-]+)\/(uploads|received)(?:\/([^/?]+))?(?:\?.*)?$/
const soon = () => new Date(Date.now() + 3_600_000).toISOString()

/** Answers tus under `/stand-in/{name}/uploads` of the test page's own address, and under `/stand-in/{name}/received` how many bytes came in all. */
export function standInUploads(): Plugin {
  const relays = new Map<string, Relay>()
  return {
    name: 'onlend-stand-in-uploads',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const match = mount.exec(request.url ?? '')
        if (!match) {
          next()
          return
        }
        const [, name = '', what, id] = match
        const relay = relays.get(name) ?? { held: new Map(), received: 0 }
        relays.set(name, relay)
        response.setHeader('Onlend-Relay', '1')
        if (what === 'received') return send(response, 200, { received: relay.received })
        if (id === undefined)
          return request.method === 'POST' ? create(relay, request, response) : list(relay, response)
        const file = relay.held.get(id)
        if (!file) return send(response, 404, {})
        if (request.method === 'PATCH') return receive(relay, file, request, response)
        if (request.method === 'GET') return response.end(Buffer.concat(file.bytes))
        if (request.method === 'DELETE') relay.held.delete(id)
        response.writeHead(request.method === 'DELETE' ? 204 : 200, {
          'Upload-Offset': file.offset,
          'Upload-Length': file.size,
        })
        response.end()
      })
    },
  }
}

function create(relay: Relay, request: IncomingMessage, response: ServerResponse): void {
  const id = randomUUID()
  const pairs = String(request.headers['upload-metadata']).split(',')
  const metadata = new Map(pairs.map((pair) => pair.split(' ')).map(([key, value]) => [key, value ?? '']))
  const read = (key: string) => Buffer.from(metadata.get(key) ?? '', 'base64').toString()
  const size = Number(request.headers['upload-length'])
  relay.held.set(id, { id, size, slot: read('slot'), name: read('name'), bytes: [], offset: 0 })
  response.writeHead(201, { Location: `/elsewhere/uploads/${id}` })
  response.end()
}

function receive(relay: Relay, file: Held, request: IncomingMessage, response: ServerResponse): void {
  if (Number(request.headers['upload-offset']) !== file.offset) {
    send(response, 409, {})
    return
  }
  request.on('data', (piece: Buffer) => {
    const taken = piece.subarray(0, file.size - file.offset)
    file.bytes.push(taken)
    file.offset += taken.byteLength
    relay.received += piece.byteLength
  })
  request.on('end', () => {
    response.writeHead(204, { 'Upload-Offset': file.offset })
    response.end()
  })
}

function list(relay: Relay, response: ServerResponse): void {
  const uploads = [...relay.held.values()].map(({ id, size, slot, name, bytes, offset }) => ({
    ...{ id, kind: 'submitCreditAssessment', set: 'current', slot, name, size, offset },
    state: offset === size ? 'staged' : 'uploading',
    type: null,
    sha256: offset === size ? createHash('sha256').update(Buffer.concat(bytes)).digest('hex') : null,
    ...{ uploadedBy: null, createdAt: soon(), expiresAt: soon() },
  }))
  const types = ['application/pdf', 'image/jpeg', 'image/png']
  const limits = { maxFileBytes: 1e8, maxFiles: 100, maxBytes: 1e9, usedBytes: 0, types }
  send(response, 200, { status: 'success', data: { uploads, limits } })
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json' })
  response.end(JSON.stringify(body))
}
