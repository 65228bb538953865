import { warnMistake } from '../lib/warnMistake.ts'
import { OptionError } from '../errors/OptionError.ts'
import { markHeader } from '../relay/headerNames.ts'
import type { LendingClient, LendingClientOptions } from './LendingClient.ts'
import { wait } from './wait.ts'

/**
 * Makes a client of the relay; engines and pages can share one.
 *
 * @throws TypeError when `baseUrl` is neither a path nor an http(s) address, or carries credentials, a query or a fragment.
 * @example
 * const client = createLendingClient({ baseUrl: '/lending' })
 */
export function createLendingClient(options: LendingClientOptions): LendingClient {
  const {
    fetch: ownFetch,
    getToken,
    headers = {},
    maxResponseBytes = 16 * 1024 * 1024,
    onCall = ignore,
  } = options
  const baseUrl = readBaseUrl(options.baseUrl)
  return Object.freeze({
    baseUrl,
    target: options.target ?? 'relay',
    // The wrapper calls `fetch` as a plain function, since a browser's `fetch` refuses to be a method of another object.
    // Each call reads the global, so that it uses instrumentation that a host adds later.
    fetch: (input: RequestInfo | URL, init?: RequestInit) => (ownFetch ?? globalThis.fetch)(input, init),
    getToken: async (refused?: string) => (await getToken?.(refused)) ?? null,
    // Not a copy, which would read the getters only once.
    headers: Object.freeze(headers),
    timeouts: { read: 15_000, write: 60_000, upload: 600_000, ...options.timeouts },
    retries: { attempts: 2, delay: 400, maxDelay: 10_000, ...options.retries },
    maxResponseBytes,
    ledger: { epoch: null, parts: new Map() },
    encodeFiles: options.encodeFiles ?? null,
    warnOfNoRelay: createWarning(baseUrl),
    onCall,
    wait: options.wait ?? wait,
    random: options.random ?? Math.random,
  })
}

function ignore(): void {}

// A bundler replaces `process.env.NODE_ENV`, or Node has it; a page that was not bundled has neither.
declare const process: { env: { NODE_ENV?: string } }

function createWarning(baseUrl: string): () => void {
  return () => {
    try {
      // A block, since a bundler would keep the code after an early return.
      if (process.env.NODE_ENV !== 'production')
        warnMistake(
          `no relay answers at ${baseUrl || '/'}: what came back lacks the header ${markHeader}. Mount the relay there or correct relayUrl, and let the proxy and CORS pass this header on.`,
        )
    } catch {
      // Without `process` the code cannot know whether this is development.
    }
  }
}

function readBaseUrl(baseUrl: string): string {
  // A browser reads `/\host` and `//host` as another site, and drops line breaks before it looks.
  const isPath = baseUrl === '' || /^\/(?!\/)[^\s\\?#]*$/.test(baseUrl)
  if (!isPath && !/^https?:\/\/[^\s\\/?#@]+(?:\/[^\s\\?#]*)?$/i.test(baseUrl)) {
    throw new OptionError(
      'baseUrl must be a path such as "/lending" or an http(s) address without credentials, query or fragment.',
    )
  }
  return baseUrl.replace(/\/+$/, '')
}
