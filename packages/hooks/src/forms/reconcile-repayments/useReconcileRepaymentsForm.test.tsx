import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderPlainForm } from '../../../test/renderPlainForm.tsx'
import { useFinancings } from '../../index.ts'
import { type UseReconcileRepaymentsFormParameters, useReconcileRepaymentsForm } from '../index.ts'

afterEach(cleanup)

function useFormWithFinancings(options: UseReconcileRepaymentsFormParameters) {
  const { data: financings } = useFinancings()
  return useReconcileRepaymentsForm({ ...(financings ? { financings } : {}), ...options })
}

function renderForm(changes: UseReconcileRepaymentsFormParameters = {}) {
  const options = { currency: 'NGN', locale: 'en-NG', ...changes }
  const rendered = renderPlainForm({
    ...{ useForm: useFormWithFinancings, options },
    says: ({ step, outcome }) => [step, outcome ?? '-'],
  })
  const { form, sandbox, again } = rendered
  return {
    ...rendered,
    again: (next: UseReconcileRepaymentsFormParameters) => again({ ...options, ...next }),
    warnings: () => form().warnings.map(({ field, code }) => [field, code]),
    sent: () => sandbox.calls.filter(({ endpoint }) => endpoint === 'reconcileRepayments'),
  }
}

const financing = 'TRX-ADAEZE-00001'

test('a review that was opened before the currency was known names it once it is, and keeps it', async () => {
  const { form, fill, goOn, again } = renderForm({ currency: undefined })
  await fill({ reference: financing, amount: '5000.50' })
  await goOn()
  await waitFor(() => expect(form().step).toBe('review'))
  expect(form().review).toMatchObject({ amount: '5000.50', currency: null })
  again({ currency: 'NGN' })
  expect(form().review).toMatchObject({ amount: '5000.50', currency: 'NGN' })
})

test('T60: a repayment names the reference of the transaction, and goes on to its settlement event', async () => {
  const { form, sandbox, fill, goOn, status, sent } = renderForm()
  await waitFor(() => expect(form().warnings).toEqual([]))
  await fill({ reference: financing, amount: '5000.50' })
  await waitFor(() => expect(form().financing?.transaction_reference).toBe(financing))
  await goOn()
  await waitFor(() => expect(form().step).toBe('review'))
  expect(form().review).toMatchObject({
    reference: financing,
    amount: '5000.50',
    currency: 'NGN',
    financingAmount: '15000',
  })
  expect(form().review?.clientName).toMatch(/\w+ \w+/)
  await form().actions.confirm()
  await waitFor(() => expect(status()).toBe('outcome accepted'))
  await sandbox.advance(3_000)
  await waitFor(() => expect(status()).toBe('outcome succeeded'))
  expect(sent().map(({ body }) => body)).toEqual([
    { customer_partner_id: 'cp_adaeze', payments: [{ transaction_reference: financing, amount: 5000.5 }] },
  ])
})

test.each([
  ['a financing that the list lacks', 'NO-SUCH', '10', 'reference', 'REFERENCE_NOT_LISTED'],
  ['T37: more than the financing', financing, '15000.01', 'amount', 'AMOUNT_ABOVE_LEFT'],
  ['a financing that is paid already', 'TRX-ADAEZE-00002', '1', 'reference', 'FINANCING_COMPLETED'],
])('%s is warned about and goes through', async (_what, reference, amount, field, code) => {
  const { form, fill, goOn, warnings } = renderForm()
  await fill({ reference, amount })
  await waitFor(() => expect(warnings()).toEqual([[field, code]]))
  await goOn()
  await waitFor(() => expect(form().step).toBe('review'))
})

test('more than twice what is left is refused, by the list or by the suggestion, and no figure stands in the field', async () => {
  const suggestion = { nextInstalment: '5000', unpaid: '9000' } as const
  const { form, fill, goOn, warnings, again } = renderForm({ transactionReference: financing, suggestion })
  const codes = () => form().errors.map(({ field, code }) => [field, code])
  await waitFor(() => expect(form().financing?.amount).toBe('15000'))
  expect(form()).toMatchObject({ nextInstalment: '5000', mostLeft: '9000', values: { amount: '' } })
  act(() => form().setAmount('amount', '5000'))
  await waitFor(() => expect(form().values.amount).toBe('5,000'))
  // Digits that were typed behind those of the chip.
  await fill({ amount: '5000500' })
  await goOn()
  await waitFor(() => expect(codes()).toEqual([['amount', 'AMOUNT_FAR_ABOVE_LEFT']]))
  expect(form().step).toBe('details')
  await fill({ amount: '18000' })
  await waitFor(() => expect(codes()).toEqual([]))
  expect(warnings()).toEqual([['amount', 'AMOUNT_ABOVE_LEFT']])
  again({ suggestion: { nextInstalment: null, unpaid: null } })
  await fill({ amount: '30000.01' })
  await goOn()
  await waitFor(() => expect(codes()).toEqual([['amount', 'AMOUNT_FAR_ABOVE_LEFT']]))
})

test('what is missing is refused, and an amount that is none', async () => {
  const { form, fill, goOn, sandbox } = renderForm()
  await fill({ amount: '-5' })
  await goOn()
  await waitFor(() =>
    expect(form().errors.map(({ field, code }) => [field, code])).toEqual([
      ['reference', 'REQUIRED'],
      ['amount', 'AMOUNT_NOT_POSITIVE'],
    ]),
  )
  expect(sandbox.calls.filter(({ endpoint }) => endpoint === 'reconcileRepayments')).toHaveLength(0)
})

test('a financing that the host names is not asked for', async () => {
  const { form, fill, goOn } = renderForm({ transactionReference: ` \u202e${financing}\u202c` })
  expect(form().fields).toEqual(['amount'])
  await fill({ amount: '100' })
  await goOn()
  await waitFor(() => expect(form().review?.reference).toBe(financing))
})

test('a chosen financing fills the reference, and another choice is another payment', async () => {
  const { form, fill, goOn, user } = renderForm()
  await waitFor(() => expect(form().financing).toBeNull())
  await fill({ amount: '100' })
  form().set('reference', financing)
  await goOn()
  await waitFor(() => expect(form().step).toBe('review'))
  const first = form().operationId
  form().actions.edit()
  await waitFor(() => expect(form().step).toBe('details'))
  form().chooseFinancing({ ...(form().financing ?? never()), transaction_reference: 'TRX-ADAEZE-00004' })
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLInputElement>('reference').value).toBe('TRX-ADAEZE-00004'),
  )
  await user.click(screen.getByText('Go on'))
  await waitFor(() => expect(form().step).toBe('review'))
  expect(form().operationId).not.toBe(first)
})

test('T11: the same payment again is held back with the earlier one in view, and sent once it is confirmed', async () => {
  const { form, fill, goOn, status, sent } = renderForm()
  await fill({ reference: financing, amount: '5000' })
  await goOn()
  await form().actions.confirm()
  await waitFor(() => expect(status()).toBe('outcome accepted'))
  const first = form().operationId
  form().actions.startOver()
  await waitFor(() => expect(status()).toBe('details -'))
  await fill({ reference: financing, amount: '5,000.00' })
  await goOn()
  await form().actions.confirm()
  await waitFor(() => expect(status()).toBe('review possibleDuplicate'))
  await waitFor(() => expect(form().earlier?.id).toBe(first))
  expect(sent()).toHaveLength(1)
  await form().actions.confirmDuplicate()
  await waitFor(() => expect(status()).toBe('outcome accepted'))
  expect(sent()).toHaveLength(2)
})

function never(): never {
  throw new Error('The financing was not found')
}
