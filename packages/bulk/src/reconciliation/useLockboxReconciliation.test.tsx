import { createOperationId, startOperation, withdraw } from '@onlend/core'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createFixture, type Fixture } from '../../../hooks/test/createFixture.tsx'
import { type LockboxFinding, type LockboxReconciliation, useLockboxReconciliation } from './index.ts'

afterEach(cleanup)

const accounts = { lost: '0123456789', paid: '9876543210' }

async function send({ relay }: Fixture, amount: `${number}`, accountNumber = accounts.paid): Promise<void> {
  const body = {
    account_type: 'bank',
    name: 'Ada Obi',
    amount,
    account_number: accountNumber,
    bank_code: '058',
  }
  await startOperation(
    relay.createClient(),
    withdraw,
    { customerPartnerId: 'cp_adaeze', body: { ...body, account_type: 'bank' } },
    { operationId: createOperationId() },
  ).catch(() => undefined)
}
/** A statement of an account that says what went out, in its own columns. */
const write = (rows: readonly (readonly [day: string, text: string, reference: string, out: string])[]) =>
  new File(
    [['Date,Narration,Reference,Debit,Credit', ...rows.map((row) => `${row.join(',')},`)].join('\n')],
    'may.csv',
    { type: 'text/csv' },
  )
const toDay = (moment: number) => new Date(moment).toISOString().slice(0, 10)

/** One withdrawal whose answer was lost and whose event never comes, and one that succeeded. */
async function renderLost(relay: Parameters<typeof createFixture>[0] = {}) {
  const fixture = createFixture(relay)
  fixture.sandbox.faults.add({ endpoint: 'withdraw', fault: 'reset' })
  await send(fixture, '50000.03', accounts.lost)
  await send(fixture, '7000.01')
  await fixture.sandbox.advance(4_000)
  const rendered = renderHook(() => useLockboxReconciliation({ timeZone: 'UTC' }), {
    wrapper: fixture.wrapper,
  })
  const day = toDay(fixture.sandbox.clock.now())
  const file = write([
    [day, 'NIP TRANSFER', 'S-1001', '7000.01'],
    [day, 'NIP TRANSFER', 'S-1002', '50000.03'],
    [day, 'SMS CHARGE', 'S-1003', '4.00'],
  ])
  await compare(rendered.result, file)
  /** The same statement before another person, on a page of their own. */
  const rerenderAs = async (userId: string) => {
    rendered.unmount()
    fixture.relay.signIn({ userId })
    const other = renderHook(() => useLockboxReconciliation({ timeZone: 'UTC' }), {
      wrapper: fixture.wrapper,
    })
    await compare(other.result, file)
    return other.result
  }
  return { ...fixture, ...rendered, rerenderAs }
}

async function compare(result: { current: LockboxReconciliation }, file: File): Promise<void> {
  act(() => result.current.choose(file))
  await waitFor(() => expect(result.current.reconciliation).not.toBeNull())
  await waitFor(() => expect(result.current.isOperator).not.toBeNull())
}

const getStates = (relay: Fixture['relay']) =>
  relay
    .operations()
    .map(({ state }) => state)
    .sort()

const findEvidence = ({ findings }: LockboxReconciliation): LockboxFinding => {
  const found = findings.find(({ type }) => type === 'evidence')?.shown[0]
  if (!found) throw new Error('No finding is evidence.')
  return found
}

test('a withdrawal whose answer was lost is resolved on the statement’s line, and paired with it from then on', async () => {
  const { result, relay } = await renderLost()
  const [lost] = relay.operations().filter(({ state }) => state === 'unknown')
  expect(result.current.reconciliation?.counts).toMatchObject({ operations: 2, lines: 3, paired: 2 })
  expect(result.current.findings.map(({ type }) => type)).toEqual(['evidence', 'lineWithoutOperation'])
  const evidence = findEvidence(result.current)
  expect(evidence).toMatchObject({ state: 'open', proposal: null, finding: { operation: { id: lost?.id } } })
  expect(result.current.isOperator).toBe(true)
  act(() => result.current.resolve(evidence, ' Seen on the statement '))
  expect(result.current.decision?.state).toBe('sending')
  await waitFor(() => expect(result.current.decision).toMatchObject({ state: 'recorded', error: null }))
  await waitFor(() =>
    expect(result.current.pairs.shown.map(({ by }) => by).sort()).toEqual(['amount', 'evidence']),
  )
  expect(result.current.findings).toHaveLength(1)
  const [resolved] = relay.operations().filter(({ id }) => id === lost?.id)
  expect(resolved?.resolution).toMatchObject({
    ...{ outcome: 'succeeded', by: 'user_harbour' },
    evidence: { text: 'Seen on the statement', reference: 'S-1002', line: { line: 3, amount: '50000.03' } },
  })
})

test('where two operators are asked for, the first waits and the second agrees', async () => {
  const { result, relay, rerenderAs } = await renderLost({ relay: { fourEyes: true } })
  act(() => result.current.resolve(findEvidence(result.current), 'Seen on the statement'))
  await waitFor(() => expect(result.current.decision?.state).toBe('proposed'))
  await waitFor(() => expect(findEvidence(result.current).state).toBe('waiting'))
  act(() => result.current.confirm(findEvidence(result.current)))
  await waitFor(() => expect(result.current.decision).toMatchObject({ what: 'confirm', state: 'refused' }))
  expect(result.current.decision?.error).toMatchObject({ code: 'second_operator_required' })
  expect(getStates(relay)).toEqual(['succeeded', 'unknown'])

  const second = await rerenderAs('op_femi')
  await waitFor(() =>
    expect(findEvidence(second.current)).toMatchObject({
      ...{ state: 'proposed' },
      proposal: { by: 'user_harbour', evidence: { line: { line: 3, amount: '50000.03' } } },
    }),
  )
  act(() => second.current.confirm(findEvidence(second.current)))
  await waitFor(() => expect(second.current.decision).toMatchObject({ what: 'confirm', state: 'recorded' }))
  expect(getStates(relay)).toEqual(['succeeded', 'succeeded'])
  const [resolved] = relay.operations().filter(({ resolution }) => resolution !== null)
  expect(resolved?.resolution).toMatchObject({ by: 'user_harbour', confirmedBy: 'op_femi' })
  await waitFor(() =>
    expect(second.current.pairs.shown.map(({ by }) => by).sort()).toEqual(['amount', 'evidence']),
  )
})

test('what another operator proposed is there to agree to', async () => {
  const { result, relay } = await renderLost({ relay: { fourEyes: true } })
  const [lost] = relay.operations().filter(({ state }) => state === 'unknown')
  const said = { outcome: 'succeeded', evidence: { text: 'Seen' } } as const
  act(() => relay.resolve(lost?.id ?? '', said, 'op_femi'))
  act(() => result.current.ledger.refetch())
  await waitFor(() =>
    expect(findEvidence(result.current)).toMatchObject({ state: 'proposed', proposal: { by: 'op_femi' } }),
  )
  act(() => result.current.confirm(findEvidence(result.current)))
  await waitFor(() => expect(result.current.decision).toMatchObject({ what: 'confirm', state: 'recorded' }))
  const [resolved] = relay.operations().filter(({ id }) => id === lost?.id)
  expect(resolved).toMatchObject({
    ...{ state: 'succeeded', resolution: { by: 'op_femi', confirmedBy: 'user_harbour' } },
  })
})

test('a person who is no operator sees the comparison, and nothing to resolve', async () => {
  const { result } = await renderLost({ relay: { operator: false } })
  expect(result.current.isOperator).toBe(false)
  expect(findEvidence(result.current)).toMatchObject({ state: 'open', proposal: null })
})

test('a file that is no statement says so, and the one before it stays', async () => {
  const { result } = await renderLost()
  act(() => result.current.choose(new File(['\u0089PNG\r\n\u001a\n'], 'scan.png')))
  await waitFor(() => expect(result.current.fileError).toBe('not_a_sheet'))
  expect(result.current.step).toBe('compared')
  act(() => result.current.choose(new File(['%PDF-1.7'], 'half.pdf')))
  await waitFor(() => expect(result.current.pdf?.fileName).toBe('half.pdf'))
  expect(result.current.fileError).toBeNull()
  act(() => result.current.pdf?.open(''))
  await waitFor(() => expect(result.current).toMatchObject({ fileError: 'broken', pdf: null }))
  expect(result.current.step).toBe('compared')
  act(() => result.current.startOver())
  expect([result.current.step, result.current.reconciliation]).toEqual(['choose', null])
})
