import { NoRelayError } from '../../errors/NoRelayError.ts'
import type { LendingClient } from '../../transport/LendingClient.ts'
import { errorHeader, relayHeader } from '../../relay/headerNames.ts'
import type { RelayErrorCode } from '../../error-codes/relayErrors.ts'
import { isRelayAnswer } from '../../transport/isRelayAnswer.ts'
import { sendByFetch } from './sendByFetch.ts'
import { sendByXhr } from './sendByXhr.ts'
import { createIdleTimeout } from './createIdleTimeout.ts'
import type { UploadTransport } from './UploadRequest.ts'

const refusal: RelayErrorCode = 'unauthenticated'

/**
 * How uploads reach the relay: with the client's headers and the host's token, which is asked for once more where the relay refuses it,
 * and never longer than the client's write timeout without a sign of life.
 */
export function chooseUploadTransport(client: LendingClient): UploadTransport {
  const hasXhr = typeof XMLHttpRequest === 'function' && !client.hasOwnFetch
  const send = hasXhr ? sendByXhr() : sendByFetch(client)
  const { write, upload } = client.timeouts

  return async (request) => {
    const common = { ...client.headers, [relayHeader]: '1', ...request.headers }
    // A way that tells no progress is silent for as long as a chunk takes, and every way while a file is fetched.
    const isSilent = request.method === 'GET' || (request.body !== null && !hasXhr)
    const idleTimeout = createIdleTimeout(isSilent ? upload : write, request.signal)
    const attempt = async (token: string | null) => {
      const headers = token === null ? common : { ...common, Authorization: `Bearer ${token}` }
      const onProgress = (bytes: number) => {
        idleTimeout.restart()
        request.onProgress?.(bytes)
      }
      const answer = await send({ ...request, headers, onProgress, signal: idleTimeout.signal })
      if (isRelayAnswer(client, { status: answer.status, headers: { get: answer.header } })) return answer
      throw new NoRelayError({ endpoint: 'uploads', status: answer.status })
    }
    try {
      const token = await client.getToken()
      const answer = await attempt(token)
      if (token === null || answer.header(errorHeader) !== refusal) return answer
      const renewed = await client.getToken(token)
      return renewed === null || renewed === token ? answer : await attempt(renewed)
    } finally {
      idleTimeout.end()
    }
  }
}
