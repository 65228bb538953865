import { expect, test } from 'vitest'
import { wait } from './wait.ts'

test('waiting ends with the reason of the signal, before or during', async () => {
  const reason = new Error('left')
  await expect(wait(60_000, AbortSignal.abort(reason))).rejects.toBe(reason)
  const leaving = new AbortController()
  const waiting = wait(60_000, leaving.signal)
  leaving.abort(reason)
  await expect(waiting).rejects.toBe(reason)
})

test('waiting ends by itself', async () => {
  await expect(wait(0)).resolves.toBeUndefined()
})
