import { isLendingError } from '@onlend/core'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createFixture } from '../../test/createFixture.tsx'
import { withdrawal as body } from '../../test/withdrawal.ts'
import { type StepUpDemand, useLendingEvents, useOperation, useOperations, useWithdraw } from '../index.ts'
import { useApproveOperation, useIsOwnOperation, useRefuseOperation } from '../operators/index.ts'

afterEach(cleanup)

const checker = { userId: 'user_checker', displayName: 'Olu Ade' }

async function renderWaiting({
  stepUp = false,
  onStepUp,
}: {
  stepUp?: boolean
  onStepUp?: (demand: StepUpDemand) => Promise<string | null>
} = {}) {
  const rule = { above: '1000' } as const
  const withdraw = { approval: rule, ...(stepUp && { stepUp: rule }) }
  const fixture = createFixture({
    relay: { spendingControls: { currency: 'NGN', withdraw } },
    provider: onStepUp ? { onStepUp } : {},
  })
  const rendered = renderHook(
    () => {
      useLendingEvents()
      return {
        withdraw: useWithdraw(),
        waiting: useOperations({ inState: 'awaiting_approval' }),
        operation: useOperation({ operationId: fixture.relay.operations()[0]?.id ?? 'none' }),
        approve: useApproveOperation(),
        refuse: useRefuseOperation(),
        isOwn: useIsOwnOperation(fixture.relay.operations()[0] ?? null),
      }
    },
    { wrapper: fixture.wrapper },
  )
  const { result } = rendered
  await act(() => result.current.withdraw.mutateAsync({ body }).catch(() => undefined))
  await waitFor(() => expect(result.current.waiting.data).toHaveLength(1))
  const [operation] = result.current.waiting.data ?? []
  if (!operation) throw new Error('Nothing waits')
  return { ...fixture, ...rendered, operation }
}

const getCode = (call: Promise<unknown>) =>
  call.then(
    () => 'taken',
    (error: unknown) => isLendingError(error) && (error.code ?? error.category),
  )

test('what a second person approves is sent once, and is read again everywhere', async () => {
  const { result, relay, sandbox, operation } = await renderWaiting()
  expect(sandbox.calls.filter(({ endpoint }) => endpoint === 'withdraw')).toHaveLength(0)
  relay.signIn(checker)
  await act(() => result.current.approve.mutateAsync({ operation }))
  await waitFor(() =>
    expect(result.current.approve.data).toMatchObject({
      state: 'accepted',
      approval: { decision: 'approved', decidedBy: 'user_checker', decidedByName: 'Olu Ade' },
    }),
  )
  await waitFor(() => expect(result.current.waiting.data).toEqual([]))
  await waitFor(() => expect(result.current.operation.data?.state).toBe('accepted'))
  expect(await act(() => getCode(result.current.approve.mutateAsync({ operation })))).toBe(
    'not_awaiting_approval',
  )
  expect(sandbox.calls.filter(({ endpoint }) => endpoint === 'withdraw')).toHaveLength(1)
})

test('the person who asked for it cannot approve it, and can take it back', async () => {
  const { result, sandbox, operation } = await renderWaiting()
  await waitFor(() => expect(result.current.isOwn).toBe(true))
  const { approve, refuse } = result.current
  expect(await act(() => getCode(approve.mutateAsync({ operation })))).toBe('second_person_required')
  await act(() => refuse.mutateAsync({ operation }))
  await waitFor(() =>
    expect(result.current.refuse.data).toMatchObject({ state: 'rejected', refusal: 'approval_refused' }),
  )
  await waitFor(() => expect(result.current.waiting.data).toEqual([]))
  expect(sandbox.calls.filter(({ endpoint }) => endpoint === 'withdraw')).toHaveLength(0)
})

test('a refusal keeps its reason for the person who asked, and nothing is sent', async () => {
  const { result, relay, operation } = await renderWaiting()
  relay.signIn(checker)
  await act(() => result.current.refuse.mutateAsync({ operation, reason: 'The invoice says less' }))
  await waitFor(() =>
    expect(result.current.refuse.data?.approval).toMatchObject({
      ...{ decision: 'refused', reason: 'The invoice says less', decidedByName: 'Olu Ade' },
    }),
  )
})

test('S110: who approves brings a proof of their own, bound to the approval', async () => {
  const demands: StepUpDemand[] = []
  const { result, relay, sandbox, operation } = await renderWaiting({
    stepUp: true,
    onStepUp: async (demand) => {
      demands.push(demand)
      return 'proof'
    },
  })
  relay.signIn(checker)
  await act(() => result.current.approve.mutateAsync({ operation }))
  expect(demands.map(({ action, operationId }) => [action, operationId])).toEqual([
    ['withdraw', operation.id],
    ['approveOperation', operation.id],
  ])
  expect(sandbox.calls.filter(({ endpoint }) => endpoint === 'withdraw')).toHaveLength(1)
})

test('S110: an approval whose answer is lost is not in doubt: it is read again, and cannot be given twice', async () => {
  const { result, relay, sandbox, operation } = await renderWaiting()
  relay.signIn(checker)
  relay.breakLine('after')
  expect(await act(() => getCode(result.current.approve.mutateAsync({ operation })))).toBe('unknown_outcome')
  await waitFor(() => expect(result.current.operation.data?.state).toBe('accepted'))
  expect(await act(() => getCode(result.current.approve.mutateAsync({ operation })))).toBe(
    'not_awaiting_approval',
  )
  expect(sandbox.calls.filter(({ endpoint }) => endpoint === 'withdraw')).toHaveLength(1)
})

test('one that waited too long, or that another decided about, is not decided again', async () => {
  const { result, relay, sandbox, operation } = await renderWaiting()
  await act(() => relay.decide(operation.id, { decision: 'refused', by: 'another', byName: 'Bola' }))
  await waitFor(() => expect(result.current.waiting.data).toEqual([]))
  relay.signIn(checker)
  expect(await act(() => getCode(result.current.approve.mutateAsync({ operation })))).toBe(
    'not_awaiting_approval',
  )
  relay.signIn()
  // It asks for nothing new: the answer is the refusal, and after it the same withdrawal is another intent.
  expect(await act(() => getCode(result.current.withdraw.mutateAsync({ body })))).toBe('approval_refused')
  await act(() => result.current.withdraw.mutateAsync({ body }).catch(() => undefined))
  await waitFor(() => expect(result.current.waiting.data).toHaveLength(1))
  await act(() => sandbox.advance(86_400_000))
  relay.signIn(checker)
  const second = result.current.waiting.data?.[0] ?? operation
  expect(await act(() => getCode(result.current.approve.mutateAsync({ operation: second })))).toBe(
    'not_awaiting_approval',
  )
  expect(relay.operations()[0]).toMatchObject({ state: 'rejected', refusal: 'approval_expired' })
})
