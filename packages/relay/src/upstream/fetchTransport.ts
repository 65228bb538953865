import { findErrorCode } from './findErrorCode.ts'
import { decodeBytes } from './decodeBytes.ts'
import { isNeverSent } from './isNeverSent.ts'
import { openStream } from '../lib/openStream.ts'
import { readLimited } from '../lib/readLimited.ts'
import { toStream } from '../lib/toStream.ts'
import type { UpstreamFailure } from './UpstreamAnswer.ts'
import type {
  CreateTransport,
  TransportSettings,
  UpstreamRequest,
  UpstreamResponse,
} from './UpstreamTransport.ts'
import type { Clock } from '../lib/Clock.ts'

type Call = {
  send: (request: Request) => Promise<Response>
  asked: UpstreamRequest
  settings: TransportSettings
  timeout: Timeout
}

/**
 * Calls the service with `fetch`, which every runtime has. This transport cannot choose the connection of a call, and so can prove less often
 * that a request was never sent.
 */
export function fetchTransport(send: (request: Request) => Promise<Response>): CreateTransport {
  return (settings) => ({
    async send(asked) {
      const controller = new AbortController()
      const timeout = createTimeout(settings.clock, () => controller.abort())
      const stopListening = asked.onCancel(() => controller.abort())
      const request = createRequest(asked, controller.signal)
      if (request === null) return { type: 'failure', code: 'upstream_unreachable', neverSent: true }
      try {
        return await call(request, { send, asked, settings, timeout })
      } catch (error) {
        if (timeout.ranOut()) return { type: 'failure', code: 'upstream_timeout', neverSent: false }
        const reason = error instanceof Error ? findErrorCode(error.cause) : undefined
        return { type: 'failure', code: 'upstream_unreachable', neverSent: isNeverSent(error), reason }
      } finally {
        timeout.stop()
        stopListening()
      }
    },
    close: () => Promise.resolve(),
  })
}

async function call(
  request: Request,
  { send, asked, settings: { timeouts, limit }, timeout }: Call,
): Promise<UpstreamResponse | UpstreamFailure> {
  // The relay waits for the answer to a write until its deadline, even after the person got an answer.
  if (asked.kind === 'read') timeout.wait(timeouts.headers)
  const response = await send(request)
  const { status, headers, body } = response
  const header = (name: string): string | null => headers.get(name)
  if (response.type === 'opaqueredirect' || (status >= 300 && status < 400)) {
    // Letting go of the connection may fail when it is gone already.
    await body?.cancel().catch(() => undefined)
    return { type: 'response', status: response.type === 'opaqueredirect' ? 302 : status, header, body: null }
  }
  const source = body && openStream(body)
  timeout.wait(timeouts.idle)
  const raw = await readLimited(
    source && {
      async read() {
        const piece = await source.read()
        timeout.wait(timeouts.idle)
        return piece
      },
      cancel: source.cancel,
    },
    limit,
  )
  const decoded = raw && (await decodeBytes(raw, header('Content-Encoding'), limit))
  return { type: 'response', status, header, body: decoded }
}

function createRequest({ method, url, headers, body }: UpstreamRequest, signal: AbortSignal): Request | null {
  const isWhole = body === null || body instanceof Uint8Array
  const init = {
    method,
    headers,
    body: isWhole ? body : toStream(body),
    redirect: 'manual',
    signal,
    // Required by fetch for a body that is streamed; the DOM types do not know it.
    ...(isWhole ? {} : { duplex: 'half' }),
  } as const
  try {
    return new Request(url, init)
  } catch {
    // A key with a line break in it, say: the reason could quote the key, so it goes no further.
    return null
  }
}

/** Waits for one thing after another, each with its own time. */
type Timeout = {
  /** Begins to wait for the next thing, and no longer for the last one. */
  wait: (milliseconds: number) => void
  stop: () => void
  ranOut: () => boolean
}

/** Makes a timeout that calls back when it runs out. */
function createTimeout(clock: Clock, onEnd: () => void): Timeout {
  let ranOut = false
  let cancel = (): void => undefined
  const stop = (): void => cancel()
  return {
    wait(milliseconds) {
      stop()
      cancel = clock.setTimer(() => {
        ranOut = true
        onEnd()
      }, milliseconds)
    },
    stop,
    ranOut: () => ranOut,
  }
}
