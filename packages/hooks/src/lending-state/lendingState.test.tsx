import {
  type Operation,
  callEndpoint,
  createOperationId,
  getActiveDrawdown,
  getCreditLimit,
  startOperation,
  withdraw,
} from '@onlend/core'
import { type ScenarioName, createSandbox, manualClock } from '@onlend/sandbox'
import { QueryClient } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createRelayDouble } from '../../../testing/src/relay-double/index.ts'
import { createFixture } from '../../test/createFixture.tsx'
import { getLendingState, useLending, useLendingState } from '../index.ts'
import { toLendingState } from './toLendingState.ts'

afterEach(cleanup)

function world(scenario: ScenarioName = 'approved') {
  const sandbox = createSandbox({ scenario, clock: manualClock() })
  return { sandbox, client: createRelayDouble(sandbox).createClient() }
}

async function facts(scenario: ScenarioName = 'approved') {
  const { client } = world(scenario)
  const owner = { customerPartnerId: 'cp_adaeze' }
  const creditLimit = await callEndpoint(client, getCreditLimit, owner)
  const activeDrawdown = await callEndpoint(client, getActiveDrawdown, owner)
  if (!creditLimit || !activeDrawdown) throw new Error('This scenario has neither.')
  return { creditLimit, activeDrawdown }
}

const assessment = { kind: 'submitCreditAssessment', state: 'accepted' } as Operation // nothing else is looked at

test.each([
  ['approved', 'cp_adaeze', 'drawn'],
  ['approved', 'cp_kwame', 'canDraw'],
  ['approved', 'cp_nolimit', 'noLimit'],
  ['approved', 'cp_nodrawdown_404', 'canDraw'],
  ['approved', 'cp_nodrawdown_empty', 'canDraw'],
  ['approved', 'cp_nodrawdown_null', 'canDraw'],
  ['newPartner', 'cp_adaeze', 'noLimit'],
  ['newPartner', 'cp_kwame', 'noLimit'],
  ['overdue', 'cp_adaeze', 'drawn'],
  ['expired', 'cp_kwame', 'expired'],
  ['deletedRows', 'cp_kwame', 'noLimit'],
  ['unknownStates', 'cp_kwame', 'unknown'],
] as const)('T6, T48: under %s, %s stands at %s', async (scenario, customerPartnerId, state) => {
  const { client } = world(scenario)
  expect(await getLendingState(client, { customerPartnerId })).toBe(state)
})

test.each(['getCreditLimit', 'getActiveDrawdown'] as const)(
  'a failed %s leaves the state unknown, and nothing is thrown',
  async (endpoint) => {
    const { client, sandbox } = world()
    sandbox.faults.add({ endpoint, fault: '500', times: 9 })
    expect(await getLendingState(client, { customerPartnerId: 'cp_kwame' })).toBe('unknown')
  },
)

test('a partner that the session may not act for is unknown', async () => {
  const { client } = world()
  expect(await getLendingState(client, { customerPartnerId: 'cp_other' })).toBe('unknown')
})

test('an open drawdown is owed, whatever else could not be read', async () => {
  const { activeDrawdown } = await facts()
  expect(toLendingState({ activeDrawdown })).toBe('drawn')
})

test('a drawdown that was paid or deleted is not open', async () => {
  const { creditLimit, activeDrawdown } = await facts()
  const date = '2026-01-31T00:00:00.000Z'
  const ended = [
    { ...activeDrawdown, actual_payment_date: date },
    { ...activeDrawdown, deleted_at: date },
  ]
  for (const one of ended) expect(toLendingState({ creditLimit, activeDrawdown: one })).toBe('canDraw')
})

test('T38: what may be drawn is the service’s own figure', async () => {
  const { creditLimit } = await facts()
  const at = (available: `${number}` | null, drawn: `${number}`) =>
    toLendingState({
      creditLimit: { ...creditLimit, amount_available: available, drawn },
      activeDrawdown: null,
    })
  expect(at('0.01', '99999999999999.99')).toBe('canDraw')
  expect(at('0', '5000000')).toBe('drawn')
  expect(at('0', '0')).toBe('unknown')
  expect(at(null, '0')).toBe('unknown')
})

test('T69, T92: without a limit, an assessment that was sent is pending until it is refused', () => {
  const none = { creditLimit: null, activeDrawdown: null }
  expect(toLendingState({ ...none, operations: [assessment] })).toBe('assessmentPending')
  expect(toLendingState({ ...none, operations: [{ ...assessment, state: 'unknown' }] })).toBe(
    'assessmentPending',
  )
  expect(toLendingState({ ...none, operations: [{ ...assessment, state: 'rejected' }] })).toBe('noLimit')
  expect(toLendingState({ ...none, operations: [{ ...assessment, kind: 'withdraw' }] })).toBe('noLimit')
  expect(toLendingState(none)).toBe('unknown')
})

test('a cache that is handed in is filled, and asked before the service is', async () => {
  const { client, sandbox } = world()
  const queryClient = new QueryClient()
  const owner = { customerPartnerId: 'cp_kwame' }
  await getLendingState(client, { ...owner, queryClient })
  const asked = sandbox.calls.length
  expect(await getLendingState(client, { ...owner, queryClient })).toBe('canDraw')
  expect(sandbox.calls).toHaveLength(asked)
})

test('what `useLending` returns is a source, and its cache is the one of the hooks', async () => {
  const { wrapper, sandbox } = createFixture()
  const { result } = renderHook(() => ({ lending: useLending(), here: useLendingState() }), { wrapper })
  await waitFor(() => expect(result.current.here.isPending).toBe(false))
  const asked = sandbox.calls.length
  expect(await getLendingState(result.current.lending)).toBe('drawn')
  expect(sandbox.calls).toHaveLength(asked)
})

test('the hook cannot tell at first, then tells, and reads again what failed', async () => {
  const { wrapper, sandbox } = createFixture({ provider: { customerPartnerId: 'cp_kwame' } })
  sandbox.faults.add({ endpoint: 'getCreditLimit', fault: '500', times: 2 })
  const { result } = renderHook(() => useLendingState(), { wrapper })
  expect(result.current).toMatchObject({ state: undefined, isPending: true })
  await waitFor(() => expect(result.current.state).toBe('unknown'))
  expect(result.current.isError).toBe(true)
  act(() => result.current.refetch())
  await waitFor(() => expect(result.current.state).toBe('canDraw'))
  expect(result.current.isError).toBe(false)
  expect(sandbox.calls.filter(({ endpoint }) => endpoint === 'getActiveDrawdown')).toHaveLength(1)
})

test('while a failed read is tried again, the state stays what it was', async () => {
  const { wrapper, sandbox } = createFixture({ provider: { customerPartnerId: 'cp_kwame' } })
  sandbox.faults.add({ endpoint: 'getActiveDrawdown', fault: '500', times: 99 })
  const states: unknown[] = []
  const { result } = renderHook(
    () => {
      const lending = useLendingState()
      states.push(`${lending.state} ${lending.isError}`)
      return lending
    },
    { wrapper },
  )
  await waitFor(() => expect(result.current.state).toBe('unknown'))
  await act(() => result.current.reads.activeDrawdown.refetch())
  expect([...new Set(states)].at(-1)).toBe('unknown true')
  expect(states.slice(states.indexOf('unknown true'))).not.toContain('undefined false')
})

test('reads that go well are all read again when a person asks', async () => {
  const { wrapper, sandbox, relay } = createFixture({ provider: { customerPartnerId: 'cp_kwame' } })
  const { result } = renderHook(() => useLendingState(), { wrapper })
  await waitFor(() => expect(result.current.state).toBe('canDraw'))
  await startOperation(
    relay.createClient(),
    withdraw,
    {
      customerPartnerId: 'cp_kwame',
      body: {
        account_type: 'bank',
        name: 'Ama',
        amount: '10',
        account_number: '0123456789',
        bank_code: '058',
      },
    },
    { operationId: createOperationId() },
  )
  act(() => result.current.refetch())
  await waitFor(() => expect(result.current.reads.operations.data).toHaveLength(1))
  expect(sandbox.calls.filter(({ endpoint }) => endpoint === 'getCreditLimit')).toHaveLength(2)
})
