import { expect } from 'vitest'
import type { Ask } from '../test/Ask.ts'
import type { Attack } from '../test/Attack.ts'
import type { AttackHarness } from '../test/AttackHarness.ts'
import { EventReader } from '../test/EventReader.ts'
import { webhook } from './webhook.ts'
import { withdrawal } from './withdrawal.ts'

type Final = { amount: number; outcome: 'succeeded' | 'failed'; partner?: string; reference?: string }

const final = ({ amount, outcome, partner = 'cp_alpha', reference }: Final): string =>
  JSON.stringify({
    event: `withdrawal.${outcome}`,
    data: { customer_partner_id: partner, amount, account_number: '9087654321', reference },
  })

/** Sends a withdrawal of A and returns how to read its state. */
async function begin(harness: AttackHarness) {
  const id = crypto.randomUUID()
  const ask = withdrawal()
  // The cast follows `withdrawal`, which sends an object.
  const { amount } = ask.body as { amount: number }
  expect((await harness.ask({ ...ask, headers: [['Idempotency-Key', id]] })).status).toBe(200)
  const operation = async (): Promise<{ state: string; conflict: boolean }> =>
    JSON.parse((await harness.ask({ path: `/lending/operations/${id}`, by: 'uA' })).text).data
  return { id, amount, operation }
}

const change = ({ headers = [], ...ask }: Ask, name: string, value: string | null): Ask => ({
  ...ask,
  headers: headers.flatMap(([key, old]) =>
    key !== name ? [[key, old] as const] : value === null ? [] : [[key, value] as const],
  ),
})

/** Threats S62 to S68. */
export const webhookAttacks: readonly Attack[] = [
  {
    title: 'S62: a webhook without a genuine signature changes nothing',
    tried: "missing, cut, lengthened, re-labelled and foreign signatures, changed bytes, another's secret",
    run: async (harness) => {
      const { amount, operation } = await begin(harness)
      const genuine = await webhook({ body: final({ amount, outcome: 'failed' }) })
      const signature = genuine.headers?.find(([name]) => name === 'webhook-signature')?.[1] ?? ''
      const other = `whsec_${Buffer.from('another-tenants-secret--').toString('base64')}`
      const forged: Ask[] = [
        ...['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) =>
          change(genuine, name, null),
        ),
        ...[
          '',
          'v1,',
          'v1',
          'v1,AAAA',
          signature.slice(0, -4),
          `${signature}AAAA`,
          signature.replace('v1,', 'v2,'),
          signature.replace('v1,', 'v1a,'),
          signature.replace('v1,', 'none,'),
          signature.toLowerCase(),
          `v1, ${signature.slice(3)}`,
          `v1,${'A'.repeat(43)}=`,
          'x'.repeat(2_000),
        ].map((value) => change(genuine, 'webhook-signature', value)),
        ...['0', '-1', '1e9', '99999999999', 'NaN', `${Math.floor(Date.now() / 1000)}.5`].map((value) =>
          change(genuine, 'webhook-timestamp', value),
        ),
        change(genuine, 'webhook-id', 'msg_another'),
        { ...genuine, body: final({ amount, outcome: 'succeeded' }) },
        { ...genuine, body: `${String(genuine.body)} ` },
        await webhook({ body: final({ amount, outcome: 'failed' }), secret: other }),
      ]
      for (const ask of forged) {
        const answer = await harness.ask(ask)
        expect(answer.status, JSON.stringify(ask.headers)).toBe(401)
      }
      const stale = await harness.ask(
        await webhook({ body: final({ amount, outcome: 'failed' }), now: Date.now() - 600_000 }),
      )
      expect(stale.status).toBe(400)
      expect((await operation()).state).toBe('accepted')
    },
  },
  {
    title: 'S63: a sender that is not configured has no address',
    tried: 'other names, tokens in the path and prototype names as senders',
    run: async (harness) => {
      for (const name of [
        'other',
        'SERVICE',
        'constructor',
        '__proto__',
        'toString',
        'service%2f',
        'unmatched',
        '',
      ]) {
        const ask = await webhook({ body: '{}' })
        const answer = await harness.ask({ ...ask, path: `/lending/webhooks/${name}` })
        // Only a well-formed sender name is a webhook address; an unauthenticated write to any other path is refused.
        expect(answer.status, name).toBe(/^\w+$/.test(name) ? 404 : 403)
      }
    },
  },
  {
    title: 'S64: a message that comes a hundred times is acknowledged and counts once',
    tried: '100 parallel and later repeats of the same signed bytes',
    run: async (harness) => {
      const { amount, operation, id } = await begin(harness)
      const stream = new EventReader(
        harness.port,
        harness.write({
          path: '/lending/events?customer_partner_id=cp_alpha',
          by: 'uA',
          headers: [['Accept', 'text/event-stream']],
        }),
      )
      await stream.until(({ events }) => events.length === 1)
      const ask = await webhook({ body: final({ amount, outcome: 'succeeded' }) })
      const answers = await Promise.all(Array.from({ length: 100 }, () => harness.ask(ask)))
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
      await stream.until(({ events }) => events.some(({ data }) => data.operationId === id))
      expect((await operation()).state).toBe('succeeded')
      expect((await harness.ask(ask)).status).toBe(200)
      expect(stream.events.filter(({ data }) => data.operationId === id)).toHaveLength(1)
      stream.cut()
    },
  },
  {
    title: 'S66: a settlement event stays, and one that conflicts with it is only noted',
    tried: 'failure after success and success after failure, under new and under the same message id',
    run: async (harness) => {
      for (const [first, second] of [
        ['succeeded', 'failed'],
        ['failed', 'succeeded'],
      ] as const) {
        const { amount, operation } = await begin(harness)
        // The service's own reference: what came first tied it to the operation, so that what comes later is about the same one.
        const about = { amount, reference: `tr_${amount}` }
        await harness.ask(await webhook({ body: final({ ...about, outcome: first }), id: `msg_${amount}` }))
        await expect.poll(async () => (await operation()).state).toBe(first)
        expect((await operation()).conflict).toBe(false)
        // Under the same id, with bytes that are genuinely signed: who sends it may not rewrite what was said.
        const sameId = await harness.ask(
          await webhook({ body: final({ ...about, outcome: second }), id: `msg_${amount}` }),
        )
        expect(sameId.status).toBe(200)
        expect(await operation()).toMatchObject({ state: first, conflict: false })
        const newId = await harness.ask(
          await webhook({ body: final({ ...about, outcome: second }), id: `msg_${amount}_again` }),
        )
        expect(newId.status).toBe(200)
        await expect.poll(async () => (await operation()).conflict).toBe(true)
        expect((await operation()).state).toBe(first)
      }
    },
  },
  {
    title: 'S67: an event of another partner never settles an operation of this one',
    tried: "a genuine webhook that names B with the amount and account of A's withdrawal",
    run: async (harness) => {
      const { amount, operation, id } = await begin(harness)
      const stream = new EventReader(
        harness.port,
        harness.write({
          path: '/lending/events?customer_partner_id=cp_alpha',
          by: 'uA',
          headers: [['Accept', 'text/event-stream']],
        }),
      )
      await stream.until(({ events }) => events.length === 1)
      for (const partner of ['cp_beta', 'cp_nobody', 'CP_ALPHA', 'cp_alpha '])
        expect(
          (await harness.ask(await webhook({ body: final({ amount, outcome: 'failed', partner }) }))).status,
        ).toBe(200)
      expect((await operation()).state).toBe('accepted')
      expect(stream.events.filter(({ data }) => data.operationId === id)).toEqual([])
      stream.cut()
    },
  },
  {
    title: "S67: a key that B chose to look like the service's reference draws no word about A to it",
    tried:
      "B's withdrawal of 1 under the reference of A's, and an event that names the reference and no partner",
    run: async (harness) => {
      const { amount } = await begin(harness)
      const reference = `TRX-${crypto.randomUUID()}`
      const path = '/lending/v1/baas/customer-partner/cp_beta/withdraw'
      const own = await harness.ask({
        ...withdrawal({ by: 'uB', headers: [['Idempotency-Key', reference]] }),
        path,
      })
      expect(own.status).toBe(200)
      for (const account_number of ['9087654321', '******4321', undefined]) {
        const data = { id: reference, amount, account_number }
        const body = JSON.stringify({ event: 'withdrawal.succeeded', data })
        expect((await harness.ask(await webhook({ body }))).status).toBe(200)
        const answer = await harness.ask({ path: `/lending/operations/${reference}`, by: 'uB' })
        expect(JSON.parse(answer.text).data.state, account_number).toBe('accepted')
      }
    },
  },
  {
    title: 'S66, S68: a genuine event counts, with any odd characters that the service puts beside it',
    tried: 'NUL and halves of surrogate pairs in the message of a settlement event',
    run: async (harness) => {
      for (const message of ['a\u0000b', '\ud800']) {
        const { amount, operation } = await begin(harness)
        const word = JSON.parse(final({ amount, outcome: 'succeeded' }))
        const body = JSON.stringify({ ...word, data: { ...word.data, message } })
        expect((await harness.ask(await webhook({ body }))).status).toBe(200)
        await expect
          .poll(async () => (await operation()).state, { message: JSON.stringify(message) })
          .toBe('succeeded')
      }
    },
  },
  {
    title: 'S68: a huge or strange webhook is refused or kept, and the relay goes on',
    tried:
      '300 KB, 250 KB, deep nesting, no JSON, bytes that are not UTF-8, prototype keys, all genuinely signed',
    run: async (harness) => {
      const big = await harness.ask(await webhook({ body: JSON.stringify({ a: 'x'.repeat(300 * 1024) }) }))
      harness.expectRefusal(big, ['body_too_large'], '300 KB')
      const { operation } = await begin(harness)
      // Each is genuine, so it is stored for an operator and acknowledged; only an empty body has nothing to store.
      const bodies = [
        [200, JSON.stringify({ a: 'x'.repeat(250 * 1024) })],
        [200, '['.repeat(100_000)],
        [200, 'not JSON'],
        [200, ''],
        [200, 'null'],
        [200, '{"__proto__":{"state":"succeeded"}}'],
        [200, '{"event":"withdrawal.succeeded","data":{"amount":{"$gt":0}}}'],
        [200, `{"event":"withdrawal.succeeded","data":${'{"data":'.repeat(1_000)}1${'}'.repeat(1_000)}}`],
        [200, '{"a":"\\u0000"}'],
        [200, '{"a":"\\ud800"}'],
      ] as const
      for (const [status, body] of bodies) {
        const answer = await harness.ask(await webhook({ body }))
        expect([body.slice(0, 60), answer.status]).toEqual([body.slice(0, 60), status])
      }
      // None of them is about the withdrawal that waits for its settlement event.
      expect(await operation()).toMatchObject({ state: 'accepted', conflict: false })
      expect((await harness.ask({ path: '/lending/health', by: null })).status).toBe(200)
    },
  },
]
