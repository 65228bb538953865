import type { SandboxClock } from './clock/SandboxClock.ts'
import type { FaultedAnswer } from './faults/applyAnswerFault.ts'
import { slowBody } from './faults/slowBody.ts'
import type { Answer } from './http/Answer.ts'
import { realClock } from './clock/realClock.ts'
import { createControl } from './createControl.ts'
import { createDispatcher } from './createDispatcher.ts'
import { createFaults } from './faults/createFaults.ts'
import type { Sandbox, SandboxCall, SandboxOptions } from './Sandbox.ts'
import { createSchedule, type Schedule } from './clock/createSchedule.ts'
import { createService } from './service/createService.ts'
import { runJob } from './service/runJob.ts'
import { createId } from './state/createId.ts'
import { createSandboxState } from './scenarios/createSandboxState.ts'
import { encodeForm } from './http/encodeForm.ts'
import { readSnapshot } from './state/readSnapshot.ts'
import { createWebhooks } from './webhooks/createWebhooks.ts'

const placeholderOrigin = 'https://sandbox.invalid'

/**
 * Makes the lending service in process: all fourteen endpoints, scenarios, faults, a clock and webhooks
 * (Partner API, Endpoints 1 to 14). Sandboxes share no state.
 *
 * @throws TypeError when `snapshot` was not written by `control.snapshot()`.
 * @example
 * const sandbox = createSandbox({ scenario: 'approved', clock: manualClock() })
 * const client = createLendingClient({ baseUrl: 'https://sandbox.test', target: 'service', fetch: sandbox.fetch })
 */
export function createSandbox(options: SandboxOptions = {}): Sandbox {
  const {
    scenario = 'approved',
    clock = realClock(),
    apiKey = 'sk_sandbox_demo',
    webhook = {},
    seed = 1,
  } = options
  let state = options.snapshot ? readSnapshot(options.snapshot) : createSandboxState(scenario, clock.now())
  const calls: SandboxCall[] = []
  const changeListeners = new Set<() => void>()
  const closing = new AbortController()
  const faults = createFaults()
  const giveId = (prefix: string): string => createId(state, prefix, seed)
  const changed = (): void => {
    for (const listener of changeListeners) listener()
  }

  // the schedule runs jobs that announce webhooks, which schedule their retries: each finds the other when it runs
  const webhooks = createWebhooks({
    options: webhook,
    state: () => state,
    now: clock.now,
    createId: giveId,
    schedule: () => schedule,
  })
  const service = createService({
    state: () => state,
    now: clock.now,
    createId: giveId,
    schedule: () => schedule,
    settleDelay: webhook.delayMs ?? 3_000,
    announce: webhooks.announce,
    takeBeforeAnswer: webhooks.takeBeforeAnswer,
  })
  const schedule: Schedule = createSchedule({
    clock,
    state: () => state,
    createId: giveId,
    async run(job) {
      await runJob(job, service, webhooks)
      changed()
    },
  })
  const dispatch = createDispatcher({
    apiKey,
    clock,
    service,
    calls,
    takeFault: faults.take,
    closed: closing.signal,
  })
  schedule.resume()

  async function answer(request: Request): ReturnType<Sandbox['answer']> {
    request.signal.throwIfAborted()
    try {
      return await dispatch(request)
    } finally {
      changed()
    }
  }

  return {
    clock,
    calls,
    webhooks,
    faults,
    control: createControl({
      service,
      announce: webhooks.announce,
      changed,
      onChange(listener) {
        changeListeners.add(listener)
        return () => changeListeners.delete(listener)
      },
    }),
    answer,
    async fetch(input, init) {
      const target = input instanceof Request ? input : new URL(input, placeholderOrigin)
      const request = new Request(target, await withEncodedForm(init))
      return answerInProcess(await answer(request), request, clock)
    },
    advance: (ms) => clock.advance(ms),
    reset(next = state.scenario) {
      schedule.stop()
      // the count goes on, since a receiver that remembers an earlier id must not take a new event for an old one
      state = { ...createSandboxState(next, clock.now()), idCount: state.idCount }
      calls.length = 0
      faults.clear()
      webhooks.clear()
      changed()
    },
    close() {
      closing.abort(new TypeError('The sandbox was closed'))
      schedule.stop()
      clock.stop()
    },
  }
}

async function withEncodedForm(init: RequestInit | undefined): Promise<RequestInit | undefined> {
  if (!(init?.body instanceof FormData)) return init
  const { bytes, type } = await encodeForm(init.body)
  const headers = new Headers(init.headers)
  headers.set('Content-Type', type)
  return { ...init, headers, body: bytes }
}

const elsewhere = '<!doctype html><html><body><h1>You have been moved</h1></body></html>'

/**
 * Returns an answer as `fetch` would: a broken connection is a `TypeError`, a coded body arrives
 * decoded with its header still there, a redirect is followed, returned or refused as the request's `redirect` says.
 *
 * @throws TypeError for a connection that broke, or a redirect that was not allowed.
 */
function answerInProcess(faulted: FaultedAnswer, request: Request, clock: SandboxClock): Response {
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
