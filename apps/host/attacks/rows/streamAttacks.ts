import { expect } from 'vitest'
import type { Attack } from '../test/Attack.ts'
import type { AttackHarness } from '../test/AttackHarness.ts'
import { EventReader } from '../test/EventReader.ts'
import { canaries } from '../upstream/canaries.ts'
import type { PersonName } from '../test/createCast.ts'

function open(harness: AttackHarness, by: PersonName = 'uA', partner = 'cp_alpha'): EventReader {
  const path = `/lending/events?customer_partner_id=${partner}`
  return new EventReader(
    harness.port,
    harness.write({ path, by, headers: [['Accept', 'text/event-stream']] }),
  )
}

/** Threats S72 and S75. */
export const streamAttacks: readonly Attack[] = [
  {
    title: 'S72: a person cannot take all the streams, and others are still served',
    tried: '30 streams of one person, then one of another',
    run: async (harness) => {
      const many = Array.from({ length: 30 }, () => open(harness))
      await Promise.all(
        many.map((reader) => reader.until(({ status, isClosed }) => status !== 0 || isClosed)),
      )
      const held = () => many.filter(({ status, isClosed }) => status === 200 && !isClosed).length
      await expect.poll(held).toBe(2)
      const other = await open(harness, 'uB', 'cp_beta').until(({ events }) => events.length === 1)
      expect(other.status).toBe(200)
      harness.measured.push(`${many.length} streams asked for, ${held()} held; the other person's was opened`)
      for (const reader of [...many, other]) reader.cut()
    },
  },
  {
    title: 'S75: streams whose clients vanish are let go of',
    tried: '100 streams, two at a time, each cut off without a farewell',
    run: async (harness) => {
      for (let turn = 0; turn < 50; turn += 1) {
        const readers = Array.from({ length: 2 }, () => open(harness))
        await Promise.all(
          readers.map((reader) => reader.until(({ status, isClosed }) => status !== 0 || isClosed)),
        )
        for (const reader of readers) reader.cut()
      }
      const left = async () => {
        const { text } = await harness.ask({
          path: '/metrics',
          by: null,
          headers: [['Authorization', `Bearer ${canaries.metricsToken}`]],
        })
        return Number(/^onlend_relay_streams_open (\d+)$/m.exec(text)?.[1])
      }
      await expect.poll(left, { timeout: 15_000 }).toBe(0)
      harness.measured.push('100 streams opened, 0 left')
    },
  },
]
