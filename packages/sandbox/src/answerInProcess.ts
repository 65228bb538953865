import type { SandboxClock } from './clock/SandboxClock.ts'
import type { FaultedAnswer } from './faults/applyAnswerFault.ts'
import { slowBody } from './faults/slowBody.ts'
import type { Answer } from './http/Answer.ts'

const elsewhere = '<!doctype html><html><body><h1>You have been moved</h1></body></html>'

/**
 * Hands an answer over the way `fetch` would: a broken connection is a `TypeError`, a coded body arrives
 * decoded with its header still there, a redirect is followed, returned or refused as the request asks.
 *
 * @throws TypeError for a connection that broke, or a redirect that was not allowed.
 */
export function answerInProcess(faulted: FaultedAnswer, request: Request, clock: SandboxClock): Response {
  const { answer, transport, slowMs } = faulted
  if (transport === 'reset') throw new TypeError('fetch failed')
  if (answer.headers['location'] && request.redirect === 'error')
    throw new TypeError('fetch failed: unexpected redirect')
  if (answer.headers['location'] && request.redirect === 'follow') {
    return new Response(elsewhere, { status: 200, headers: { 'content-type': 'text/html' } })
  }
  if (transport === 'truncated') return respond(answer, cutShort(answer.body))
  if (transport === 'slow-body') return respond(answer, slowBody(answer.body, slowMs, clock))
  const coding = transport === 'gzip' ? 'gzip' : transport === 'brotli' ? 'br' : null
  return respond(
    coding ? { ...answer, headers: { ...answer.headers, 'content-encoding': coding } } : answer,
    answer.body,
  )
}

function respond(answer: Answer, body: BodyInit): Response {
  return new Response(body === '' ? null : body, { status: answer.status, headers: answer.headers })
}

function cutShort(body: string): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(body)
  let sent = false
  return new ReadableStream({
    pull(controller) {
      if (sent) return controller.error(new TypeError('terminated'))
      sent = true
      controller.enqueue(bytes.slice(0, Math.floor(bytes.length / 2)))
    },
  })
}
