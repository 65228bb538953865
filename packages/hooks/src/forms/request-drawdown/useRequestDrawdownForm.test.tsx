import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { createFixture } from '../../../test/createFixture.tsx'
import { renderRequestDrawdownForm } from '../../../test/renderRequestDrawdownForm.tsx'

afterEach(cleanup)

const asFirst = { customerPartnerId: 'cp_kwame' } as const
const findCalls = ({ calls }: ReturnType<typeof renderRequestDrawdownForm>['sandbox'], endpoint: string) =>
  calls.filter((call) => call.endpoint === endpoint)

test('T31: the amount leaves as a number and the tenor as whole days, whatever was typed', async () => {
  const { sandbox, toReview, confirmTo } = renderRequestDrawdownForm()
  await toReview('₦500,000.50', ' 60 ')
  await confirmTo('outcome accepted')
  expect(findCalls(sandbox, 'requestDrawdown').map((call) => call.body)).toEqual([
    { amount: 500000.5, tenor: 60 },
  ])
})

test('T92: a request that was accepted is waited for, and what appears in the active drawdown is shown', async () => {
  const { status, sandbox, form, toReview, confirmTo } = renderRequestDrawdownForm(asFirst)
  await toReview('50000', '30')
  expect(form().review).toMatchObject({ amount: '50000', tenor: 30, currency: 'GHS', running: null })
  await confirmTo('outcome accepted waiting')
  await sandbox.advance(10_000)
  await act(() => form().actions.checkAgain())
  await waitFor(() => expect(status()).toBe('outcome accepted active'))
  expect(form().progress).toMatchObject({ drawdown: { amount_drawn: '50000', tenor: 30 } })
  // The limit changed with it.
  await waitFor(() => expect(form().available).toBe('250000'))
})

test('a running drawdown that grows by what was asked for is the one', async () => {
  const { fill, review, status, sandbox, form, confirmTo } = renderRequestDrawdownForm()
  await fill('500000')
  await review()
  await waitFor(() => expect(form().review?.running).toMatchObject({ amountDrawn: '1250000' }))
  await confirmTo('outcome accepted waiting')
  await sandbox.advance(10_000)
  await act(() => form().actions.checkAgain())
  await waitFor(() => expect(status()).toBe('outcome accepted active'))
})

test('after a reload the drawdown that has begun since is the one, and there is nothing to come back to any more', async () => {
  const fixture = createFixture()
  const before = renderRequestDrawdownForm(asFirst, fixture)
  await before.toReview('50000', '30')
  await before.confirmTo('outcome accepted')
  before.unmount()
  await fixture.sandbox.advance(10_000)
  const after = renderRequestDrawdownForm(asFirst, fixture)
  await act(() => after.form().actions.checkAgain())
  await waitFor(() => expect(after.status()).toBe('outcome accepted active'))
  after.unmount()
  expect(renderRequestDrawdownForm(asFirst, fixture).form().step).toBe('details')
})

test('without news for as long as the host allows, the form says so and for how long', async () => {
  const { sandbox, form, toReview, confirmTo } = renderRequestDrawdownForm({
    ...asFirst,
    noNewsAfter: 2,
  })
  // This one is refused, and no change event tells it.
  await toReview('50000.02', '30')
  await confirmTo('outcome accepted waiting')
  await sandbox.advance(3 * 3_600_000)
  await act(() => form().actions.checkAgain())
  await waitFor(() => expect(form().progress).toEqual({ is: 'noNews', hours: 3 }))
})

test('an answer that got lost is never sent again, and what became of it can still be seen', async () => {
  const { status, sandbox, relay, form, toReview, confirmTo } = renderRequestDrawdownForm(asFirst)
  sandbox.faults.add({ endpoint: 'requestDrawdown', fault: 'done-then-reset' })
  await toReview('50000', '30')
  await confirmTo('outcome unknown waiting')
  expect(form().sent?.summary).toEqual(relay.operations()[0]?.summary)
  await act(() => form().actions.sendAgainSameKey())
  await sandbox.advance(10_000)
  await act(() => form().actions.checkAgain())
  await waitFor(() => expect(status()).toBe('outcome unknown active'))
  expect(findCalls(sandbox, 'requestDrawdown')).toHaveLength(1)
})

test('T38: more than is available is a warning and not an error', async () => {
  const { fill, review, status, form } = renderRequestDrawdownForm()
  await waitFor(() => expect(form().available).toBe('3600000'))
  await fill('3600001')
  expect(form().field('amount').warningCode).toBe('AMOUNT_OVER_AVAILABLE')
  await review()
  await waitFor(() => expect(status()).toMatch(/^review/))
  expect(form().review).toMatchObject({ isOverAvailable: true, available: '3600000' })
})

test('the limit is read again before the review opens', async () => {
  const { fill, review, status, sandbox, form } = renderRequestDrawdownForm()
  await waitFor(() => expect(form().limitState).toBe('open'))
  await fill()
  const reads = findCalls(sandbox, 'getCreditLimit').length
  await review()
  await waitFor(() => expect(status()).toMatch(/^review/))
  expect(findCalls(sandbox, 'getCreditLimit')).toHaveLength(reads + 1)
  expect(form().review?.isLimitOld).toBe(false)
})

test('where the limit cannot be read again the review opens with what was last seen, and says so', async () => {
  const { fill, review, status, relay, form } = renderRequestDrawdownForm()
  await waitFor(() => expect(form().limitState).toBe('open'))
  await fill()
  relay.breakLine('before', { times: 8, reads: true })
  await review()
  await waitFor(() => expect(status()).toMatch(/^review/))
  expect(form().review).toMatchObject({ isLimitOld: true, available: '3600000' })
})

test.each([
  ['cp_nolimit', 'none'],
  ['cp_expired', 'expired'],
] as const)(
  '%s has nothing to draw on (%s): the review stays shut and nothing is sent',
  async (id, limitState) => {
    const { fill, review, status, sandbox, form } = renderRequestDrawdownForm({ customerPartnerId: id })
    await fill()
    await review()
    await waitFor(() => expect(form().limitState).toBe(limitState))
    await waitFor(() => expect(form().isReadingLimit).toBe(false))
    expect(status()).toBe('details - -')
    expect(form().scale).toBeNull()
    expect(findCalls(sandbox, 'requestDrawdown')).toHaveLength(0)
  },
)

test('T49: flags override the status text, and an unknown status blocks nothing', async () => {
  const closed = renderRequestDrawdownForm({}, createFixture({ sandbox: { scenario: 'deletedRows' } }))
  await waitFor(() => expect(closed.form().limitState).toBe('closed'))
  closed.unmount()
  const unknown = renderRequestDrawdownForm({}, createFixture({ sandbox: { scenario: 'unknownStates' } }))
  await waitFor(() => expect(unknown.form().limitState).toBe('inactive'))
  await unknown.toReview()
})

test('a single tenor is chosen already', () => {
  expect(renderRequestDrawdownForm({ tenorOptions: [30] }).form().values.tenor).toBe('30')
})

test('slider and quick picks reach as far as what is available and what the host allows, whichever is less', async () => {
  const { form, rerender } = renderRequestDrawdownForm()
  await waitFor(() =>
    expect(form().quickPicks).toEqual([
      { percent: 25, amount: '900000' },
      { percent: 50, amount: '1800000' },
      { percent: 100, amount: '3600000' },
    ]),
  )
  rerender({ maxAmount: '1000000', minAmount: '300000', quickPicks: [10, 33, 100] })
  expect(form().quickPicks).toEqual([
    { percent: 33, amount: '330000' },
    { percent: 100, amount: '1000000' },
  ])
  const { scale } = form()
  expect([scale?.amountAt(0), scale?.amountAt(scale.last)]).toEqual(['300000', '1000000'])
  act(() => form().setAmount('amount', '330000'))
  await waitFor(() => expect(screen.getByLabelText('amount')).toHaveProperty('value', '330,000'))
  expect(form().readAmount('amount').amount).toBe('330000')
})

test('the host’s estimate is asked for what stands in the fields; one that fails shows nothing', async () => {
  const cost = { lines: [{ label: 'Fee', amount: '4500' }], total: '4500' } as const
  const estimateCost = vi.fn(async ({ tenor }: { tenor: number }) => {
    if (tenor === 90) throw new Error('The host has no price for this')
    return cost
  })
  const { fill, form } = renderRequestDrawdownForm({ estimateCost, draft: false })
  await fill('100000', '30')
  await waitFor(() => expect(form().cost).toEqual({ state: 'ready', cost }))
  expect(estimateCost).toHaveBeenLastCalledWith({ amount: '100000', tenor: 30, currency: 'NGN' })
  act(() => form().setTenor(90))
  expect(form().cost.state).toBe('loading')
  await act(() => form().actions.review())
  // What was reckoned for 30 days is not shown for 90.
  expect(form().review).toMatchObject({ tenor: 90, cost: null })
  await waitFor(() => expect(form().cost).toEqual({ state: 'none', cost: null }))
})

test('nothing that was read for one partner opens the review of another', async () => {
  const { fill, review, form, rerender, sandbox } = renderRequestDrawdownForm({
    defaultValues: { amount: '50000' },
  })
  await waitFor(() => expect(form().limitState).toBe('open'))
  await fill('', '60')
  sandbox.faults.add({ endpoint: 'getCreditLimit', fault: 'latency' })
  await review()
  await waitFor(() => expect(form().isReadingLimit).toBe(true))
  rerender({ customerPartnerId: 'cp_kwame', defaultValues: { amount: '50000' } })
  await sandbox.advance(2_000)
  await waitFor(() => expect(form().isReadingLimit).toBe(false))
  expect(form().step).toBe('details')
})
