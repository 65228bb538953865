import { expect, test } from 'vitest'
import { makePayments, sendBatch, untilBatch } from '../../test/batches.ts'
import { testRelay } from '../../test/testRelay.ts'

test('a batch rests after each piece, and what others ask for is answered meanwhile', async () => {
  const rests: { run: () => void; milliseconds: number }[] = []
  const now = Date.parse('2026-03-02T10:00:00.000Z')
  const relay = await testRelay({
    clock: {
      now: () => now,
      setTimer(run, milliseconds) {
        if (milliseconds <= 500) rests.push({ run, milliseconds })
        return () => undefined
      },
    },
  })
  await sendBatch(relay, makePayments(300))
  for (let sent = 1; sent <= 3; sent += 1) {
    await expect.poll(() => rests.length).toBe(1)
    expect(relay.upstream.seen).toHaveLength(sent)
    const [rest] = rests.splice(0)
    expect(rest?.milliseconds).toBeGreaterThan(0)
    expect((await relay.withdraw(`between-${sent}`, { amount: 10 + sent })).status).toBe(200)
    relay.upstream.seen.pop()
    rest?.run()
  }
  await untilBatch(relay, ({ state }) => state === 'sent')
})
