import { AsyncLocalStorage } from 'node:async_hooks'
import { createSandbox, manualClock, type Sandbox, type SandboxOptions } from '@onlend/sandbox'
import { vi } from 'vitest'

/** The address and the key of the service in every task. */
export const lenderUrl = 'https://lender.test'
export const apiKey = 'sk_sandbox_demo'

export type Lender = {
  sandbox: Sandbox
  /** The calls of one endpoint that reached the service. */
  calls: (endpoint: string) => Sandbox['calls']
  /** The requests of the page: to its own server, or past it. */
  sent: { url: URL; headers: Headers }[]
  /** Whether every request so far has its answer. */
  isQuiet: () => boolean
}

type OpenLenderOptions = SandboxOptions & {
  /** Answers the requests of a page to its own server. */
  answer?: (request: string, init: RequestInit | undefined) => Promise<Response>
}

const server = new AsyncLocalStorage<true>()

/** Runs a server's code: a request from inside is none of the page's. */
export function asServer<Result>(run: () => Result): Result {
  return server.run(true, run)
}

/** Puts the sandbox at the service's address, and a server behind the page's own, for everything that calls `fetch`. */
export function openLender({ answer, ...options }: OpenLenderOptions = {}): Lender {
  const sandbox = createSandbox({ clock: manualClock(), ...options })
  const sent: Lender['sent'] = []
  let open = 0
  const route: typeof fetch = (input, init) => {
    open += 1
    return answerOne(input, init).finally(() => {
      open -= 1
    })
  }
  const answerOne: typeof fetch = async (input, init) => {
    const given = input instanceof Request ? input : undefined
    const url = new URL(given?.url ?? `${input}`, 'https://shop.test')
    if (!server.getStore()) sent.push({ url, headers: new Headers(given?.headers ?? init?.headers) })
    if (url.origin === lenderUrl) return sandbox.fetch(given ?? url, init)
    if (answer === undefined) throw new TypeError('fetch failed')
    return asServer(() => answer(`${url}`, init))
  }
  vi.stubGlobal('fetch', route)
  // A body of Node's `fetch` takes the bytes of Node, not those of the document.
  vi.stubGlobal('Uint8Array', Object.getPrototypeOf(Buffer))
  return {
    sandbox,
    sent,
    isQuiet: () => open === 0,
    calls: (endpoint) => sandbox.calls.filter((call) => call.endpoint === endpoint),
  }
}
