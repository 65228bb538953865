import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { createFixture } from '../../../test/createFixture.tsx'
import { renderWithdrawForm } from '../../../test/renderWithdrawForm.tsx'
import { useWithdrawForm } from '../index.ts'

afterEach(cleanup)

const operators = [{ id: 'mtn-gh', name: 'MTN MoMo' }]

test('an empty form is refused field by field, in the order of the fields', async () => {
  const { user, form, sandbox, review } = renderWithdrawForm()
  await review()
  expect(form().errors.map(({ field, code }) => [field, code])).toEqual([
    ['amount', 'REQUIRED'],
    ['accountNumber', 'REQUIRED'],
    ['bankCode', 'REQUIRED'],
    ['accountName', 'REQUIRED'],
  ])
  expect(form()).toMatchObject({ step: 'details', submitCount: 1, operationId: null })
  await user.type(screen.getByLabelText('accountName'), 'A')
  expect(form().errors.map((error) => error.field)).toEqual(['amount', 'accountNumber', 'bankCode'])
  form().focusField('amount')
  expect(document.activeElement).toBe(screen.getByLabelText('amount'))
  expect(sandbox.calls).toHaveLength(0)
})

test('an amount stays as typed until the field is left, and is grouped then', async () => {
  const { user, form } = renderWithdrawForm()
  const field = screen.getByLabelText<HTMLInputElement>('amount')
  await user.type(field, '1500000.5')
  expect(field.value).toBe('1500000.5')
  await user.tab()
  expect(field.value).toBe('1,500,000.50')
  expect(form().readAmount('amount').amount).toBe('1500000.50')
})

test('an ambiguous amount is asked about, and the answer is taken', async () => {
  const { form, review, toReview } = renderWithdrawForm({ locale: undefined as never })
  await toReview('1.500')
  expect(form().errors.map((error) => error.code)).toEqual(['AMOUNT_AMBIGUOUS'])
  expect(form().readAmount('amount').readings).toEqual(['1500', '1.5'])
  await waitFor(() => {
    form().setAmount('amount', '1500')
    expect(form().readAmount('amount').amount).toBe('1500')
  })
  await review()
  expect(form().review?.amount).toBe('1500')
})

test('T62: fields of one method never leak into the other', async () => {
  const { user, form, sandbox, fill, review, confirmTo } = renderWithdrawForm({
    correspondents: operators,
    narrationTemplate: 'Stock',
  })
  await fill()
  form().setMethod('mobile-money')
  await user.type(await screen.findByLabelText('correspondent'), 'mtn-gh')
  await user.type(screen.getByLabelText('mobileNumber'), '024 000 0001')
  await review()
  expect(form().review).toMatchObject({ institutionName: 'MTN MoMo', recipient: null, narration: 'Stock' })
  await confirmTo('outcome accepted')
  expect(sandbox.calls.map((call) => call.body)).toEqual([
    {
      account_type: 'mobile-money',
      amount: 50000,
      mobile_no: '0240000001',
      correspondent: 'mtn-gh',
      narration: 'Stock',
    },
  ])
})

test('a field that has the focus stays until it is left, also where a choice of before the script takes it away', async () => {
  const { user, form } = renderWithdrawForm({ correspondents: operators })
  await user.type(screen.getByLabelText('accountNumber'), '2')
  act(() => form().setMethod('mobile-money'))
  await user.keyboard('123456789')
  await user.click(document.body)
  expect(screen.queryByLabelText('accountNumber')).toBeNull()
  act(() => form().setMethod('bank'))
  expect(screen.getByLabelText<HTMLInputElement>('accountNumber').value).toBe('2123456789')
})

test('T51: without configured operators there is no mobile money to choose', () => {
  const { form } = renderWithdrawForm()
  expect(form().methods).toEqual(['bank'])
  form().setMethod('mobile-money')
  expect(form().method).toBe('bank')
})

test('the last four digits have to be typed again where the host wants it', async () => {
  const { user, form, fill, review } = renderWithdrawForm({ requireReenterLast4: true })
  await fill()
  await user.type(screen.getByLabelText('accountNumberEnd'), '6780')
  await review()
  expect(form().errors.map((error) => error.code)).toEqual(['ACCOUNT_NUMBER_END_DIFFERS'])
  await user.clear(screen.getByLabelText('accountNumberEnd'))
  await user.type(screen.getByLabelText('accountNumberEnd'), '6789')
  await review()
  expect(form().step).toBe('review')
})

test('a doubtful account number is warned about and goes through', async () => {
  const { form, fill, review } = renderWithdrawForm()
  await fill()
  expect(form().field('accountNumber').warningCode).toBe('ACCOUNT_NUMBER_UNLIKELY')
  await review()
  expect(form().step).toBe('review')
})

test('a locked amount is the host’s', async () => {
  const { user, form, review } = renderWithdrawForm({ lockAmount: true, defaultValues: { amount: '700' } })
  expect(form().field('amount').readOnly).toBe(true)
  fireEvent.change(screen.getByLabelText('amount'), { target: { value: '9' } })
  await user.type(screen.getByLabelText('accountNumber'), '0123456789')
  await user.type(screen.getByLabelText('bankCode'), '058')
  await user.type(screen.getByLabelText('accountName'), 'Ada')
  await review()
  expect(form().review?.amount).toBe('700')
})

test('the name behind an account is shown in the review and fills an empty field', async () => {
  const resolveAccount = vi.fn(async () => ({ name: 'ADA OBI' }))
  const { user, form, review } = renderWithdrawForm({ resolveAccount })
  await user.type(screen.getByLabelText('amount'), '100')
  await user.type(screen.getByLabelText('accountNumber'), '0123456789')
  await user.type(screen.getByLabelText('bankCode'), '058')
  await user.tab()
  await waitFor(() => expect(form().accountCheck).toEqual({ state: 'found', name: 'ADA OBI' }))
  expect(screen.getByLabelText<HTMLInputElement>('accountName').value).toBe('ADA OBI')
  await review()
  expect(form().review?.resolvedName).toBe('ADA OBI')
  expect(resolveAccount).toHaveBeenCalledTimes(1)
})

function CountedForm({ onRender }: { onRender: () => void }): ReactNode {
  onRender()
  const form = useWithdrawForm({ country: 'ghana' })
  return <input aria-label="amount" {...form.field('amount').input} />
}

test('typing renders nothing but what depends on it', async () => {
  const { wrapper } = createFixture()
  const onRender = vi.fn()
  render(<CountedForm onRender={onRender} />, { wrapper })
  onRender.mockClear()
  await userEvent.type(screen.getByLabelText('amount'), '123456')
  expect(onRender.mock.calls.length).toBeLessThanOrEqual(1)
})
