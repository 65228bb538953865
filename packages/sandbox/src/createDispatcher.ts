import type { SandboxClock } from './clock/SandboxClock.ts'
import { applyAnswerFault, type FaultedAnswer } from './faults/applyAnswerFault.ts'
import { magicFault } from './faults/magicFault.ts'
import type { SandboxFault } from './faults/SandboxFault.ts'
import type { EndpointName } from './http/EndpointName.ts'
import { handlers } from './handlers.ts'
import type { Answer } from './http/Answer.ts'
import { errorAnswer } from './http/errorAnswer.ts'
import { matchRoute, type RouteMatch } from './http/matchRoute.ts'
import { findOwnerId } from './http/findOwnerId.ts'
import { readRequestBody } from './http/readRequestBody.ts'
import { Refusal } from './http/Refusal.ts'
import type { RequestBody } from './http/RequestBody.ts'
import type { SandboxCall } from './Sandbox.ts'
import type { Service } from './service/Service.ts'

type DispatcherOptions = {
  apiKey: string | null
  clock: SandboxClock
  service: Service
  calls: SandboxCall[]
  takeFault: (endpoint: EndpointName | null) => SandboxFault | null
  /** Aborted when the sandbox closes: it ends calls that hang. */
  closed: AbortSignal
}

/** The highest number of recorded calls: a server that runs for weeks keeps the newest. */
const longestRecord = 5_000

/** Takes one request from arrival to answer: record, fault, key, handler, fault. */
export function createDispatcher(options: DispatcherOptions): (request: Request) => Promise<FaultedAnswer> {
  const { clock, service, calls, closed } = options

  return async function dispatch(request) {
    const { pathname, search } = new URL(request.url)
    const route = matchRoute(request.method, pathname)
    const name = route.found ? route.name : null
    const call: SandboxCall = {
      id: service.createId('call'),
      at: clock.now(),
      endpoint: name,
      method: request.method,
      path: pathname + search,
      ownerId: null,
      body: null,
      executed: false,
      status: null,
    }
    calls.push(call)
    if (calls.length > longestRecord) calls.shift()
    const fault = options.takeFault(name)
    const body = await readRequestBody(request)
    call.body = describeBody(body)
    call.ownerId = findOwnerId(route, body)
    if (fault?.kind === 'hang') await wait(Number.POSITIVE_INFINITY, request)
    if (fault?.kind === 'reset')
      return { ...applyAnswerFault(errorAnswer(500, ''), null), transport: 'reset' }
    const faulted = await createAnswer({ request, route, body, fault, call })
    // the work is done by now: a slow answer is not slow work
    if (faulted.delayMs > 0) await wait(faulted.delayMs, request)
    if (faulted.transport !== 'reset') call.status = faulted.answer.status
    return faulted
  }

  function wait(ms: number, request: Request): Promise<void> {
    return waitFor(clock, ms, [request.signal, closed])
  }

  async function createAnswer(given: {
    request: Request
    route: RouteMatch
    body: RequestBody
    fault: SandboxFault | null
    call: SandboxCall
  }): Promise<FaultedAnswer> {
    const { request, route, body, fault, call } = given
    const faulty = refuseByFault(fault)
    if (faulty) return applyAnswerFault(faulty, null)
    if (!isAuthorised(request))
      return applyAnswerFault(errorAnswer(401, 'The API key is missing or not valid'), fault)
    if (!route.found) {
      return applyAnswerFault(
        errorAnswer(route.status, route.status === 404 ? 'Not found' : 'Method not allowed'),
        fault,
      )
    }
    const magic = fault ?? magicFault(route.name, body)
    const refused = refuseByFault(magic)
    if (refused) return applyAnswerFault(refused, null)
    let answer: Answer
    try {
      answer = await handlers[route.name]({ params: route.params, body }, service)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return applyAnswerFault(errorAnswer(error.status, error.message), fault)
    }
    call.executed = true
    return applyAnswerFault(answer, magic)
  }

  function isAuthorised(request: Request): boolean {
    return options.apiKey === null || request.headers.get('authorization') === `Bearer ${options.apiKey}`
  }
}

/**
 * Waits on the sandbox's clock, forever if `ms` is infinite.
 *
 * Two signals and no `AbortSignal.any`, which refuses a signal that a simulated browser made.
 *
 * @throws The reason of the first of the signals to abort.
 */
function waitFor(clock: SandboxClock, ms: number, signals: readonly AbortSignal[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const aborted = signals.find((signal) => signal.aborted)
    if (aborted) return reject(aborted.reason)
    const cancel = Number.isFinite(ms) ? clock.setTimer(end, ms) : () => {}
    function stopListening(): void {
      for (const signal of signals) signal.removeEventListener('abort', abort)
    }
    function end(): void {
      stopListening()
      resolve()
    }
    function abort(): void {
      cancel()
      stopListening()
      reject(signals.find((signal) => signal.aborted)?.reason)
    }
    for (const signal of signals) signal.addEventListener('abort', abort, { once: true })
  })
}

function gatewayPage(status: number, words: string): Answer {
  const title = `${status} ${words}`
  const body = `<!doctype html><html><head><title>${title}</title></head><body><h1>${title}</h1><hr>gateway</body></html>`
  return { status, headers: { 'content-type': 'text/html' }, body }
}

/** Makes the answer of a fault that strikes before the service does any work; null for another fault. */
function refuseByFault(fault: SandboxFault | null): Answer | null {
  switch (fault?.kind) {
    case '500':
      return errorAnswer(500, 'Something went wrong on our side')
    case '502-html':
      return gatewayPage(502, 'Bad Gateway')
    case '409':
      return errorAnswer(409, 'This is in conflict with something that is under way')
    case '413':
      return gatewayPage(413, 'Request Entity Too Large')
    case '401':
      return errorAnswer(401, 'The API key is missing or not valid')
    case '429': {
      const answer = errorAnswer(429, 'Too many requests')
      return { ...answer, headers: { ...answer.headers, 'retry-after': String(fault.retryAfter ?? 2) } }
    }
    case 'redirect':
      return { status: 307, headers: { location: 'https://elsewhere.invalid/v1/moved' }, body: '' }
    default:
      return null
  }
}

/** Makes the record of a body: plain JSON, or a form's fields with a description of each file. */
function describeBody(body: RequestBody): unknown {
  if (body.kind === 'json') return body.plain
  if (body.kind === 'form') return Object.fromEntries([...body.fields, ...body.files])
  return null
}
