import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { createFixture } from '../../test/createFixture.tsx'
import { type LendingCountries, LendingProvider, useActingFor } from '../index.ts'

afterEach(cleanup)

const countries: LendingCountries = {
  cty_ng01: { name: 'nigeria', currency: 'NGN' },
  cty_gh01: { name: 'ghana', currency: 'GHS' },
}

function actingFor(
  customerPartnerId: string,
  parameters: Parameters<typeof useActingFor>[0] = {},
  known = countries,
) {
  const fixture = createFixture({ provider: { customerPartnerId, countries: known } })
  return { ...fixture, ...renderHook(() => useActingFor(parameters), { wrapper: fixture.wrapper }) }
}

test('a business is named with its lockbox account, its country and the currency of its limit', async () => {
  const { result } = actingFor('cp_kwame')
  expect(result.current).toMatchObject({ state: 'loading', currency: null, isCurrencyPending: true })
  await waitFor(() => expect(result.current.isCurrencyPending).toBe(false))
  expect(result.current).toMatchObject({
    state: 'ready',
    name: 'Kwame Logistics',
    lockboxAccount: { account_number: '0011234500078', bank_name: 'GCB Bank Limited' },
    country: 'ghana',
    currency: 'GHS',
  })
  await waitFor(() => expect(result.current.reads.customerPartners.data?.length).toBeGreaterThan(5))
})

test('a business without a limit has the currency of its country, where the host says which that is', async () => {
  const told = actingFor('cp_nolimit')
  await waitFor(() => expect(told.result.current.currency).toBe('NGN'))
  const untold = actingFor('cp_nolimit', {}, {})
  await waitFor(() => expect(untold.result.current.state).toBe('ready'))
  await waitFor(() => expect(untold.result.current.isCurrencyPending).toBe(false))
  expect(untold.result.current).toMatchObject({ name: 'Fresh Start Traders', country: null, currency: null })
})

test('a business that the relay refuses has the state notYours, and none of its details is returned', async () => {
  const { result } = actingFor('cp_other')
  await waitFor(() => expect(result.current.state).toBe('notYours'))
  expect(result.current).toMatchObject({ name: null, lockboxAccount: null, country: null, currency: null })
})

test('a business that the service does not know is not yours', async () => {
  const { result } = actingFor('cp_nobody')
  await waitFor(() => expect(result.current.state).toBe('notYours'))
})

test('a service that could not be asked says nothing of whose business it is, and is asked again', async () => {
  const { result, sandbox } = actingFor('cp_adaeze')
  sandbox.faults.add({ endpoint: 'getCustomerPartner', fault: '500', times: 9 })
  await waitFor(() => expect(result.current.state).toBe('failed'))
  sandbox.faults.clear()
  act(() => result.current.refetch())
  await waitFor(() => expect(result.current).toMatchObject({ state: 'ready', name: 'Adaeze Foods Ltd' }))
})

test('a person who may not read the details can act for a business that the session lists', async () => {
  const { relay } = createFixture()
  const client = relay.createClient({
    fetch: (input, init) =>
      String(input).endsWith('/details')
        ? Promise.resolve(
            Response.json({ code: 'forbidden' }, { status: 403, headers: { 'Onlend-Relay': '1' } }),
          )
        : relay.fetch(input, init),
  })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <LendingProvider client={client} customerPartnerId="cp_adaeze">
      {children}
    </LendingProvider>
  )
  const { result } = renderHook(() => useActingFor(), { wrapper })
  await waitFor(() => expect(result.current.state).toBe('ready'))
  expect(result.current).toMatchObject({ name: 'Adaeze Foods Ltd', lockboxAccount: null })
})

test('a list of businesses and a limit that are not requested are not read', async () => {
  const reads = { creditLimit: false, customerPartners: false }
  const { result, sandbox } = actingFor('cp_adaeze', { reads })
  await waitFor(() => expect(result.current.state).toBe('ready'))
  expect(sandbox.calls.map(({ endpoint }) => endpoint)).toEqual(['getCustomerPartner'])
})
