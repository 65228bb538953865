import { errorHeader } from '../relay/headerNames.ts'
import type { RelayErrorCode } from '../error-codes/relayErrors.ts'
import { isRelayAnswer } from './isRelayAnswer.ts'
import type { LendingClient } from './LendingClient.ts'
import { rejectOnAbort } from './rejectOnAbort.ts'

type Sending = {
  url: string
  init: {
    method?: string
    body?: BodyInit | null
    headers: Record<string, string>
    signal: AbortSignal
    /** @default 'no-store' */
    cache?: RequestCache
  }
  /** Called with true before the request leaves, and with false when the relay has answered that it did nothing. */
  onLeave?: (mayHaveLeft: boolean) => void
}

const refusal: RelayErrorCode = 'unauthenticated'

/**
 * Sends a request with the host's token. A relay that refuses the token forwards nothing, so the function sends the request, even a write, once
 * more under the same key if the host has another token.
 */
export async function fetchWithToken(
  client: LendingClient,
  { url, init, onLeave }: Sending,
): Promise<Response> {
  const { signal } = init
  const send = (token: string | null): Promise<Response> => {
    onLeave?.(true)
    const headers = token === null ? init.headers : { ...init.headers, Authorization: `Bearer ${token}` }
    return rejectOnAbort(
      client.fetch(url, {
        cache: 'no-store',
        ...init,
        headers,
        credentials: 'same-origin',
        redirect: 'error',
      }),
      signal,
    )
  }
  const token = await rejectOnAbort(client.getToken(), signal)
  const response = await send(token)
  // The first request uses up a stream.
  const isSpent = init.body instanceof ReadableStream
  const isRefused = isRelayAnswer(client, response) && response.headers.get(errorHeader) === refusal
  if (token === null || isSpent || !isRefused) return response
  onLeave?.(false)
  const renewed = await rejectOnAbort(client.getToken(token), signal)
  return renewed === null || renewed === token ? response : send(renewed)
}
