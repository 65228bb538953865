import { relayHeaders } from '@onlend/core'
import { securityHeaders } from './securityHeaders.ts'

/** Adds what every answer carries, and takes the body off an answer to HEAD. */
export function finishAnswer(
  response: Response,
  { requestId, method }: { requestId: string; method: string },
): Response {
  for (const [name, value] of Object.entries(securityHeaders)) {
    if (!response.headers.has(name)) response.headers.set(name, value)
  }
  response.headers.set(relayHeaders.requestId, requestId)
  if (method !== 'HEAD') return response
  return new Response(null, { status: response.status, headers: response.headers })
}
