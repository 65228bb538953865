import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { EdgeRuntime } from 'edge-runtime'
import express from 'express'
import { fastify } from 'fastify'
import { Hono } from 'hono'
import { createRelay } from '../../src/createRelay.ts'
import type { Relay } from '../../src/Relay.ts'
import type { RelayOptions } from '../../src/RelayOptions.ts'
import { expressHandler } from '../../src/http/adapters/expressHandler.ts'
import { fastifyPlugin } from '../../src/http/adapters/fastifyPlugin.ts'
import { honoHandler } from '../../src/http/adapters/honoHandler.ts'
import { nextHandlers } from '../../src/http/adapters/nextHandlers.ts'
import { nodeListener } from '../../src/http/adapters/nodeListener.ts'
import { undiciTransport } from '../../src/upstream/undici/undiciTransport.ts'
import { bundleWorker } from './bundleWorker.ts'
import { getPort } from './getPort.ts'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** A running host with the relay at `/lending`. */
export type MountedRelay = { port: number; close(): Promise<void> }

/** A way to mount the relay, on a real server. */
export type Mount = {
  name: string
  /** Whether the server is a stand-in, since the real platform is no library: what it does with sockets says nothing. */
  isStandIn: boolean
  open(options: RelayOptions): Promise<MountedRelay>
}

/** A relay as a host on Node makes it. */
function createNodeRelay(options: RelayOptions): Relay {
  return createRelay({ ...options, upstream: { ...options.upstream, transport: undiciTransport() } })
}

type Listener = Parameters<typeof createServer>[1]

async function serve(listener: Listener, close: () => Promise<unknown>): Promise<MountedRelay> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: getPort(server),
    async close() {
      await close()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function openNode(options: RelayOptions): Promise<MountedRelay> {
  const relay = createNodeRelay(options)
  const listener = nodeListener(relay)
  return serve(
    (incoming, outgoing) => void listener(incoming, outgoing),
    () => relay.close(),
  )
}

function openHono(options: RelayOptions): Promise<MountedRelay> {
  const relay = createNodeRelay(options)
  const app = new Hono().all('/lending/*', honoHandler(relay))
  const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false })
  return serve(
    (incoming, outgoing) => void listener(incoming, outgoing),
    () => relay.close(),
  )
}

function openExpress(options: RelayOptions): Promise<MountedRelay> {
  const relay = createNodeRelay(options)
  const app = express().use('/lending', expressHandler(relay)).use(express.json())
  return serve(app, () => relay.close())
}

async function openFastify(options: RelayOptions): Promise<MountedRelay> {
  const relay = createNodeRelay(options)
  const app = fastify({ forceCloseConnections: true })
  await app.register(fastifyPlugin(relay), { prefix: '/lending' })
  await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    port: getPort(app.server),
    async close() {
      await relay.close()
      await app.close()
    },
  }
}

function openNext(options: RelayOptions): Promise<MountedRelay> {
  const relay = createNodeRelay(options)
  const handlers = nextHandlers(relay)
  const handle = (request: Request): Promise<Response> => {
    // The cast: a method that is not among the handlers finds nothing, and Next answers 405 itself.
    const handler = handlers[request.method as keyof typeof handlers]
    return handler ? handler(request) : Promise.resolve(new Response(null, { status: 405 }))
  }
  return listenForFetch(handle, () => relay.close())
}

async function openWorkers(options: RelayOptions): Promise<MountedRelay> {
  const { code } = await bundleWorker()
  const runtime = new EdgeRuntime({
    // Workers have the second; this runtime alone does not.
    extend: (context) => Object.assign(context, { relayOptions: options, ByteLengthQueuingStrategy }),
    initialCode: code,
  })
  const running: Promise<unknown>[] = []
  const handle = async ({ url, method, headers, body, signal }: Request): Promise<Response> => {
    const init = { method, headers: [...headers], body, signal, duplex: 'half' }
    const response = await runtime.dispatchFetch(url, init as RequestInit)
    running.push(response.waitUntil())
    return response
  }
  return listenForFetch(handle, async () => void (await Promise.all(running)))
}

/** Every way in which the relay can be mounted. */
export const mounts: readonly Mount[] = [
  { name: 'node:http', isStandIn: false, open: openNode },
  { name: 'Hono on Node', isStandIn: false, open: openHono },
  { name: 'Express', isStandIn: false, open: openExpress },
  { name: 'Fastify', isStandIn: false, open: openFastify },
  { name: 'Next route handlers', isStandIn: true, open: openNext },
  { name: 'an edge runtime', isStandIn: true, open: openWorkers },
]

/**
 * A host that gives its handlers the web's own `Request`, as Next.js and edge runtimes do: the address is a parsed `URL` of a name
 * of the platform's own, the body a stream, and the signal ends when the client has left.
 */
async function listenForFetch(
  handle: (request: Request) => Promise<Response>,
  close: () => Promise<unknown>,
): Promise<MountedRelay> {
  const server = createServer(async (incoming, outgoing) => {
    const { method = '', headers: received, url = '' } = incoming
    const leaving = new AbortController()
    outgoing.on('close', () => {
      if (!outgoing.writableFinished) leaving.abort()
    })
    const address = `http://localhost:3000${url}`
    if (!URL.canParse(address)) return outgoing.writeHead(400).end()
    const headers = new Headers()
    for (const [name, value] of Object.entries(received)) headers.set(name, String(value))
    const hasBody = method !== 'GET' && method !== 'HEAD'
    // The cast: Node's stream type and the DOM's describe the same object.
    const body = hasBody ? (Readable.toWeb(incoming) as ReadableStream<Uint8Array>) : null
    const init = { method, headers, body, signal: leaving.signal, duplex: 'half' }
    const response = await handle(new Request(new URL(address), init))
    outgoing.writeHead(response.status, Object.fromEntries(response.headers))
    outgoing.flushHeaders()
    if (response.body === null) return outgoing.end()
    // The cast, as above. A client that leaves ends it, which is no fault.
    await pipeline(Readable.fromWeb(response.body as never), outgoing).catch(() => undefined)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: getPort(server),
    async close() {
      await close()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
