import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { prefetchLending } from '@onlend/hooks/server'
import { createSandbox, manualClock } from '@onlend/sandbox'
import { createRelayDouble, type RelayDouble } from '@onlend/testing/relay-double'
import { QueryClient } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { allStyles } from '../allStyles.ts'
import { bundleScene } from '../../build/bundleScene.ts'
import { DrivenPage, drivenScope } from './DrivenPage.tsx'

export type DrivenPageOptions = {
  /** A key of `drivenForms`. */
  form: string
  /** The server draws the form, or the script does. */
  isServed: boolean
  /** The server has read what the form needs before it draws. */
  isPrefetched: boolean
  isInHost: boolean
  /** Milliseconds until the script arrives. */
  scriptMs: number
  /** Milliseconds until an answer arrives, drawn anew for each. */
  readMs: () => number
}

/** A host's pages with one form each, over real connections; what arrives late is held back here. */
export type DrivenPages = {
  /** Makes a page with a separate relay. */
  add: (options: DrivenPageOptions) => Promise<{ url: string; relay: RelayDouble }>
  close: () => Promise<void>
}

type World = DrivenPageOptions & { relay: RelayDouble; html: string; boot: string }

const styles = allStyles().plain
const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Serves the pages; the bundle is made once. */
export async function openDrivenPages(): Promise<DrivenPages> {
  const scripts = await bundleScene(fileURLToPath(new URL('./drivenEntry.tsx', import.meta.url)))
  const worlds: (World | null)[] = []
  const server = createServer((request, response) => {
    const [, at = '', path = ''] = /^\/(\d+)\/(.*)$/.exec(request.url ?? '') ?? []
    const world = worlds[Number(at)]
    if (!world) return void response.writeHead(404).end()
    const file = path.split('?')[0] ?? ''
    const script = scripts.get(file)
    if (script !== undefined)
      void later(file === 'entry.js' ? world.scriptMs : 0).then(() =>
        response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(script),
      )
    else if (path.startsWith('lending/')) void answer(world, path, request, response)
    else response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(toHtml(world))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // The cast names the address of a listening socket.
  const { port } = server.address() as AddressInfo

  return {
    add: async (options) => {
      const at = worlds.push(null) - 1
      const relay = createRelayDouble(createSandbox({ clock: manualClock() }))
      const relayUrl = `/${at}/lending`
      const url = `http://127.0.0.1:${port}/${at}/?form=${encodeURIComponent(options.form)}${options.isInHost ? '&host' : ''}`
      const prefetched = await prefetchLending({
        relay: (request) =>
          relay.fetch(request.url.replace(/^.*\/lending/, 'https://relay.test/lending'), request),
        request: { url, headers: new Headers() },
        provider: { ...drivenScope, relayUrl },
        endpoints: options.isPrefetched
          ? {
              getSession: {},
              getCreditLimit: {},
              getActiveDrawdown: {},
              listFinancings: {},
              listCustomers: {},
            }
          : {},
      })
      const page = createElement(DrivenPage, { ...options, queryClient: new QueryClient(), prefetched })
      worlds[at] = {
        ...options,
        relay,
        html: options.isServed ? renderToString(page) : '',
        boot: JSON.stringify(prefetched).replaceAll('<', '\\u003c'),
      }
      return { url, relay }
    },
    close: async () => {
      for (const world of worlds) world?.relay.close()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function answer(
  world: World,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const gone = new AbortController()
  response.on('close', () => gone.abort())
  const [answered] = await Promise.all([
    world.relay.fetch(`https://relay.test/${path}`, {
      method: request.method ?? 'GET',
      // The cast holds for what Node names once.
      headers: request.headers as Record<string, string>,
      signal: gone.signal,
      ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
    }),
    later(world.readMs()),
  ])
  response.writeHead(answered.status, Object.fromEntries(answered.headers))
  if (answered.body === null) response.end()
  // The cast joins Node's stream to the same one of the DOM.
  else
    Readable.fromWeb(answered.body as never)
      .on('error', () => response.end())
      .pipe(response)
}

function toHtml({ html, boot }: World): string {
  return `<!doctype html><html lang="en"><head><title>Host</title><meta name="viewport" content="width=device-width"><style>${styles}</style><script type="application/json" id="boot">${boot}</script><script type="module" src="entry.js"></script></head><body><div id="app">${html}</div></body></html>`
}
