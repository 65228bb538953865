import { expect } from 'vitest'
import type { Ask } from '../test/Ask.ts'
import type { Attack } from '../test/Attack.ts'
import { endpointPaths } from './endpointPaths.ts'
import { multipartBody } from './multipartBody.ts'
import { withdrawal } from './withdrawal.ts'
import { writeBodies } from './writeBodies.ts'

const withKey = (ask: Ask, key: string, more: Ask['headers'] = []): Ask => ({
  ...ask,
  headers: [['Idempotency-Key', key], ...more],
})

/** Threats S56 to S61. */
export const operationAttacks: readonly Attack[] = [
  {
    title: 'S56: one key sent fifty times at once is one call, and every later answer is the recorded one',
    tried: '50 parallel withdrawals with one key while the service thinks, then ten more',
    run: async (harness) => {
      let answerNow = (): void => undefined
      harness.upstream.reply = (_call, response) => {
        response.setHeader('Content-Type', 'application/json')
        answerNow = () => response.end('{"status":"success","message":"in progress","data":[]}')
      }
      const ask = withKey(withdrawal(), crypto.randomUUID())
      const all = Array.from({ length: 50 }, () => harness.ask(ask))
      await harness.upstream.until(([call]) => call?.state === 'complete')
      // Everybody but the first is told at once that it is being sent.
      await expect.poll(() => harness.exchanges.length).toBe(49)
      answerNow()
      const statuses = (await Promise.all(all)).map(({ status }) => status).toSorted()
      expect(statuses).toEqual([200, ...Array.from({ length: 49 }, () => 409)])
      for (let turn = 0; turn < 10; turn += 1) {
        const again = await harness.ask(ask)
        expect(again.status).toBe(200)
        expect(again.headers['idempotency-replayed']).toBe('true')
      }
      expect(harness.upstream.calls).toHaveLength(1)
    },
  },
  {
    title: "S57: a key belongs to one body and one owner; another's answer is never replayed",
    tried: 'the same key with another amount, another field order, by another person of the partner and by B',
    run: async (harness) => {
      const key = crypto.randomUUID()
      const ask = withdrawal()
      expect((await harness.ask(withKey(ask, key))).status).toBe(200)
      const changed = await harness.ask(
        withKey({ ...ask, body: { ...writeBodies.withdraw, amount: 99_999 } }, key),
      )
      harness.expectRefusal(changed, ['idempotency_key_reused'], 'another amount')
      const elsewhere = await harness.ask(
        withKey({ ...withdrawal({ by: 'uB' }), path: ask.path.replace('cp_alpha', 'cp_beta') }, key),
      )
      expect(elsewhere.status).toBe(200)
      expect(elsewhere.headers['idempotency-replayed']).toBeUndefined()
      expect(harness.upstream.calls).toHaveLength(2)
    },
  },
  {
    title: 'S58: what was sent without an answer is unknown, and is never sent again under its key',
    tried: 'resets after the request was received, then five tries with the same key',
    run: async (harness) => {
      harness.upstream.reply = (_call, { socket }) => {
        socket?.resetAndDestroy()
      }
      const ask = withKey(withdrawal(), crypto.randomUUID())
      for (let turn = 0; turn < 6; turn += 1) {
        const answer = await harness.ask(ask)
        harness.expectRefusal(answer, ['outcome_unknown'], `try ${turn}`)
      }
      expect(harness.upstream.calls).toHaveLength(1)
    },
  },
  {
    title: 'S59: a write without a usable key is refused on all seven',
    tried: 'no key, short, long, doubled, quoted and non-ASCII keys',
    run: async (harness) => {
      const form = multipartBody([['financial_information', '{}']])
      const bodies: Readonly<Record<string, unknown>> = writeBodies
      for (const [name, [method, path]] of Object.entries(endpointPaths)) {
        if (method === 'GET') continue
        // The cast follows the table: what is not a form there has a JSON body.
        const body =
          name === 'submitCreditAssessment' ? form : (bodies[name] as Readonly<Record<string, unknown>>)
        const type =
          name === 'submitCreditAssessment' ? 'multipart/form-data; boundary=b' : 'application/json'
        const usual: NonNullable<Ask['headers']> = [
          ['X-Relay', '1'],
          ['Origin', harness.url],
          ['Content-Type', type],
        ]
        const ask: Ask = { method, path: `/lending${path}`, by: 'uP', body, bare: true }
        const keys = [
          '',
          'short',
          'x'.repeat(129),
          'a b c d e f',
          '"quoted-key"',
          'key,key12345',
          'schlüssel-123',
          '12345678%00',
          '../../12345',
        ]
        const variants: NonNullable<Ask['headers']>[] = [
          usual,
          ...keys.map((key) => [...usual, ['Idempotency-Key', key] as const]),
          [...usual, ['Idempotency-Key', 'first-key-1'], ['Idempotency-Key', 'second-key-2']],
        ]
        for (const headers of variants) {
          const answer = await harness.ask({ ...ask, headers })
          harness.expectRefusal(answer, ['idempotency_key_required'], `${name} ${JSON.stringify(headers)}`)
        }
      }
      harness.expectNothingSent()
    },
  },
  {
    title: 'S60: a possible duplicate under another key is held back until it is confirmed',
    tried:
      'two tabs, two keys, one payment; other spellings of the amount and the account; wrong confirmations',
    run: async (harness) => {
      const [ask] = [withdrawal()]
      // The cast follows `withdrawal`, which sends an object.
      const body = ask.body as { amount: number; account_number: string }
      const first = await harness.ask(ask)
      expect(first.status).toBe(200)
      const alike = [
        body,
        { ...body, amount: `${body.amount}.00` },
        { ...body, account_number: ' 90 8765-4321 ' },
        { ...body, name: 'Somebody Else' },
        { ...body, amount: `${body.amount}e0` },
      ]
      for (const other of alike) {
        const answer = await harness.ask({ ...ask, body: other })
        harness.expectRefusal(answer, ['possible_duplicate'], JSON.stringify(other))
      }
      for (const word of [
        'yes',
        'duplicate',
        'duplicate=',
        'duplicate=another-operation',
        'duplicate, duplicate',
        '1',
      ]) {
        const answer = await harness.ask({ ...ask, headers: [['X-Relay-Confirm', word]] })
        harness.expectRefusal(answer, ['possible_duplicate'], word)
      }
      expect(harness.upstream.calls).toHaveLength(1)
      expect(
        (
          await harness.ask({
            ...ask,
            headers: [['X-Relay-Confirm', `duplicate=${String(first.headers['onlend-operation'])}`]],
          })
        ).status,
      ).toBe(200)
      expect(harness.upstream.calls).toHaveLength(2)
    },
  },
  {
    title: 'S61: a client that leaves takes nothing back, and finds the outcome under its key',
    tried: 'ten clients that hang up once the service has their request',
    run: async (harness) => {
      for (let turn = 0; turn < 10; turn += 1) {
        const replies: (() => void)[] = []
        harness.upstream.reply = (_call, response) => {
          replies.push(() =>
            response
              .setHeader('Content-Type', 'application/json')
              .end('{"status":"success","message":"in progress","data":[]}'),
          )
        }
        harness.upstream.calls = []
        const ask = withKey(withdrawal(), crypto.randomUUID())
        const leaveWhen = harness.upstream.until(([call]) => call?.state === 'complete')
        await harness.raw([harness.write(ask)], { leaveWhen })
        for (const reply of replies) reply()
        await expect.poll(async () => (await harness.ask(ask)).headers['idempotency-replayed']).toBe('true')
        expect(harness.upstream.calls).toHaveLength(1)
      }
    },
  },
]
