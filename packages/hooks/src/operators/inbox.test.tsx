import { isLendingError } from '@onlend/core'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { type Fixture, createFixture } from '../../test/createFixture.tsx'
import { withdrawal as body } from '../../test/withdrawal.ts'
import { useLendingEvents, useOperation, useWithdraw } from '../index.ts'
import { useAssignEvent, useDismissEvent, useInbox, useReplayWebhooks } from './index.ts'

afterEach(cleanup)

/** Sends a withdrawal, and has the service report its end without saying whom it is about. */
async function withdrawUnnamed(fixture: Fixture, send: () => Promise<unknown>): Promise<void> {
  fixture.sandbox.webhooks.misbehave({ mode: 'nameless', times: 1 })
  await act(send)
  await act(() => fixture.sandbox.advance(3_000))
}

const partner = { customerPartnerId: 'cp_adaeze' }

async function renderInbox(parameters: Parameters<typeof createFixture>[0] = {}) {
  const fixture = createFixture(parameters)
  const rendered = renderHook(
    () => ({
      inbox: useInbox(),
      operation: useOperation({ operationId: fixture.relay.operations()[0]?.id ?? 'none' }),
      withdraw: useWithdraw(),
      assign: useAssignEvent(),
      dismiss: useDismissEvent(),
      replay: useReplayWebhooks(),
    }),
    { wrapper: fixture.wrapper },
  )
  const { result } = rendered
  await withdrawUnnamed(fixture, () => result.current.withdraw.mutateAsync({ body }))
  const operationId = fixture.relay.operations()[0]?.id ?? ''
  const eventId = fixture.relay.inbox()[0]?.id ?? ''
  const listed = () => result.current.inbox.data?.pages.flat().map(({ id }) => id)
  await act(() => result.current.inbox.refetch())
  return { ...fixture, ...rendered, operationId, eventId, listed }
}

const getCode = (call: Promise<unknown>) =>
  call.then(
    () => 'taken',
    (error: unknown) => isLendingError(error) && (error.code ?? error.category),
  )

test('an event is tied to its operation, which is read again, and leaves the inbox', async () => {
  const { result, operationId, eventId, listed } = await renderInbox()
  await waitFor(() => expect(listed()).toEqual([eventId]))
  const { assign } = result.current
  await act(() => assign.mutateAsync({ eventId, body: { operationId, ...partner } }))
  await waitFor(() =>
    expect(result.current.assign.data).toMatchObject({ state: 'succeeded', matched: 'assigned' }),
  )
  await waitFor(() => expect(listed()).toEqual([]))
  await waitFor(() => expect(result.current.operation.data?.state).toBe('succeeded'))
})

test('an event that tells another amount is an assignment conflict, which changes nothing until it is forced', async () => {
  const { result, relay, operationId } = await renderInbox()
  relay.holdEvent({ id: 'evt_other', why: 'unmatched', kind: 'withdraw', outcome: 'failed', amount: '2' })
  const assign = (force: boolean) => () =>
    getCode(
      result.current.assign.mutateAsync({
        eventId: 'evt_other',
        body: { operationId, ...partner, force },
      }),
    )
  expect(await act(assign(false))).toBe('assignment_conflict')
  expect(relay.operations()[0]?.state).toBe('accepted')
  expect(await act(assign(true))).toBe('taken')
  expect(relay.operations()[0]).toMatchObject({ state: 'failed', matched: 'assigned' })
})

test('an event is dismissed with a reason, is listed among the dismissed, and cannot be dismissed again', async () => {
  const { result, wrapper, eventId, listed } = await renderInbox()
  const dismiss = () =>
    getCode(result.current.dismiss.mutateAsync({ eventId, body: { reason: 'Of another host' } }))
  expect(await act(dismiss)).toBe('taken')
  await waitFor(() => expect(listed()).toEqual([]))
  expect(await act(dismiss)).toBe('not_found')
  const dismissed = renderHook(() => useInbox({ why: 'dismissed' }), { wrapper })
  await waitFor(() =>
    expect(dismissed.result.current.data?.pages.flat()).toMatchObject([
      { id: eventId, dismissal: { by: 'user_harbour', reason: 'Of another host' } },
    ]),
  )
})

test('webhooks are read again once, and the answer says how many', async () => {
  const { result } = await renderInbox()
  expect(await act(() => result.current.replay.mutateAsync({ body: {} }))).toEqual({ read: 1, skipped: 0 })
})

test('the next page of the inbox begins after the last event of the page before', async () => {
  const fixture = createFixture()
  for (let at = 0; at < 203; at += 1) fixture.relay.holdEvent({ id: `evt_${at}`, why: 'unparsed' })
  const { result } = renderHook(() => useInbox(), { wrapper: fixture.wrapper })
  await waitFor(() => expect(result.current.hasNextPage).toBe(true))
  await act(() => result.current.fetchNextPage())
  await waitFor(() => expect(result.current.data?.pages.map((page) => page.length)).toEqual([200, 3]))
  expect(result.current.hasNextPage).toBe(false)
})

test('a dismissal whose answer is lost is not sent again, and the inbox says what became of it', async () => {
  const { result, relay, eventId, listed } = await renderInbox()
  await waitFor(() => expect(listed()).toEqual([eventId]))
  relay.breakLine('after')
  const dismissal = { eventId, body: { reason: 'Of another host' } }
  const code = await act(() => getCode(result.current.dismiss.mutateAsync(dismissal)))
  expect(code).toBe('unknown_outcome')
  await waitFor(() => expect(listed()).toEqual([]))
})

test('the inbox is read again when a change event says that an operation changed', async () => {
  const fixture = createFixture()
  const { result } = renderHook(
    () => ({ inbox: useInbox(), withdraw: useWithdraw(), channel: useLendingEvents() }),
    { wrapper: fixture.wrapper },
  )
  await waitFor(() => expect(result.current.channel).toBe('stream'))
  await waitFor(() => expect(result.current.inbox.data?.pages).toEqual([[]]))
  await withdrawUnnamed(fixture, () => result.current.withdraw.mutateAsync({ body }))
  const [operation] = fixture.relay.operations()
  act(() => fixture.relay.tell(operation?.id ?? '', { outcome: 'succeeded' }))
  await waitFor(() =>
    expect(result.current.inbox.data?.pages.flat()).toMatchObject([
      { why: 'unmatched', kind: 'withdraw', amount: '1500.5', customerPartnerId: null },
    ]),
  )
})
