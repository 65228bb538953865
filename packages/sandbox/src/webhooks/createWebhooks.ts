import type { Schedule } from '../clock/createSchedule.ts'
import type {
  Job,
  SandboxState,
  SettlementRecord,
  WebhookMode,
  WebhookRecord,
} from '../state/SandboxState.ts'
import { signWebhook } from './signWebhook.ts'
import { postWebhook } from './postWebhook.ts'
import type { SandboxWebhook, SandboxWebhooks, WebhookListener, WebhookOptions } from './SandboxWebhook.ts'
import { writeWebhookBody } from './writeWebhookBody.ts'

const retryDelays = [1_000, 5_000, 30_000, 120_000]
const lateBy = 60_000

type CreateWebhooksParameters = {
  options: WebhookOptions
  state: () => SandboxState
  now: () => number
  createId: (prefix: string) => string
  schedule: () => Schedule
}

/** The outgoing events, with two functions that only the sandbox itself uses. */
export type WebhookSender = SandboxWebhooks & {
  /** Announces the end of a settlement, in the mode of its plan or of a misbehaviour. */
  announce(settlement: SettlementRecord): Promise<void>
  deliver(webhookId: string, attempt: number): Promise<void>
  /** Takes a waiting `before-answer`, which the service must know when it accepts a settlement. */
  takeBeforeAnswer(): boolean
  clear(): void
}

/** Makes the sender of events: signing, retries with growing pauses, and misbehaviour on command. */
export function createWebhooks(parameters: CreateWebhooksParameters): WebhookSender {
  const { options, state, now, createId, schedule } = parameters
  const sent: SandboxWebhook[] = []
  const listeners = new Set<WebhookListener>()
  const held = new WeakMap<SandboxState['jobs'], Set<Job>>()
  let misbehaviours: { mode: WebhookMode; times: number }[] = []

  function takeMode(planned: WebhookMode): WebhookMode {
    const [first] = misbehaviours
    if (!first) return planned
    first.times -= 1
    misbehaviours = misbehaviours.filter((misbehaviour) => misbehaviour.times > 0)
    return first.mode
  }

  function record(settlement: SettlementRecord, mode: WebhookMode, forged: boolean): WebhookRecord {
    const id = createId('evt')
    const truth = settlement.status === 'failed' ? 'failed' : 'succeeded'
    const lie = truth === 'failed' ? 'succeeded' : 'failed'
    const webhook: WebhookRecord = {
      id,
      ...writeWebhookBody({
        id,
        settlement,
        status: forged ? lie : truth,
        at: now(),
        nameless: mode === 'nameless',
      }),
      settlementId: settlement.id,
      mode,
      forged,
      createdAt: now(),
      status: mode === 'never' ? 'withheld' : 'waiting',
      attempts: [],
    }
    state().webhooks.set(id, webhook)
    return webhook
  }

  async function announce(settlement: SettlementRecord): Promise<void> {
    const mode = takeMode(settlement.plan.webhook)
    if (mode === 'forged') await deliver(record(settlement, mode, true).id, 1)
    const webhook = record(settlement, mode, false)
    if (mode === 'never') return
    if (mode === 'late' || mode === 'out-of-order') {
      const job = schedule().add({ kind: 'deliver', webhookId: webhook.id, attempt: 1 }, lateBy)
      if (mode === 'out-of-order') heldBack().add(job)
      return
    }
    await deliver(webhook.id, 1)
    if (mode === 'duplicate') await deliver(webhook.id, 1)
    const jobs = heldBack()
    for (const job of [...jobs]) {
      jobs.delete(job)
      await schedule().runNow(job)
    }
  }

  /** Events that wait for the event after them to go first. The function reads a state's jobs once, since an import makes thousands. */
  function heldBack(): Set<Job> {
    const { jobs, webhooks } = state()
    const known = held.get(jobs)
    if (known) return known
    const found = [...jobs.values()].filter(
      (job) =>
        job.kind === 'deliver' && job.attempt === 1 && webhooks.get(job.webhookId)?.mode === 'out-of-order',
    )
    const waiting = new Set(found)
    held.set(jobs, waiting)
    return waiting
  }

  async function deliver(webhookId: string, attempt: number): Promise<void> {
    const webhook = state().webhooks.get(webhookId)
    if (!webhook) return
    const delivery = await createDelivery({
      webhook,
      attempt,
      at: (options.now ?? now)(),
      secret: options.secret ?? null,
    })
    sent.push(delivery)
    const delivered = attempt === 1 ? await notifyListeners(delivery) : null
    const posted = options.url
      ? await postWebhook(options.url, delivery, options.fetch ?? globalThis.fetch)
      : null
    const error = posted?.error ?? delivered
    webhook.attempts.push({ at: now(), attempt, status: posted?.status ?? null, error })
    webhook.status = error ? 'failed' : 'delivered'
    const delay = retryDelays[attempt - 1]
    if (posted?.error && delay !== undefined) {
      webhook.status = 'waiting'
      schedule().add({ kind: 'deliver', webhookId, attempt: attempt + 1 }, delay)
    }
  }

  async function notifyListeners(delivery: SandboxWebhook): Promise<string | null> {
    let error: string | null = null
    for (const listener of listeners) {
      try {
        await listener(delivery)
      } catch (thrown) {
        // a receiver's failure belongs in the event's record, as a refused delivery does
        error = thrown instanceof Error ? thrown.message : 'A listener threw'
      }
    }
    return error
  }

  return {
    sent,
    list: () => [...state().webhooks.values()],
    on(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async resend(id) {
      if (!state().webhooks.has(id)) throw new Error(`There is no event ${id}`)
      await deliver(id, 1)
    },
    misbehave: (misbehaviour) => void misbehaviours.push({ ...misbehaviour }),
    announce,
    deliver,
    takeBeforeAnswer: () =>
      misbehaviours[0]?.mode === 'before-answer' && takeMode('normal') === 'before-answer',
    clear() {
      sent.length = 0
      misbehaviours = []
    },
  }
}

// base64 of a phrase, so that a forgery looks like a real event
const wrongSecret = 'whsec_dGhpcyBpcyBub3QgdGhlIHNlY3JldCB5b3Ugc2hhcmVk'

type CreateDeliveryParameters = {
  webhook: WebhookRecord
  attempt: number
  /** Milliseconds since 1970. */
  at: number
  secret: string | null
}

/** Makes one delivery of an event: its body as recorded, signed for this moment if there is a secret. */
async function createDelivery({
  webhook,
  attempt,
  at,
  secret,
}: CreateDeliveryParameters): Promise<SandboxWebhook> {
  const { id, event, body, forged } = webhook
  const headers: Record<string, string> = { 'content-type': 'application/json' }
  if (secret !== null) {
    const timestamp = Math.floor(at / 1000)
    headers['webhook-id'] = id
    headers['webhook-timestamp'] = String(timestamp)
    headers['webhook-signature'] = await signWebhook({
      id,
      timestamp,
      body,
      secret: forged ? wrongSecret : secret,
    })
  }
  return { id, event, body, forged, headers, attempt, payload: JSON.parse(body), at }
}
