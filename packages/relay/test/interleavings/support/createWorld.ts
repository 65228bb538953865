import { stagedMediaType } from '@onlend/core/relay'
import { joinRelay } from '../../../src/joinRelay.ts'
import { keyedHash } from '../../../src/lib/keyedHash.ts'
import { sha256 } from '../../../src/lib/sha256.ts'
import type { Principal } from '../../../src/http/Principal.ts'
import type { Relay } from '../../../src/Relay.ts'
import type { Database } from '../../../src/database/Database.ts'
import { openStore, testSecret } from '../../openStore.ts'
import { type Deferred, deferred } from '../../deferred.ts'
import { signTestWebhook } from '../../../src/inbox/signTestWebhook.ts'
import { standardWebhookVerifier } from '../../../src/inbox/standardWebhookVerifier.ts'
import { toBody } from './toBody.ts'
import { createScheduler, type Decision, type Task } from './createScheduler.ts'
import { gateStore } from './gateStore.ts'
import { owners } from './owners.ts'
import { payloads } from './payloads.ts'
import { replies } from './replies.ts'
import { toReply } from './toReply.ts'
import { stageFiles } from './stageFiles.ts'
import type { Step } from './Step.ts'
import { toWebhook } from './toWebhook.ts'
import type { Call, Sent, Told, World } from './World.ts'

const secrets = {
  service: `whsec_${btoa('the secret of the service')}`,
  partner: `whsec_${btoa('the secret of partner cp_b')}`,
}
const people: Readonly<Record<string, Principal>> = {
  uA: { userId: 'uA', role: 'customer-partner', customerPartners: [{ id: 'cp_a', name: 'A' }] },
  uB: { userId: 'uB', role: 'customer-partner', customerPartners: [{ id: 'cp_b', name: 'B' }] },
}

/** Milliseconds after which a person is told, without files and with. */
const answerTimes = [15_000, 120_000]

/** Makes a world with one relay that has its store alone, or with two that share one. */
export async function createWorld(database: Database, instances: 1 | 2): Promise<World> {
  const scheduler = createScheduler()
  const time = { now: Date.parse('2026-03-02T10:00:00.000Z') }
  const timers = new Set<{ task: Task; milliseconds: number; run: () => void }>()
  /** Writes whose person was told before the call had ended, and the end of each. */
  const late = new Map<Task, Deferred<void>>()
  const sent: Sent[] = []
  const calls: Call[] = []
  const told: Told[] = []
  const crashes: string[] = []
  const relays: Relay[] = []
  const files = stageFiles(database, () => time.now)
  let secret = ''
  let count = 0

  const receiveEvents = (facts: object): void => {
    const task = scheduler.running()
    const event = 'event' in facts ? facts.event : null
    if (task && event === 'write.unanswered') late.set(task, deferred())
    if (task && (event === 'write.late' || event === 'ledger.record_lost')) late.get(task)?.resolve()
  }

  const callService = async (request: Request): Promise<Response> => {
    const task = scheduler.running()
    const write = sent.find((each) => each.task === task)
    if (!task || !write) throw new Error('The service was called outside of a task')
    const [row] = await database.query<{ state: string; lease_until: number | string }>(
      'select state, lease_until from onlend_operations where owner_id = $1 and id = $2',
      [write.owner, write.key],
    )
    const isLate = row !== undefined && Number(row.lease_until) < time.now
    const call: Call = { sent: write, reply: null, state: row?.state ?? null, isLate }
    calls.push(call)
    await request.text()
    const { reply } = await scheduler.wait('call')
    call.reply = replies[reply % replies.length] ?? 'accepted'
    for (const timer of [...timers]) {
      if (timer.task !== task) continue
      const isAnswer = answerTimes.includes(timer.milliseconds)
      if (call.reply === 'timeout' || (isAnswer && call.reply.startsWith('late'))) timer.run()
    }
    return toReply(call.reply, request)
  }

  const open = async (instance: number): Promise<void> => {
    const store = gateStore({
      database,
      scheduler,
      exclusive: instances === 1,
      onWrite: () => {
        world.isRead = false
      },
    })
    await store.prepare(time.now)
    secret = await openStore(store).secret()
    relays[instance] = joinRelay({
      upstream: { baseUrl: 'https://service.test', apiKey: 'sk_test_key', fetch: callService },
      environment: 'sandbox',
      authenticate: (request) => people[request.headers.get('Cookie') ?? ''] ?? null,
      store,
      ledgerSecret: testSecret,
      uploads: { staging: files.staging },
      webhooks: {
        service: { verify: standardWebhookVerifier({ secrets: [secrets.service] }) },
        partner: {
          verify: standardWebhookVerifier({ secrets: [secrets.partner] }),
          customerPartnerId: 'cp_b',
        },
      },
      logger: { info: receiveEvents, warn: receiveEvents, error: receiveEvents },
      clock: {
        now: () => time.now,
        setTimer(run, milliseconds) {
          const task = scheduler.running()
          // A pause before another try is over at once; a limit passes only when the service is told to hang.
          if (milliseconds <= 1_000) run()
          if (milliseconds <= 1_000 || !task) return () => undefined
          const timer = { task, milliseconds, run }
          timers.add(timer)
          return () => timers.delete(timer)
        },
      },
    })
  }
  const begin = (name: string, instance: number): Task => ({ name, instance, state: 'running', point: '' })

  const send = async (step: Extract<Step, { type: 'send' }>): Promise<void> => {
    const owner = owners[step.owner] ?? owners[0]
    const payload = payloads[step.payload] ?? 'withdraw'
    const instance = step.instance % instances
    count += 1
    const task = begin(`send-${count}`, instance)
    const key = `key-000${step.key}`
    const file = payload === 'customer' ? await files.stage(owner.id, key) : null
    if (file) world.isRead = false
    const { path, body } = toBody(payload, owner.id, file)
    const text = JSON.stringify(body)
    const earlier = sent.findLast(
      (one) => one.owner === owner.id && one.key !== key && isAlike(one.payload, payload),
    )
    const confirm = step.confirm ? (earlier?.key ?? null) : null
    const payloadHash = await keyedHash(secret, await sha256(text))
    const write: Sent = { owner: owner.id, key, payload, payloadHash, confirm, task, answer: null }
    sent.push(write)
    const headers: Record<string, string> = {
      'Content-Type': file ? stagedMediaType : 'application/json',
      'Idempotency-Key': write.key,
      'X-Relay': '1',
      'Sec-Fetch-Site': 'same-origin',
      Cookie: owner.person,
    }
    if (confirm !== null) headers['X-Relay-Confirm'] = `duplicate=${confirm}`
    const request = new Request(`https://app.test${path}`, { method: 'POST', headers, body: text })
    await run(task, step, async () => {
      const answer = await relays[instance]?.fetch(request)
      if (!answer) return
      await answer.text()
      write.answer = {
        status: answer.status,
        code: answer.headers.get('Onlend-Error'),
        replayed: answer.headers.has('Idempotency-Replayed'),
        operation: answer.headers.get('Onlend-Operation'),
      }
      await late.get(task)?.promise
    })
  }

  const tell = async (step: Extract<Step, { type: 'webhook' }>): Promise<void> => {
    const instance = step.instance % instances
    const about = sent[step.target % sent.length]
    const { source, isForged, body } = toWebhook(step, about)
    const text = JSON.stringify(body)
    const messageId = `evt_${step.message}`
    const signedWith = isForged ? `whsec_${btoa('the secret of a stranger')}` : secrets[source]
    const headers = await signTestWebhook({ secret: signedWith, id: messageId, body: text, now: time.now })
    const bodyHash = await keyedHash(secret, `webhook/${text}`)
    const webhook: Told = { source, messageId, bodyHash, isForged, answer: null }
    told.push(webhook)
    const request = new Request(`https://app.test/webhooks/${source}`, {
      method: 'POST',
      headers,
      body: text,
    })
    count += 1
    await run(begin(`webhook-${count}`, instance), step, async () => {
      webhook.answer = (await relays[instance]?.fetch(request))?.status ?? null
    })
  }

  const meet = async ({ type: _, ...step }: Extract<Step, { type: 'meet' }>): Promise<void> => {
    const asked = { ...step, type: 'send' as const, far: 20, reply: 0, payload: 0 }
    await send({ ...asked, key: 0, confirm: true })
    await sweep({ ...step, type: 'sweep', far: 20, after: 90_000_000 })
    await send({ ...asked, key: 1, confirm: true })
    time.now += 1_000
    await tell({ ...step, type: 'webhook', target: sent.length - 1 })
  }

  const sweep = async (step: Extract<Step, { type: 'sweep' }>): Promise<void> => {
    const instance = step.instance % instances
    time.now += step.after
    count += 1
    await run(begin(`sweep-${count}`, instance), step, () => relays[instance]?.sweep() ?? Promise.resolve())
  }

  const replay = async (step: Extract<Step, { type: 'replay' }>): Promise<void> => {
    const instance = step.instance % instances
    count += 1
    const work = async () => void (await relays[instance]?.replayWebhooks())
    await run(begin(`replay-${count}`, instance), step, work)
  }

  const run = async (
    task: Task,
    { far, reply }: { far: number; reply: number },
    work: () => Promise<void>,
  ): Promise<void> => {
    await scheduler.start(task, work)
    await goOn(task, { far, decision: { store: 'works', reply } })
  }

  const goOn = async (task: Task, { far, decision }: { far: number; decision: Decision }): Promise<void> => {
    for (let passed = 0; passed < far && task.state === 'waiting'; passed += 1) {
      await scheduler.go(task, decision)
      await world.observe()
    }
  }

  const take = async (step: Step): Promise<void> => {
    if (step.type === 'send') return send(step)
    if (step.type === 'webhook') return tell(step)
    if (step.type === 'meet') return meet(step)
    if (step.type === 'sweep') return sweep(step)
    if (step.type === 'replay') return replay(step)
    if (step.type === 'jump') {
      time.now += step.milliseconds
      return
    }
    if (step.type === 'crash') {
      const instance = step.instance % instances
      crashes.push(...scheduler.kill(instance))
      return open(instance)
    }
    const waiting = scheduler.waiting()
    const task = waiting[step.pick % waiting.length]
    if (!task) return
    const { store, reply } = step
    if (store === 'works') return goOn(task, { far: step.far, decision: { store, reply } })
    // One call fails, and after it the store works again.
    await scheduler.go(task, { store, reply })
    await world.observe()
    await goOn(task, { far: step.far, decision: { store: 'works', reply } })
  }

  const world: World = {
    database,
    scheduler,
    time,
    sent,
    calls,
    told,
    files,
    crashes,
    take,
    async settle() {
      for (const task of scheduler.waiting()) {
        await goOn(task, { far: Number.MAX_SAFE_INTEGER, decision: { store: 'works', reply: 0 } })
      }
    },
    isRead: false,
    observe: async () => undefined,
  }
  for (let at = 0; at < instances; at += 1) await open(at)
  return world
}

/** The first two payloads differ in a name alone. */
function isAlike(one: string, other: string): boolean {
  return one.replace('withdrawAlike', 'withdraw') === other.replace('withdrawAlike', 'withdraw')
}
