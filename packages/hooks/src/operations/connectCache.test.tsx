import { toOperationChange } from '@onlend/core/internal'
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createFixture } from '../../test/createFixture.tsx'
import { useBanks, useCreditLimit, useCustomers, useLending } from '../index.ts'
import { connectCache } from './connectCache.ts'

afterEach(cleanup)

const everythingShown = async () => {
  const { wrapper, sandbox } = createFixture()
  const reads = () => [useCreditLimit(), useCustomers(), useBanks({ country: 'ghana' })]
  const { result } = renderHook(() => ({ lending: useLending(), reads: reads() }), { wrapper })
  await waitFor(() => expect(result.current.reads.every((read) => read.isSuccess)).toBe(true))
  const firstCalls = sandbox.calls.length
  connectCache(result.current.lending)
  const invalidateReads = () => sandbox.calls.slice(firstCalls).map((call) => call.endpoint)
  return { lending: result.current.lending, invalidateReads }
}

test('after a write, what it touches is read again', async () => {
  const { lending, invalidateReads } = await everythingShown()
  lending.emitChange(toOperationChange({ operationId: null, kind: 'registerCustomer' }))
  await waitFor(() => expect(invalidateReads()).toEqual(['listCustomers']))
})

test('after a write of a kind that nothing is said about, everything that belongs to a partner is read again', async () => {
  const { lending, invalidateReads } = await everythingShown()
  lending.emitChange(toOperationChange({ operationId: null, kind: 'constructor' }))
  await waitFor(() => expect(invalidateReads().sort()).toEqual(['getCreditLimit', 'listCustomers']))
})
