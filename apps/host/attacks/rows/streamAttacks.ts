import { expect } from 'vitest'
import type { Attack } from '../test/Attack.ts'
import type { AttackHarness } from '../test/AttackHarness.ts'
import type { Ask } from '../test/Ask.ts'
import { EventReader } from '../test/EventReader.ts'
import { canaries } from '../upstream/canaries.ts'
import type { PersonName } from '../test/createCast.ts'
import { withdrawal } from './withdrawal.ts'

type Open = { by?: PersonName; partner?: string; after?: string }

function open(harness: AttackHarness, { by = 'uA', partner = 'cp_alpha', after }: Open = {}): EventReader {
  const cursor = after === undefined ? [] : [['Last-Event-ID', after] as const]
  const path = `/lending/events?customer_partner_id=${partner}`
  return new EventReader(
    harness.port,
    harness.write({ path, by, headers: [['Accept', 'text/event-stream'], ...cursor] }),
  )
}

/** Threats S71 to S76. */
export const streamAttacks: readonly Attack[] = [
  {
    title:
      "S71: a stream carries its own partner's change events alone, and a cursor of another partner says nothing",
    tried: "A listens while B acts; B's, spoiled, guessed and huge cursors as A",
    run: async (harness) => {
      const [ofA, ofB] = [open(harness), open(harness, { by: 'uB', partner: 'cp_beta' })]
      await ofA.until(({ events }) => events.length === 1)
      await ofB.until(({ events }) => events.length === 1)
      const beta = withdrawal({ by: 'uB' })
      for (let turn = 0; turn < 5; turn += 1) {
        const ask = withdrawal({ by: 'uB' })
        expect((await harness.ask({ ...ask, path: beta.path.replace('cp_alpha', 'cp_beta') })).status).toBe(
          200,
        )
      }
      await ofB.until(({ events }) => events.length >= 6)
      expect(ofA.events).toHaveLength(1)
      expect(ofA.received).not.toContain('cp_beta')
      const [cursor = ''] = ofB.events.slice(-1).map(({ id }) => id)
      const [own = ''] = ofA.events.map(({ id }) => id)
      const spoiled = [
        cursor,
        `1.${own.split('.')[1] ?? ''}`,
        '0',
        '-1',
        '999999999999999.000000000000000000000000',
        `${own}x`,
        own.toUpperCase(),
        `${own}%00`,
        'null',
        '1e9',
        `${own.split('.')[0] ?? ''}.`,
      ]
      for (const after of spoiled.filter((id) => id !== own)) {
        const reader = await open(harness, { after }).until(({ events }) => events.length > 0)
        expect(
          reader.events.map(({ data }) => data.topic),
          after,
        ).toEqual(['reset'])
        expect(reader.received).not.toContain('cp_beta')
        reader.cut()
      }
      ofA.cut()
      ofB.cut()
    },
  },
  {
    title: 'S72: a person cannot take all the streams, and others are still served',
    tried: '30 streams of one person, then one of another',
    run: async (harness) => {
      const many = Array.from({ length: 30 }, () => open(harness))
      await Promise.all(
        many.map((reader) => reader.until(({ status, isClosed }) => status !== 0 || isClosed)),
      )
      const held = () => many.filter(({ status, isClosed }) => status === 200 && !isClosed).length
      await expect.poll(held).toBe(6)
      const other = await open(harness, { by: 'uB', partner: 'cp_beta' }).until(
        ({ events }) => events.length === 1,
      )
      expect(other.status).toBe(200)
      harness.measured.push(`${many.length} streams asked for, ${held()} held; the other person's was opened`)
      for (const reader of [...many, other]) reader.cut()
    },
  },
  {
    title: 'S74: nothing that a client sends becomes a line of a stream',
    tried: 'line breaks, U+2028 and NUL in keys, ids and cursors',
    run: async (harness) => {
      const reader = await open(harness, { after: '1.x%0adata: evil' }).until(
        ({ events }) => events.length === 1,
      )
      const keys = ['key\u2028data: evil', 'key%0adata: evil', 'key\\ndata: evil']
      for (const key of keys) {
        const answer = await harness.ask({ ...withdrawal(), headers: [['Idempotency-Key', key]] })
        harness.expectRefusal(answer, ['idempotency_key_required'], key)
      }
      // With a key of its own, so that the operation it makes is known by it, and not refused for want of one.
      const forged = ['id\\ndata: evil', 'id%0adata: evil', 'id data: evil', 'evil;id']
      const operations: string[] = []
      for (const requestId of forged) {
        const key = crypto.randomUUID()
        operations.push(key)
        const headers: Ask['headers'] = [
          ['X-Request-Id', requestId],
          ['Idempotency-Key', key],
        ]
        const answer = await harness.ask(withdrawal({ headers }))
        expect([requestId, answer.status]).toEqual([requestId, 200])
        // An id that the relay does not accept is replaced: neither the caller nor the service gets it.
        expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
        const atService = harness.upstream.calls
          .at(-1)
          ?.headers.find(([name]) => name.toLowerCase() === 'x-request-id')
        expect(atService?.[1]).toBe(answer.headers['x-request-id'])
      }
      await reader.until(({ events }) =>
        operations.every((id) => events.some(({ data }) => data.operationId === id)),
      )
      expect(reader.received).not.toContain('evil')
      reader.cut()
    },
  },
  {
    title: 'S75: streams whose clients vanish are let go of',
    tried: '300 streams, six at a time, each cut off without a farewell',
    run: async (harness) => {
      for (let turn = 0; turn < 50; turn += 1) {
        const readers = Array.from({ length: 6 }, () => open(harness))
        await Promise.all(
          readers.map((reader) => reader.until(({ status, isClosed }) => status !== 0 || isClosed)),
        )
        for (const reader of readers) reader.cut()
      }
      // The relay's own count says so; a seventh of the same person would be opened in any case.
      const left = async () => {
        const { text } = await harness.ask({
          path: '/metrics',
          by: null,
          headers: [['Authorization', `Bearer ${canaries.metricsToken}`]],
        })
        return Number(/^onlend_relay_streams_open (\d+)$/m.exec(text)?.[1])
      }
      await expect.poll(left, { timeout: 15_000 }).toBe(0)
      harness.measured.push('300 streams opened, 0 left')
    },
  },
]
