import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderRegisterTransactionsForm } from '../../../test/renderRegisterTransactionsForm.tsx'

afterEach(cleanup)

test('T59: financing names the active drawdown, T28: and each instalment the day it starts', async () => {
  const { form, user, fill, status, fillPages, value, sent, toReview } = renderRegisterTransactionsForm()
  await fillPages()
  await waitFor(() => expect(status()).toBe('details 2 -'))
  await user.click(screen.getByLabelText('financed'))
  await fill({ financedAmount: '250000' })
  await waitFor(() => expect(value('drawdownId')).not.toBe(''))
  expect(form().drawdown).toBe('found')
  // One instalment over the whole amount, which need not be typed again.
  expect(value('instalments.0.startDate')).toBe('2025-03-06')
  expect(value('instalments.0.dueDate')).toBe('2025-06-04')
  expect(value('instalments.0.amount')).toBe('250,000')
  await toReview()
  expect(form().review?.financing).toMatchObject({ amount: '250000', total: '250000' })
  await form().actions.confirm()
  await waitFor(() => expect(status()).toBe('outcome 2 accepted'))
  expect(sent()[0]?.body).toHaveProperty('financed_transactions', [
    {
      transaction_reference: 'INV-1',
      amount: 250000,
      drawdown_id: expect.stringMatching(/./),
      payments: [{ disbursement_date: '2025-03-06', expected_payment_date: '2025-06-04', amount: 250000 }],
    },
  ])
})

test('instalments divide exactly, a month apart, and the last ends with the transaction', async () => {
  const { form, fill, fillPages, value, warnings } = renderRegisterTransactionsForm({
    financing: 'always',
    drawdownId: 'drw_1',
  })
  await fillPages()
  await fill({ financedAmount: '100000' })
  form().instalments.split(3)
  await waitFor(() => expect(form().instalments.count).toBe(3))
  expect([0, 1, 2].map((index) => value(`instalments.${index}.amount`))).toEqual([
    '33,333.33',
    '33,333.33',
    '33,333.34',
  ])
  expect([0, 1, 2].map((index) => value(`instalments.${index}.dueDate`))).toEqual([
    '2025-04-06',
    '2025-05-06',
    '2025-06-04',
  ])
  expect(form().instalments.total).toBe('100000.00')
  expect(warnings()).toEqual([])
  expect(form().drawdown).toBe('notAsked')
})

test('an added instalment is due a month after the last, and a removed one is gone from what travels', async () => {
  const { form, fill, fillPages, value, warnings, toReview } = renderRegisterTransactionsForm({
    financing: 'always',
    drawdownId: 'drw_1',
  })
  await fillPages()
  await fill({ financedAmount: '100000' })
  await fill({ 'instalments.0.amount': '60000' })
  form().instalments.add()
  await waitFor(() => expect(value('instalments.1.dueDate')).toBe('2025-07-04'))
  await fill({ 'instalments.1.amount': '30000' })
  expect(warnings()).toEqual(['INSTALMENTS_DIFFER', 'INSTALMENTS_OUTSIDE_DATES'])
  form().instalments.remove(0)
  await waitFor(() => expect(form().instalments.count).toBe(1))
  expect(value('instalments.0.amount')).toBe('30,000')
  await toReview()
  expect(form().review?.financing?.instalments).toEqual([
    { startDate: '2025-03-06', dueDate: '2025-07-04', amount: '30000' },
  ])
})

test('nothing can be divided before there is an amount, nor into no parts', async () => {
  const { form, fill, fillPages } = renderRegisterTransactionsForm({
    financing: 'always',
    drawdownId: 'drw_1',
    instalmentsOf: 'payable',
  })
  expect(form().instalments.split(2)).toBe(false)
  await fillPages()
  await fill({ financedAmount: '999999' })
  expect(form().instalments.split(0)).toBe(false)
  expect(form().instalments.split(61)).toBe(false)
  expect(form().instalments.split(2)).toBe(true)
  await waitFor(() => expect(form().instalments.total).toBe('275000.50'))
  expect(form().warnings.map(({ code }) => code)).toEqual(['FINANCED_ABOVE_PAYABLE'])
})

test('hidden instalments are one, over the whole of the transaction', async () => {
  const { form, fill, fillPages, goOn } = renderRegisterTransactionsForm({
    ...{ financing: 'always', drawdownId: 'drw_1', rules: { instalments: { hidden: true } } },
  })
  await fillPages()
  await waitFor(() => expect(form().fields).toEqual(['financedAmount', 'drawdownId']))
  await fill({ financedAmount: '90000' })
  await goOn()
  await waitFor(() =>
    expect(form().review?.financing?.instalments).toEqual([
      { startDate: '2025-03-06', dueDate: '2025-06-04', amount: '90000' },
    ]),
  )
})
