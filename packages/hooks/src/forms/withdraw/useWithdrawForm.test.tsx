import { cleanup, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { createFixture } from '../../../test/createFixture.tsx'
import { renderWithdrawForm } from '../../../test/renderWithdrawForm.tsx'
import { LendingProvider } from '../../index.ts'

afterEach(cleanup)

test('a withdrawal goes from the fields through the review to its settlement event', async () => {
  const heard: string[] = []
  const onEvent = ({ type }: { type: string }) => void heard.push(type)
  const { form, sandbox, status, toReview, confirmTo } = renderWithdrawForm({ onEvent })
  await toReview()
  expect(form().review).toMatchObject({
    amount: '50000',
    currency: 'NGN',
    destination: '0123456789',
    institutionName: 'Guaranty Trust Bank',
    recipient: 'Ada Obi',
  })
  await confirmTo('outcome accepted')
  await sandbox.advance(3_000)
  await waitFor(() => expect(status()).toBe('outcome succeeded'))
  expect(heard).toEqual(['withdraw.reviewed', 'withdraw.sent', 'withdraw.accepted', 'withdraw.succeeded'])
  expect(sandbox.calls.map((call) => call.body)).toEqual([
    { account_type: 'bank', name: 'Ada Obi', amount: 50000, account_number: '0123456789', bank_code: '058' },
  ])
})

test('the review opens with an id of its own; unchanged values keep it, changed ones get another', async () => {
  const { user, form, review, toReview } = renderWithdrawForm()
  await toReview()
  const first = form().operationId
  form().actions.edit()
  await waitFor(() => expect(form().step).toBe('details'))
  await review()
  expect(form().operationId).toBe(first)
  form().actions.edit()
  await waitFor(() => expect(form().step).toBe('details'))
  await user.type(screen.getByLabelText('accountName'), 'x')
  await review()
  expect(form().operationId).not.toBe(first)
})

test('confirming five times at once is one call', async () => {
  const { form, sandbox, relay, status, toReview } = renderWithdrawForm()
  await toReview()
  const { confirm } = form().actions
  await Promise.all([confirm(), confirm(), confirm(), confirm(), confirm()])
  await waitFor(() => expect(status()).toBe('outcome accepted'))
  await form().actions.confirm()
  expect(sandbox.calls).toHaveLength(1)
  expect(relay.operations()).toHaveLength(1)
})

test('a refusal goes back to the fields with every value kept, and the next try is a new operation', async () => {
  const { form, relay, review, toReview, confirmTo } = renderWithdrawForm({ balance: '99999999' })
  await toReview('9000000')
  const first = form().operationId
  await confirmTo('details rejected')
  expect(form().error).toMatchObject({ status: 422, serviceMessage: 'Insufficient balance' })
  expect(screen.getByLabelText<HTMLInputElement>('accountName').value).toBe('Ada Obi')
  await review()
  expect(form().operationId).not.toBe(first)
  expect(relay.operations()).toMatchObject([{ state: 'rejected' }])
})

test('offline, nothing is sent and the review stays', async () => {
  const { form, sandbox, status, toReview, confirmTo } = renderWithdrawForm()
  await toReview()
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await confirmTo('review offline')
  expect(sandbox.calls).toHaveLength(0)
  online.mockRestore()
  await form().actions.confirm()
  await waitFor(() => expect(status()).toBe('outcome accepted'))
  expect(sandbox.calls).toHaveLength(1)
})

test('an expired session keeps everything, and goes on after signing in', async () => {
  const { form, relay, sandbox, toReview, confirmTo } = renderWithdrawForm()
  await toReview()
  const id = form().operationId
  relay.signOut()
  await confirmTo('review sessionExpired')
  expect(sandbox.calls).toHaveLength(0)
  relay.signIn()
  await confirmTo('outcome accepted')
  expect(form().operationId).toBe(id)
})

test('a possible duplicate waits for its own yes, with the earlier one in view', async () => {
  const { form, sandbox, confirm, status, toReview, confirmTo } = renderWithdrawForm()
  await toReview()
  await confirmTo('outcome accepted')
  const first = form().operationId
  form().actions.startOver()
  await waitFor(() => expect(status()).toBe('details -'))
  await toReview()
  await confirmTo('review possibleDuplicate')
  await waitFor(() => expect(form().earlier?.id).toBe(first))
  await confirm()
  expect(sandbox.calls).toHaveLength(1)
  await form().actions.confirmDuplicate()
  await waitFor(() => expect(status()).toBe('outcome accepted'))
  expect(sandbox.calls).toHaveLength(2)
})

test('two tabs cannot confirm at once, and the one that lost says so only until the other has settled', async () => {
  let isSettled = false
  let settle = () => {}
  const settled = new Promise<void>((resolve) => {
    settle = () => {
      isSettled = true
      resolve()
    }
  })
  const locks = {
    request: async <T,>(_name: string, options: object, run: (lock: unknown) => Promise<T>) => {
      if ('ifAvailable' in options) return run(isSettled ? {} : null)
      await settled
      return run({})
    },
  }
  const { sandbox, status, toReview, confirmTo } = renderWithdrawForm(
    {},
    createFixture({ provider: { locks } }),
  )
  await toReview()
  await confirmTo('review inFlightElsewhere')
  expect(sandbox.calls).toHaveLength(0)
  settle()
  await waitFor(() => expect(status()).toBe('review -'))
  await confirmTo('outcome accepted')
  expect(sandbox.calls).toHaveLength(1)
})

test.each([
  ['declines', async () => false],
  ['breaks', () => Promise.reject(new Error('The code service is down'))],
])('a check of the host that %s stops it before anything is sent', async (_how, stepUp) => {
  const { sandbox, toReview, confirmTo } = renderWithdrawForm({ stepUp })
  await toReview()
  await confirmTo('review notSent')
  expect(sandbox.calls).toHaveLength(0)
})

test('T90: another partner is another form, and nothing reviewed for the one before can be sent for the next', async () => {
  let customerPartnerId = 'cp_adaeze'
  const { sandbox, relay } = createFixture()
  const client = relay.createClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <LendingProvider client={client} customerPartnerId={customerPartnerId} storage={null} draftStorage={null}>
      {children}
    </LendingProvider>
  )
  const { form, confirm, rerender, toReview } = renderWithdrawForm({}, { ...createFixture(), wrapper })
  await toReview()
  expect(form().step).toBe('review')
  customerPartnerId = 'cp_kwame'
  rerender()
  await waitFor(() => expect(form()).toMatchObject({ step: 'details', review: null, operationId: null }))
  expect(screen.getByLabelText<HTMLInputElement>('accountName').value).toBe('')
  await confirm()
  expect(sandbox.calls).toHaveLength(0)
})

test('an amount typed in one language is the same amount in another', async () => {
  const { user, form, rerender } = renderWithdrawForm()
  await user.type(screen.getByLabelText('amount'), '1,250')
  rerender({ locale: 'fr-CI' })
  await waitFor(() => expect(form().readAmount('amount').amount).toBe('1250'))
  expect(screen.getByLabelText<HTMLInputElement>('amount').value).toBe('1\u202f250')
})
