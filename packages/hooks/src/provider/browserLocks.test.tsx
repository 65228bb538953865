import { cleanup } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { createFixture } from '../../test/createFixture.tsx'
import { renderWithdrawForm } from '../../test/renderWithdrawForm.tsx'
import { browserLocks } from '@onlend/core/internal'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** As in a sandboxed frame: the interface is there, and every request is refused. */
function refuseLocks(): void {
  const request = async () => {
    throw new DOMException('Locks are not allowed here.', 'SecurityError')
  }
  vi.stubGlobal('navigator', { onLine: true, locks: { request } })
}

test('where a frame may not lock, a withdrawal is confirmed all the same, and the ledger decides', async () => {
  refuseLocks()
  const locks = browserLocks()
  const { sandbox, toReview, confirmTo } = renderWithdrawForm({}, createFixture({ provider: { locks } }))
  await toReview()
  await confirmTo('outcome accepted')
  expect(sandbox.calls).toHaveLength(1)
})

test('work that began under a lock and broke is not done a second time', async () => {
  const request = async (_name: string, _options: object, run: (lock: unknown) => Promise<unknown>) => run({})
  vi.stubGlobal('navigator', { locks: { request } })
  const work = vi.fn(async () => {
    throw new Error('broken')
  })
  await expect(browserLocks()?.request('name', { ifAvailable: true }, work)).rejects.toThrow('broken')
  expect(work).toHaveBeenCalledTimes(1)
})
