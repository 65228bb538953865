import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Relay } from './Relay.ts'
import { startSweeps } from './startSweeps.ts'
import { deferred } from '../test/deferred.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

/** A relay that can only sweep. The cast names the one member that is used. */
const sweeping = (sweep: Relay['sweep']): Relay => ({ sweep }) as Relay

test('a relay is swept soon after its start and about every minute, and one sweep waits for the end of the one before', async () => {
  const hanging = deferred()
  const sweep = vi.fn(() => (sweep.mock.calls.length < 2 ? Promise.resolve() : hanging.promise))
  const stop = startSweeps(sweeping(sweep))
  await vi.advanceTimersByTimeAsync(1_101)
  expect(sweep).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(52_000)
  expect(sweep).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(14_000)
  expect(sweep).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(600_000)
  expect(sweep).toHaveBeenCalledTimes(2)
  hanging.resolve()
  await vi.advanceTimersByTimeAsync(66_000)
  expect(sweep).toHaveBeenCalledTimes(3)
  stop()
})

test('a sweep that fails is said in the log, without what went wrong, and the next one comes', async () => {
  const lines: unknown[] = []
  const log = (...line: unknown[]): void => void lines.push(line)
  const sweep = vi.fn(() => Promise.reject(new Error('sk_canary_KEY_0001')))
  const stop = startSweeps(sweeping(sweep), { interval: 100, logger: { info: log, warn: log, error: log } })
  await vi.advanceTimersByTimeAsync(220)
  expect(sweep).toHaveBeenCalledTimes(2)
  expect(lines[0]).toEqual([{ event: 'sweep.failed' }, 'a sweep failed and will be tried again'])
  expect(JSON.stringify(lines)).not.toContain('canary')
  stop()
})

test('a relay that stops is not swept any more, not even after the sweep that is running', async () => {
  const running = deferred()
  const sweep = vi.fn(() => running.promise)
  const stop = startSweeps(sweeping(sweep), { interval: 100 })
  await vi.advanceTimersByTimeAsync(110)
  stop()
  running.resolve()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(sweep).toHaveBeenCalledTimes(1)
  startSweeps(sweeping(sweep), { interval: 100 })()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(sweep).toHaveBeenCalledTimes(1)
})
