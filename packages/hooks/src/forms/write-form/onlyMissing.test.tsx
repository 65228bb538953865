import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createFixture } from '../../../test/createFixture.tsx'
import { coldChain, renderCreateBusinessForm } from '../../../test/renderCreateBusinessForm.tsx'
import { renderWithdrawForm } from '../../../test/renderWithdrawForm.tsx'

afterEach(cleanup)

const whole = { amount: '50000', accountNumber: '0123456789', bankCode: '058', accountName: 'Ada Obi' }

test('a form that is given every value opens at its review, and sends nothing before a person confirms', async () => {
  const { form, sandbox, relay, status, confirmTo } = renderWithdrawForm({
    onlyMissing: true,
    defaultValues: whole,
  })
  await waitFor(() => expect(status()).toBe('review -'))
  expect(form().review).toMatchObject({ amount: '50000', institutionName: 'Guaranty Trust Bank' })
  expect([sandbox.calls, relay.operations()]).toEqual([[], []])
  await confirmTo('outcome accepted')
  expect(sandbox.calls).toHaveLength(1)
})

test('a form asks only for the missing values; after the review a person can change every value', async () => {
  const { form, user, review } = renderWithdrawForm({
    onlyMissing: true,
    defaultValues: { ...whole, amount: '' },
  })
  expect(form()).toMatchObject({ step: 'details', fields: ['amount'], asksMissing: true })
  await user.type(screen.getByLabelText('amount'), '1500')
  expect(form().fields).toEqual(['amount'])
  await review()
  expect(form().review).toMatchObject({ amount: '1500', destination: '0123456789' })
  form().actions.edit()
  await waitFor(() => expect(form().step).toBe('details'))
  expect(form().fields).toEqual(['amount', 'accountNumber', 'bankCode', 'accountName'])
})

test('a value that the form would not accept counts as missing', () => {
  const { form } = renderWithdrawForm({
    ...{ onlyMissing: true, balance: '40000', defaultValues: whole },
  })
  expect(form()).toMatchObject({ step: 'details', fields: ['amount'] })
})

test('values that are wrong together leave the review shut, and every field is shown', async () => {
  const { form } = renderWithdrawForm({
    ...{ onlyMissing: true, requireReenterLast4: true },
    defaultValues: { ...whole, accountNumberEnd: '1111' },
  })
  await waitFor(() => expect(form().fields).toContain('amount'))
  expect(form().step).toBe('details')
})

test('an older draft does not change a value that the form does not ask for', async () => {
  const fixture = createFixture()
  const first = renderWithdrawForm({}, fixture)
  await first.fill('999')
  first.unmount()
  const { form, status } = renderWithdrawForm({ onlyMissing: true, defaultValues: whole }, fixture)
  await waitFor(() => expect(status()).toBe('review -'))
  expect(form().review).toMatchObject({ amount: '50000' })
})

test('a write from before a reload comes first: no review opens beside it', async () => {
  const fixture = createFixture()
  const first = renderWithdrawForm({}, fixture)
  await first.toReview()
  await first.confirmTo('outcome accepted')
  first.unmount()
  const { form, sandbox } = renderWithdrawForm({ onlyMissing: true, defaultValues: whole }, fixture)
  await waitFor(() => expect(form().step).toBe('outcome'))
  expect(form().resumed).toBe(true)
  expect(sandbox.calls.filter(({ endpoint }) => endpoint === 'withdraw')).toHaveLength(1)
})

test('a page without a missing value is skipped', async () => {
  const { form, user, goOn, status } = renderCreateBusinessForm({
    ...{ onlyMissing: true, defaultValues: { ...coldChain, phone: '08030000011', email: '' } },
  })
  expect(form()).toMatchObject({ page: 1, fields: ['email'] })
  await user.type(screen.getByLabelText('email'), 'kunle@cold.example')
  await goOn()
  await waitFor(() => expect(status()).toMatch(/^review/))
})
