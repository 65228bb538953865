import { stagedMediaType } from '@onlend/core/relay'
import { signTestWebhook } from '@onlend/relay'
import { expect } from 'vitest'
import type { Ask } from '../test/Ask.ts'
import type { Attack } from '../test/Attack.ts'
import type { AttackHarness } from '../test/AttackHarness.ts'
import { EventReader } from '../test/EventReader.ts'
import { canaries } from '../upstream/canaries.ts'
import { defaultReply } from '../upstream/defaultReply.ts'
import { readLimit } from './readLimit.ts'
import { postForm } from './upload.ts'
import { withdrawal } from './withdrawal.ts'

function getStream(harness: AttackHarness, after?: string): Buffer {
  return harness.write({
    path: '/lending/events?customer_partner_id=cp_alpha',
    by: 'uA',
    headers: [
      ['Accept', 'text/event-stream'],
      ...(after === undefined ? [] : [['Last-Event-ID', after] as const]),
    ],
  })
}

function openStream(harness: AttackHarness, after?: string): EventReader {
  return new EventReader(harness.port, getStream(harness, after))
}

/** A webhook as the service signs it. */
async function webhook(body: string): Promise<Ask> {
  const id = `msg_${crypto.randomUUID()}`
  const signed = await signTestWebhook({ secret: canaries.webhookSecret, id, body, now: Date.now() })
  const headers = Object.entries(signed)
  return { method: 'POST', path: '/lending/webhooks/service', by: null, bare: true, body, headers }
}

/** What the process prints, what it serves and how it ends. Power cuts and stops end the process that the others share, so they come last. */
export const processAttacks: readonly Attack[] = [
  {
    title: 'S77: no error path writes a secret or personal data to the output',
    tried: 'canaries in headers, paths, queries, bodies, webhooks and answers, on every way to fail',
    run: async (harness) => {
      const { apiKey, bvn, accountNumber } = canaries
      const staged = { ...postForm({}), headers: [['Content-Type', stagedMediaType]] as const }
      const asks = [
        { path: `${readLimit.path}?key=${apiKey}&bvn=${bvn}`, by: 'uA' as const },
        { path: `/lending/v1/customer-partner/${bvn}/credit-limit/current`, by: 'uA' as const },
        { path: `/lending/${apiKey}`, by: 'uA' as const },
        { path: `/lending/${accountNumber}`, by: null },
        {
          path: readLimit.path,
          by: 'uA' as const,
          headers: [
            ['X-Request-Id', bvn],
            ['User-Agent', accountNumber],
            ['Referer', apiKey],
          ] as const,
        },
        {
          path: '/lending/session',
          by: null,
          headers: [
            ['Authorization', `Bearer ${apiKey}`],
            ['Cookie', `marketday_session=${canaries.sessionSecret}`],
          ] as const,
        },
        withdrawal({ body: `{"account_number":"${accountNumber}"` }),
        withdrawal({ body: `{"account_number":"${accountNumber}","account_number":"${accountNumber}"}` }),
        postForm({ unique_id: bvn, nope: accountNumber }),
        { ...staged, body: `{"parts":[{"name":"unique_id","value":"${bvn}"},{"name":"${accountNumber}"}]}` },
        { ...staged, body: `{"parts":[{"name":"unique_id","value":"${bvn}"` },
        { method: 'POST', path: '/lending/webhooks/service', by: null, body: `{"bvn":"${bvn}"}` },
        await webhook(
          `{"event":"withdrawal.succeeded","data":{"account_number":"${accountNumber}","bvn":"${bvn}"}}`,
        ),
        await webhook(`not JSON ${accountNumber}`),
      ]
      for (const ask of asks) await harness.ask(ask)
      for (const status of [400, 401, 403, 500]) {
        harness.upstream.reply = (_call, response) =>
          response
            .writeHead(status, { 'Content-Type': 'application/json' })
            .end(`{"message":"${bvn} ${accountNumber} ${apiKey}"}`)
        await harness.ask({ path: readLimit.path, by: 'uA' })
        await harness.ask(withdrawal())
      }
    },
  },
  {
    title:
      'S58, S70: after a power cut in the middle of a write nothing is sent again and no change event is lost',
    tried: 'kill -9 once the service has the request, start again, same key and old cursor',
    run: async (harness) => {
      const first = await openStream(harness).until(({ events }) => events.length === 1)
      const cursor = first.events[0]?.id
      const accepted = crypto.randomUUID()
      const ask = withdrawal()
      expect((await harness.ask({ ...ask, headers: [['Idempotency-Key', accepted]] })).status).toBe(200)
      const cut = { ...withdrawal(), headers: [['Idempotency-Key', crypto.randomUUID()]] as const }
      harness.upstream.reply = () => undefined
      const sent = harness.raw([harness.write(cut)])
      await harness.upstream.until((calls) => calls.filter(({ state }) => state === 'complete').length === 2)
      await harness.killHost()
      await sent
      first.cut()
      await harness.startHost()
      const before = harness.upstream.calls.length
      for (let turn = 0; turn < 5; turn += 1) {
        const answer = await harness.ask(cut)
        harness.expectRefusal(answer, ['outcome_unknown', 'operation_in_flight'], `try ${turn}`)
      }
      const replayed = await harness.ask({ ...ask, headers: [['Idempotency-Key', accepted]] })
      expect(replayed.headers['idempotency-replayed']).toBe('true')
      expect(harness.upstream.calls).toHaveLength(before)
      const resumed = await openStream(harness, cursor).until(({ events }) =>
        events.some(({ data }) => data.operationId === accepted),
      )
      expect(resumed.events.map(({ data }) => data.topic)).not.toContain('reset')
      expect(new Set(resumed.events.map(({ id }) => id)).size).toBe(resumed.events.length)
      resumed.cut()
    },
  },
  {
    title: 'S58, S61: a host that is told to stop, however often, first records what it has sent',
    tried:
      'SIGTERM three times while the service has a write, then probes, streams and new writes, then start again',
    run: async (harness) => {
      let serve = (): void => undefined
      harness.upstream.reply = (call, response) => {
        serve = () => void defaultReply(call, response)
      }
      const stream = await openStream(harness).until(({ events }) => events.length === 1)
      const ask = { ...withdrawal(), headers: [['Idempotency-Key', crypto.randomUUID()]] as const }
      const sent = harness.raw([harness.write(ask)], { timeout: 60_000 })
      await harness.upstream.until((calls) => calls.some(({ state }) => state === 'complete'))
      harness.sendStopSignal()
      await stream.until(({ isClosed }) => isClosed)
      const [, asked] = [...stream.received.matchAll(/retry: (\d+)/g)].map(([, time]) => Number(time))
      expect(asked, 'when the reader of the stream comes back').toBeGreaterThanOrEqual(2_000)
      harness.sendStopSignal()
      harness.sendStopSignal()
      expect((await harness.ask({ path: '/lending/health/live', by: null })).status).toBe(200)
      const { answers: streams } = await harness.raw([getStream(harness)])
      const refused = [
        ...streams,
        await harness.ask({ path: '/lending/health/ready', by: null }),
        await harness.ask(withdrawal()),
      ]
      for (const answer of refused) {
        harness.expectRefusal(answer, ['shutting_down'], 'while it stops')
        expect([answer.status, answer.headers['retry-after']]).toEqual([503, '2'])
      }
      serve()
      const { answers } = await sent
      expect(answers.map(({ status }) => status)).toEqual([200])
      expect(await harness.untilHostEnds(), 'the exit code').toBe(0)
      await harness.startHost()
      const replayed = await harness.ask(ask)
      expect(replayed.headers['idempotency-replayed']).toBe('true')
      expect(harness.upstream.calls).toHaveLength(1)
    },
  },
]
