import { cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createFixture } from '../fixtures/createFixture.tsx'
import { useBanks, useCreditLimit, useCustomers, useLending } from '../index.ts'
import { lookAgain } from './lookAgain.ts'

afterEach(cleanup)

const everythingShown = async () => {
  const { wrapper, sandbox } = createFixture()
  const reads = () => [useCreditLimit(), useCustomers(), useBanks({ country: 'ghana' })]
  const { result } = renderHook(() => ({ lending: useLending(), reads: reads() }), { wrapper })
  await waitFor(() => expect(result.current.reads.every((read) => read.isSuccess)).toBe(true))
  const firstCalls = sandbox.calls.length
  const readAgain = () => sandbox.calls.slice(firstCalls).map((call) => call.endpoint)
  return { lending: result.current.lending, readAgain }
}

test('after a write, what it touches is read again', async () => {
  const { lending, readAgain } = await everythingShown()
  lookAgain(lending, { operationId: null, kind: 'registerCustomer' })
  await waitFor(() => expect(readAgain()).toEqual(['listCustomers']))
})

test('after a write of a kind that nothing is said about, everything that belongs to a partner is read again', async () => {
  const { lending, readAgain } = await everythingShown()
  lookAgain(lending, { operationId: null, kind: 'constructor' })
  await waitFor(() => expect(readAgain().sort()).toEqual(['getCreditLimit', 'listCustomers']))
})
