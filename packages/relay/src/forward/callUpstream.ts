import { type EndpointName, relayHeaders } from '@onlend/core'
import type { Principal } from '../identity/Principal.ts'
import type { RelayContext } from '../RelayContext.ts'
import { bodyLimits } from './bodyLimits.ts'
import type { CallDeadline } from './createCallDeadline.ts'
import { decodeBytes } from './decodeBytes.ts'
import { isNeverSent } from './isNeverSent.ts'
import { readLimited } from './readLimited.ts'
import { readText } from './readText.ts'
import { scrubJson } from './scrubJson.ts'
import type { UpstreamAnswer, UpstreamFailure } from './UpstreamAnswer.ts'

/** One call to the service. */
export type UpstreamCall = {
  endpoint: EndpointName
  principal: Principal
  method: string
  /** From `/v1` on, every segment checked. */
  path: string
  body: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array> | null
  contentType: string | null
  requestId: string
  deadline: CallDeadline
}

/** Calls the service once with the key attached, follows nothing, retries nothing, and takes secrets out of what comes back. */
export async function callUpstream(
  { upstream }: RelayContext,
  call: UpstreamCall,
): Promise<UpstreamAnswer | UpstreamFailure> {
  const { endpoint, principal, deadline } = call
  const failure = (code: UpstreamFailure['code'], neverSent = false): UpstreamFailure => ({
    type: 'failure',
    code,
    neverSent,
  })
  const key = await readKey(upstream.apiKey, { endpoint, principal })
  const request = key === null ? null : createRequest(upstream.baseUrl, call, key)
  if (key === null || request === null) return failure('upstream_unreachable', true)
  try {
    const response = await upstream.fetch(request)
    if (response.type === 'opaqueredirect' || (response.status >= 300 && response.status < 400)) {
      // Nothing of it is read; letting go of the connection may fail when it is gone already.
      await response.body?.cancel().catch(() => undefined)
      return failure('upstream_redirect')
    }
    const text = await readAnswer(response, [key, btoa(key)])
    return { type: 'answer', status: response.status, text, retryAfter: response.headers.get('Retry-After') }
  } catch (error) {
    if (deadline.timedOut()) return failure('upstream_timeout')
    return failure('upstream_unreachable', isNeverSent(error))
  }
}

type KeyContext = Pick<UpstreamCall, 'endpoint' | 'principal'>

async function readKey(
  apiKey: RelayContext['upstream']['apiKey'],
  context: KeyContext,
): Promise<string | null> {
  try {
    const key = typeof apiKey === 'string' ? apiKey : await apiKey(context)
    return key === '' ? null : key
  } catch {
    // The host could not find a key: without one nothing is sent.
    return null
  }
}

function createRequest(baseUrl: string, call: UpstreamCall, key: string): Request | null {
  const headers: Record<string, string> = {
    Accept: 'application/json',
    'Accept-Encoding': 'identity',
    Authorization: `Bearer ${key}`,
    [relayHeaders.requestId]: call.requestId,
  }
  if (call.contentType !== null) headers['Content-Type'] = call.contentType
  const init = {
    method: call.method,
    headers,
    body: call.body,
    redirect: 'manual',
    signal: call.deadline.signal,
    // Required by fetch for a body that is streamed; the DOM types do not know it.
    ...(call.body instanceof ReadableStream ? { duplex: 'half' } : {}),
  } as const
  try {
    return new Request(baseUrl + call.path, init)
  } catch {
    // A key with a line break in it, say: the reason could quote the key, so it goes no further.
    return null
  }
}

/** The body as clean JSON text; `null` when it is anything else. */
async function readAnswer(response: Response, secrets: readonly string[]): Promise<string | null> {
  const raw = await readLimited(response.body, bodyLimits.answer)
  const bytes = raw && (await decodeBytes(raw, response.headers.get('Content-Encoding'), bodyLimits.answer))
  const text = bytes && readText(bytes)
  if (text === null) return null
  try {
    return scrubJson(text, secrets)
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}
