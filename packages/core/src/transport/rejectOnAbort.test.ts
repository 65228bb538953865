import { expect, test } from 'vitest'
import { rejectOnAbort } from './rejectOnAbort.ts'

test('work that ends in time is passed on', async () => {
  const { signal } = new AbortController()
  await expect(rejectOnAbort(Promise.resolve(1), signal)).resolves.toBe(1)
  await expect(rejectOnAbort(Promise.reject(new Error('no')), signal)).rejects.toThrow('no')
})

test('work that never ends is abandoned when the signal aborts', async () => {
  const leaving = new AbortController()
  const work = rejectOnAbort(new Promise(() => {}), leaving.signal)
  leaving.abort(new Error('left'))
  await expect(work).rejects.toThrow('left')
})

test('with an aborted signal nothing is awaited, and a late failure of the work is ignored', async () => {
  const work = rejectOnAbort(Promise.reject(new Error('late')), AbortSignal.abort(new Error('left')))
  await expect(work).rejects.toThrow('left')
})
