import { isLendingError } from '@onlend/core'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { createFixture } from '../../test/createFixture.tsx'
import { withdrawal as body } from '../../test/withdrawal.ts'
import { renderWithdrawForm } from '../../test/renderWithdrawForm.tsx'
import { type StepUpDemand, useWithdraw } from '../index.ts'

afterEach(cleanup)

const spendingControls = { currency: 'NGN', withdraw: { stepUp: { above: '1000' as const } } }

function fixtureWith(onStepUp?: (demand: StepUpDemand) => Promise<string | null>) {
  return createFixture({ relay: { spendingControls }, provider: onStepUp ? { onStepUp } : {} })
}

test('S110: the same operation is sent with the proof, under the same id, and the demand names all that a proof is bound to', async () => {
  const demands: StepUpDemand[] = []
  const { wrapper, relay, sandbox, events } = fixtureWith(async (demand) => {
    demands.push(demand)
    expect(sandbox.calls).toHaveLength(0)
    return 'proof'
  })
  const { result } = renderHook(() => useWithdraw(), { wrapper })
  const { operationId } = await act(() => result.current.mutateAsync({ body }))
  expect(demands).toMatchObject([
    {
      ...{ action: 'withdraw', kind: 'withdraw', operationId, ownerId: 'cp_adaeze', wasRefused: false },
      summary: { amount: '1500.50', method: 'bank', institution: '058', destinationEnd: '6789' },
    },
  ])
  expect(JSON.stringify(demands)).not.toContain('0123456789')
  expect(relay.operations().map(({ id, state }) => [id, state])).toEqual([[operationId, 'accepted']])
  expect(sandbox.calls).toHaveLength(1)
  expect(events.map(({ type }) => type)).toEqual(['withdraw.sent', 'withdraw.accepted'])
})

test('S110: a proof that is refused is asked for again, and never more than five times', async () => {
  const refused: boolean[] = []
  const onStepUp = vi.fn(async ({ wasRefused }: StepUpDemand) => {
    refused.push(wasRefused)
    return 'wrong'
  })
  const { wrapper, sandbox } = fixtureWith(onStepUp)
  const { result } = renderHook(() => useWithdraw(), { wrapper })
  const code = await act(() => result.current.mutateAsync({ body }).catch(codeIn))
  expect(code).toBe('step_up_refused')
  expect(refused).toEqual([false, true, true, true, true])
  expect(sandbox.calls).toHaveLength(0)
})

test.each([
  ['is cancelled', async () => null],
  [
    'breaks',
    async () => {
      throw new Error('the dialog broke')
    },
  ],
  ['cannot be asked', undefined],
])('S110: where the proof %s, nothing is sent and the refusal says why', async (_what, onStepUp) => {
  const { wrapper, sandbox, relay, events } = fixtureWith(onStepUp)
  const { result } = renderHook(() => useWithdraw(), { wrapper })
  expect(await act(() => result.current.mutateAsync({ body }).catch(codeIn))).toBe('step_up_required')
  expect(sandbox.calls).toHaveLength(0)
  expect(relay.operations()).toEqual([])
  expect(events.at(-1)).toMatchObject({ type: 'withdraw.notSent' })
})

test('S110: a cancelled proof leaves the review open, and confirming again asks for it under the same id', async () => {
  const ids: string[] = []
  const answers = [null, 'proof']
  const fixture = fixtureWith(async ({ operationId }) => {
    ids.push(operationId)
    return answers.shift() ?? null
  })
  const { form, sandbox, toReview, confirmTo } = renderWithdrawForm({}, fixture)
  await toReview()
  await confirmTo('review notSent')
  expect(form().error?.code).toBe('step_up_required')
  await confirmTo('outcome accepted')
  expect(new Set(ids).size).toBe(1)
  expect(ids).toHaveLength(2)
  expect(sandbox.calls).toHaveLength(1)
})

test.each(['before', 'after'] as const)(
  'S110: a link that is lost %s the proof arrives leaves nothing in doubt',
  async (when) => {
    const ids: string[] = []
    let lose = true
    const fixture = fixtureWith(async ({ operationId }) => {
      ids.push(operationId)
      if (lose) fixture.relay.breakLine(when)
      lose = false
      return 'proof'
    })
    const { confirm, status, form, sandbox, toReview } = renderWithdrawForm({}, fixture)
    await toReview()
    await confirm()
    // What is read back is the relay's record, and without one the same id may go out again.
    if (when === 'before') {
      await waitFor(() => expect(status()).toBe('outcome notReceived'))
      await act(() => form().actions.sendAgainSameKey())
    }
    await waitFor(() => expect(status()).toBe('outcome accepted'))
    expect(new Set(ids).size).toBe(1)
    expect(sandbox.calls).toHaveLength(1)
  },
)

test('an operation that waits for a second person is told as such, also where its record cannot be read', async () => {
  const fixture = createFixture({
    relay: { spendingControls: { currency: 'NGN', withdraw: { approval: { above: '1000' } } } },
  })
  fixture.relay.breakLine('before', { reads: true, times: 20 })
  const { sandbox, events, toReview, confirmTo } = renderWithdrawForm({}, fixture)
  await toReview()
  await confirmTo('outcome awaiting_approval')
  expect(events.map(({ type }) => type)).toContain('withdraw.awaiting_approval')
  expect(events.map(({ type }) => type)).not.toContain('withdraw.unknown')
  expect(sandbox.calls).toHaveLength(0)
})

function codeIn(error: unknown): unknown {
  return isLendingError(error) && error.code
}
