import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { type Fixture, createFixture } from '../../fixtures/createFixture.tsx'
import {
  type UseTransactionFormOptions,
  type UseTransactionFormReturnType,
  useTransactionForm,
} from '../index.ts'

afterEach(cleanup)

type Seen = { current: UseTransactionFormReturnType | null }

function PlainForm({ options, seen }: { options: UseTransactionFormOptions; seen: Seen }): ReactNode {
  const form = useTransactionForm(options)
  seen.current = form
  const draw = (name: (typeof form.fields)[number], key: string = name) => {
    const { input, errorCode } = form.field(name)
    const { defaultChecked } = input
    return (
      <input
        key={key}
        {...input}
        type={defaultChecked === undefined ? 'text' : 'checkbox'}
        aria-label={name}
        aria-invalid={errorCode !== null}
      />
    )
  }
  return (
    <form onSubmit={(event) => void form.actions.submit(event)} noValidate>
      {form.fields.map((name) =>
        name === 'instalments'
          ? form.instalments.rows.flatMap(({ id }, index) =>
              (['startDate', 'dueDate', 'amount'] as const).map((part) =>
                draw(`instalments.${index}.${part}`, `${id}-${part}`),
              ),
            )
          : draw(name),
      )}
      <button type="submit">Go on</button>
      <output>{[form.step, form.page, form.outcome ?? '-'].join(' ')}</output>
    </form>
  )
}

function renderForm(options: Partial<UseTransactionFormOptions> = {}, fixture: Fixture = createFixture()) {
  const seen: Seen = { current: null }
  const all = { operatorName: 'Harbour Capital', currency: 'NGN', locale: 'en-NG', ...options }
  const { unmount } = render(<PlainForm options={all} seen={seen} />, { wrapper: fixture.wrapper })
  const user = userEvent.setup()
  const form = () => {
    if (!seen.current) throw new Error('The form has not rendered')
    return seen.current
  }
  const fill = async (values: Readonly<Record<string, string>>) => {
    for (const [name, value] of Object.entries(values)) {
      const field = screen.getByLabelText(name)
      await user.clear(field)
      await user.type(field, value)
    }
    await user.tab()
  }
  const goOn = () => user.click(screen.getByText('Go on'))
  const status = () => screen.getByRole('status').textContent
  return {
    ...{ ...fixture, user, form, fill, goOn, status, unmount },
    value: (name: string) => screen.getByLabelText<HTMLInputElement>(name).value,
    codes: () => form().errors.map(({ field, code }) => [field, code]),
    warnings: () => form().warnings.map(({ code }) => code),
    /** Every page up to the last one. */
    fillPages: async (
      changes: { client?: Record<string, string>; transaction?: Record<string, string> } = {},
    ) => {
      await fill(changes.client ?? { firstName: 'Ngozi', lastName: 'Okafor' })
      await goOn()
      await waitFor(() => expect(status()).toBe('details 1 -'))
      await fill({ ...whole, ...changes.transaction })
      await goOn()
    },
    sent: () => fixture.sandbox.calls.filter(({ endpoint }) => endpoint === 'registerTransactions'),
  }
}

const whole = {
  reference: 'INV-1',
  amountPayable: '275000.50',
  disbursementDate: '2025-03-06',
  expectedPaymentDate: '2025-06-04',
  sector: 'Lender',
  financier: 'operator',
}

test('a transaction goes over three pages and the review to its final word, and T57: nothing financed is an empty list', async () => {
  const { form, sandbox, goOn, status, fillPages, sent } = renderForm()
  await fillPages()
  await waitFor(() => expect(status()).toBe('details 2 -'))
  await goOn()
  await waitFor(() => expect(form().step).toBe('review'))
  expect(form().review).toMatchObject({
    clientName: 'Ngozi Okafor',
    amountPayable: '275000.50',
    financier: 'Harbour Capital',
    financing: null,
  })
  await form().actions.confirm()
  await waitFor(() => expect(status()).toBe('outcome 2 accepted'))
  await sandbox.advance(3_000)
  await waitFor(() => expect(status()).toBe('outcome 2 succeeded'))
  expect(sent().map(({ body }) => body)).toEqual([
    {
      customer_partner_id: 'cp_adaeze',
      sector: 'Lender',
      transactions: [
        {
          client: { first_name: 'Ngozi', last_name: 'Okafor' },
          transaction_reference: 'INV-1',
          disbursement_date: '2025-03-06',
          expected_payment_date: '2025-06-04',
          amount_payable: 275000.5,
          financier: 'Harbour Capital',
        },
      ],
      financed_transactions: [],
    },
  ])
})

test('T87: accepted is not registered, and a row that fails later fails the transaction', async () => {
  const { form, sandbox, goOn, status, fillPages } = renderForm()
  await fillPages({ transaction: { reference: 'BAD-7' } })
  await goOn()
  await form().actions.confirm()
  await waitFor(() => expect(status()).toBe('outcome 2 accepted'))
  await sandbox.advance(3_000)
  await waitFor(() => expect(status()).toBe('outcome 2 failed'))
})

test('T56: a business has one name, and the names of a person do not travel with it', async () => {
  const { form, goOn, fill, status, sent } = renderForm({
    sector: 'Market Place',
    financier: 'others',
    financing: 'never',
    meta: { store: 'Enugu 2' },
  })
  await fill({ firstName: 'Ngozi' })
  form().set('clientKind', 'business')
  await waitFor(() =>
    expect(form().fields).toEqual(['clientKind', 'businessName', 'contactNumber', 'idType']),
  )
  await fill({ businessName: 'Invented Foods', contactNumber: '+234 (803) 000-0022', idType: 'rc_number' })
  await fill({ idValue: 'RC000888' })
  await goOn()
  await waitFor(() => expect(status()).toBe('details 1 -'))
  const { sector: _sector, financier: _financier, ...rest } = whole
  await fill(rest)
  await goOn()
  await waitFor(() => expect(form().step).toBe('review'))
  await form().actions.confirm()
  await waitFor(() => expect(status()).toBe('outcome 1 accepted'))
  // T42, T47: what the host fixed is not asked for and travels as the service spells it.
  expect(sent()[0]?.body).toMatchObject({
    sector: 'Market Place',
    transactions: [{ financier: 'Others', meta: { store: 'Enugu 2' } }],
  })
  expect(sent()[0]?.body).toHaveProperty('transactions.0.client', {
    business_name: 'Invented Foods',
    contact_number: '+2348030000022',
    id_type: 'rc_number',
    id_value: 'RC000888',
  })
})

test('T40: an identity number keeps its zeros as text, and is refused as a number that would lose them', async () => {
  const text = renderForm()
  await text.fill({ firstName: 'A', lastName: 'B', idType: 'bvn' })
  await text.fill({ idValue: '0220 0000 022' })
  await text.goOn()
  await waitFor(() => expect(text.status()).toBe('details 1 -'))
  cleanup()
  const number = renderForm({ idValueAs: 'number' })
  await number.fill({ firstName: 'A', lastName: 'B', idType: 'bvn' })
  await number.fill({ idValue: '02200000022' })
  await number.goOn()
  await waitFor(() => expect(number.codes()).toEqual([['idValue', 'ID_VALUE_NOT_A_NUMBER']]))
  await number.fill({ idValue: '22000000022' })
  await number.goOn()
  await waitFor(() => expect(number.status()).toBe('details 1 -'))
  await number.fill(whole)
  await number.goOn()
  await number.goOn()
  await number.form().actions.confirm()
  await waitFor(() => expect(number.status()).toBe('outcome 2 accepted'))
  expect(number.sent()[0]?.body).toHaveProperty('transactions.0.client.id_value', 22000000022)
})

test('what is missing is refused page by page, in the order of the fields', async () => {
  const { codes, goOn, fill, form } = renderForm()
  await fill({ contactNumber: '12' })
  await goOn()
  await waitFor(() =>
    expect(codes()).toEqual([
      ['firstName', 'REQUIRED'],
      ['lastName', 'REQUIRED'],
      ['contactNumber', 'CONTACT_NUMBER_INVALID'],
    ]),
  )
  await fill({ firstName: 'A', lastName: 'B', contactNumber: '08030000022' })
  await goOn()
  await waitFor(() => expect(form().page).toBe(1))
  await fill({ disbursementDate: '2025-03-06', expectedPaymentDate: '2025-03-05', amountPayable: '0' })
  await goOn()
  await waitFor(() =>
    expect(codes()).toEqual([
      ['reference', 'REQUIRED'],
      ['amountPayable', 'AMOUNT_NOT_POSITIVE'],
      ['expectedPaymentDate', 'PAID_BEFORE_DISBURSED'],
      ['sector', 'REQUIRED'],
      ['financier', 'REQUIRED'],
    ]),
  )
})

test('T59: financing names the active drawdown, T28: and each instalment the day it starts', async () => {
  const { form, user, goOn, fill, status, fillPages, value, sent } = renderForm()
  await fillPages()
  await waitFor(() => expect(status()).toBe('details 2 -'))
  await user.click(screen.getByLabelText('financed'))
  await fill({ financedAmount: '250000' })
  await waitFor(() => expect(value('drawdownId')).not.toBe(''))
  expect(form().drawdown).toBe('found')
  // One instalment over the whole of it, which nobody has to type again.
  expect(value('instalments.0.startDate')).toBe('2025-03-06')
  expect(value('instalments.0.dueDate')).toBe('2025-06-04')
  expect(value('instalments.0.amount')).toBe('250,000')
  await goOn()
  await waitFor(() => expect(form().step).toBe('review'))
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
  const { form, fill, fillPages, value, warnings } = renderForm({ financing: 'always', drawdownId: 'drw_1' })
  await fillPages()
  await waitFor(() => expect(form().page).toBe(2))
  await fill({ financedAmount: '100000' })
  form().instalments.split(3)
  await waitFor(() => expect(form().instalments.rows).toHaveLength(3))
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
  const { form, fill, fillPages, value, goOn, warnings } = renderForm({
    financing: 'always',
    drawdownId: 'drw_1',
  })
  await fillPages()
  await waitFor(() => expect(form().page).toBe(2))
  await fill({ financedAmount: '100000' })
  await fill({ 'instalments.0.amount': '60000' })
  form().instalments.add()
  await waitFor(() => expect(value('instalments.1.dueDate')).toBe('2025-07-04'))
  await fill({ 'instalments.1.amount': '30000' })
  expect(warnings()).toEqual(['INSTALMENTS_DIFFER', 'INSTALMENTS_OUTSIDE_DATES'])
  form().instalments.remove(0)
  await waitFor(() => expect(form().instalments.rows).toHaveLength(1))
  expect(value('instalments.0.amount')).toBe('30,000')
  await goOn()
  await waitFor(() => expect(form().step).toBe('review'))
  expect(form().review?.financing?.instalments).toEqual([
    { startDate: '2025-03-06', dueDate: '2025-07-04', amount: '30000' },
  ])
})

test('what the instalments lack is refused at the instalment', async () => {
  const { form, fill, fillPages, goOn, codes } = renderForm({ financing: 'always', drawdownId: 'drw_1' })
  await fillPages()
  await waitFor(() => expect(form().page).toBe(2))
  await fill({ 'instalments.0.dueDate': '2025-03-01', 'instalments.0.amount': 'x' })
  await goOn()
  await waitFor(() =>
    expect(codes()).toEqual([
      ['financedAmount', 'REQUIRED'],
      ['instalments.0.amount', 'AMOUNT_NOT_A_NUMBER'],
      ['instalments.0.dueDate', 'INSTALMENT_DUE_BEFORE_START'],
    ]),
  )
})

test('nothing can be divided before there is an amount, nor into no parts', async () => {
  const { form, fill, fillPages } = renderForm({
    financing: 'always',
    drawdownId: 'drw_1',
    instalmentsOf: 'payable',
  })
  expect(form().instalments.split(2)).toBe(false)
  await fillPages()
  await waitFor(() => expect(form().page).toBe(2))
  await fill({ financedAmount: '999999' })
  expect(form().instalments.split(0)).toBe(false)
  expect(form().instalments.split(61)).toBe(false)
  expect(form().instalments.split(2)).toBe(true)
  await waitFor(() => expect(form().instalments.total).toBe('275000.50'))
  expect(form().warnings.map(({ code }) => code)).toEqual(['FINANCED_ABOVE_PAYABLE'])
})

test('T61: a reference sent from this device is warned about the next time, and goes through', async () => {
  const { form, goOn, status, fill, fillPages, warnings } = renderForm({ financing: 'never' })
  await fillPages()
  await waitFor(() => expect(form().step).toBe('review'))
  await form().actions.confirm()
  await waitFor(() => expect(status()).toBe('outcome 1 accepted'))
  form().actions.startOver()
  await waitFor(() => expect(status()).toBe('details 0 -'))
  await fill({ firstName: 'A', lastName: 'B' })
  await goOn()
  await fill({ ...whole, amountPayable: '1' })
  expect(warnings()).toEqual(['REFERENCE_USED'])
  await goOn()
  await waitFor(() => expect(form().step).toBe('review'))
})

test('the same transaction again is held back with the earlier one in view', async () => {
  const { form, status, fillPages } = renderForm({ financing: 'never' })
  for (const _round of [1, 2]) {
    await fillPages()
    await waitFor(() => expect(form().step).toBe('review'))
    await form().actions.confirm()
    if (status() === 'outcome 1 accepted') form().actions.startOver()
    await waitFor(() => expect(form().outcome).not.toBe('accepted'))
  }
  await waitFor(() => expect(form()).toMatchObject({ step: 'review', outcome: 'possibleDuplicate' }))
  await waitFor(() => expect(form().earlier?.kind).toBe('registerTransactions'))
})

test('a host’s references are new for each transaction, and a person may change them', async () => {
  let made = 0
  const { form, status, fillPages, value, goOn, fill } = renderForm({
    financing: 'never',
    referenceFactory: () => {
      made += 1
      return `REF-${made}`
    },
  })
  await waitFor(() => expect(form().values.reference).toBe('REF-1'))
  await fillPages({ transaction: { reference: 'MINE' } })
  await waitFor(() => expect(form().review?.reference).toBe('MINE'))
  await form().actions.confirm()
  await waitFor(() => expect(status()).toBe('outcome 1 accepted'))
  form().actions.startOver()
  await waitFor(() => expect(form().values.reference).toBe('REF-2'))
  await fill({ firstName: 'A', lastName: 'B' })
  await goOn()
  expect(value('reference')).toBe('REF-2')
})

test('a draft comes back with its instalments and without contact and identity numbers', async () => {
  const fixture = createFixture()
  const first = renderForm({ financing: 'always', drawdownId: 'drw_1' }, fixture)
  await first.fill({ firstName: 'Ngozi', lastName: 'O', contactNumber: '08030000022', idType: 'bvn' })
  await first.fill({ idValue: '22000000022' })
  await first.goOn()
  await first.fill({ ...whole, financier: 'others' })
  await first.goOn()
  await first.fill({ financedAmount: '90' })
  first.form().instalments.split(3)
  await waitFor(() => expect(first.form().instalments.rows).toHaveLength(3))
  first.unmount()
  const kept = fixture.draftStorage.getItem(fixture.draftStorage.key(0) ?? '') ?? ''
  expect(kept).not.toContain('22000000022')
  expect(kept).not.toContain('08030000022')
  const second = renderForm({ financing: 'always', drawdownId: 'drw_1' }, fixture)
  await waitFor(() => expect(second.form()).toMatchObject({ draftRestored: true, page: 2 }))
  expect(second.value('instalments.2.amount')).toBe('30')
  second.form().actions.back()
  await waitFor(() => expect(second.value('amountPayable')).toBe('275,000.50'))
})
