import { expect, test } from 'vitest'
import { createLinkSpeed } from './createLinkSpeed.ts'

const kibibyte = 1024

function heldClock() {
  let now = 0
  const pass = (milliseconds: number) => {
    now += milliseconds
  }
  return { clock: () => now, pass }
}

test('on a slow link a chunk is 256 KB and files go one by one', () => {
  const speed = createLinkSpeed(heldClock().clock)
  expect([speed.chunkSize(), speed.width()]).toEqual([256 * kibibyte, 1])
  for (let chunk = 0; chunk < 10; chunk += 1) speed.arrived(256 * kibibyte, 6_000)
  expect([speed.chunkSize(), speed.width()]).toEqual([256 * kibibyte, 1])
})

test('on a good link chunks grow to 4 MB, at most twofold at once, and two files go side by side', () => {
  const speed = createLinkSpeed(heldClock().clock)
  const sizes = Array.from({ length: 6 }, () => {
    speed.arrived(speed.chunkSize(), 100)
    return speed.chunkSize() / kibibyte
  })
  expect(sizes).toEqual([512, 1024, 2048, 4096, 4096, 4096])
  expect(speed.width()).toBe(2)
})

test('a chunk takes about four seconds', () => {
  const speed = createLinkSpeed(heldClock().clock)
  const bytesPerSecond = 200 * kibibyte
  for (let chunk = 0; chunk < 10; chunk += 1)
    speed.arrived(speed.chunkSize(), (speed.chunkSize() / bytesPerSecond) * 1000)
  expect(speed.chunkSize() / bytesPerSecond).toBeCloseTo(4, 1)
})

test('a chunk that did not arrive is tried smaller, down to 64 KB', () => {
  const speed = createLinkSpeed(heldClock().clock)
  const sizes = Array.from({ length: 4 }, () => {
    speed.failed()
    return speed.chunkSize() / kibibyte
  })
  expect(sizes).toEqual([128, 64, 64, 64])
})

test('the time left is a guess from the last seconds, and there is none at first or after a standstill', () => {
  const { clock, pass } = heldClock()
  const speed = createLinkSpeed(clock)
  expect(speed.secondsLeft(1_000)).toBeNull()
  for (let second = 0; second < 6; second += 1) {
    speed.arrived(10_000, 1_000)
    pass(1_000)
  }
  const left = speed.secondsLeft(100_000) ?? 0
  expect(left).toBeGreaterThanOrEqual(10)
  expect(left).toBeLessThanOrEqual(13)
  pass(60_000)
  expect(speed.secondsLeft(100_000)).toBeNull()
})
