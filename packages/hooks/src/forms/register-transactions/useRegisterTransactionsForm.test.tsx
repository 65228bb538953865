import { cleanup, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { createFixture } from '../../../test/createFixture.tsx'
import {
  renderRegisterTransactionsForm,
  wholeTransaction,
} from '../../../test/renderRegisterTransactionsForm.tsx'

afterEach(cleanup)

test('a transaction goes over three pages and the review to its settlement event, and T57: nothing financed is an empty list', async () => {
  const { form, sandbox, status, fillPages, sent, toReview } = renderRegisterTransactionsForm()
  await fillPages()
  await waitFor(() => expect(status()).toBe('details 2 -'))
  await toReview()
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

test('T56: a business has one name, and the names of a person do not travel with it', async () => {
  const { form, goOn, fill, status, sent, toReview } = renderRegisterTransactionsForm({
    sector: 'Market Place',
    financier: 'others',
    financing: 'never',
    meta: { store: 'Enugu 2' },
  })
  await fill({ firstName: 'Ngozi' })
  await userEvent.click(document.body)
  form().set('clientKind', 'business')
  await waitFor(() =>
    expect(form().fields).toEqual(['clientKind', 'businessName', 'contactNumber', 'idType']),
  )
  await fill({ businessName: 'Invented Foods', contactNumber: '+234 (803) 000-0022', idType: 'rc_number' })
  await fill({ idValue: 'RC000888' })
  await goOn()
  await waitFor(() => expect(status()).toBe('details 1 -'))
  const { sector: _sector, financier: _financier, ...rest } = wholeTransaction
  await fill(rest)
  await toReview()
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

test('T61: a reference sent from this device is warned about the next time, and goes through', async () => {
  const { form, goOn, status, fill, fillPages, warnings, toReview } = renderRegisterTransactionsForm({
    financing: 'never',
  })
  await fillPages()
  await waitFor(() => expect(form().step).toBe('review'))
  await form().actions.confirm()
  await waitFor(() => expect(status()).toBe('outcome 1 accepted'))
  form().actions.startOver()
  await waitFor(() => expect(status()).toBe('details 0 -'))
  await fill({ firstName: 'A', lastName: 'B' })
  await goOn()
  await fill({ ...wholeTransaction, amountPayable: '1' })
  expect(warnings()).toEqual(['REFERENCE_USED'])
  await toReview()
})

test('a host’s references are new for each transaction, and a person may change them', async () => {
  let made = 0
  const { form, status, fillPages, value, goOn, fill } = renderRegisterTransactionsForm({
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
  const first = renderRegisterTransactionsForm({ financing: 'always', drawdownId: 'drw_1' }, fixture)
  await first.fill({ firstName: 'Ngozi', lastName: 'O', contactNumber: '08030000022', idType: 'bvn' })
  await first.fill({ idValue: '22000000022' })
  await first.goOn()
  await first.fill({ ...wholeTransaction, financier: 'others' })
  await first.goOn()
  await first.fill({ financedAmount: '90' })
  first.form().instalments.split(3)
  await waitFor(() => expect(first.form().instalments.count).toBe(3))
  first.unmount()
  const kept = fixture.draftStorage.getItem(fixture.draftStorage.key(0) ?? '') ?? ''
  expect(kept).not.toContain('22000000022')
  expect(kept).not.toContain('08030000022')
  const second = renderRegisterTransactionsForm({ financing: 'always', drawdownId: 'drw_1' }, fixture)
  await waitFor(() => expect(second.form()).toMatchObject({ draftRestored: true, page: 2 }))
  expect(second.value('instalments.2.amount')).toBe('30')
  second.form().actions.back()
  await waitFor(() => expect(second.value('amountPayable')).toBe('275,000.50'))
})

test('sector and financier begin as they were the last time on this device, of this business alone', async () => {
  const fixture = createFixture()
  const { fillPages, form, status, unmount } = renderRegisterTransactionsForm({ financing: 'never' }, fixture)
  await fillPages()
  await waitFor(() => expect(status()).toBe('review 1 -'))
  await form().actions.confirm()
  await waitFor(() => expect(status()).toMatch(/accepted$/))
  unmount()
  const kept = Array.from({ length: fixture.storage.length }, (_, at) => fixture.storage.key(at) ?? '')
    .filter((key) => key.startsWith('onlend:choices'))
    .map((key) => fixture.storage.getItem(key))
  expect(kept).toEqual([JSON.stringify({ sector: 'Lender', financier: 'operator' })])
  const draftless = { financing: 'never', draft: false } as const
  const next = renderRegisterTransactionsForm(draftless, fixture)
  next.form().actions.startOver()
  await next.fill({ firstName: 'Bisi', lastName: 'Adeyemi' })
  await next.goOn()
  await waitFor(() => expect(next.status()).toBe('details 1 -'))
  await waitFor(() => expect([next.value('sector'), next.value('financier')]).toEqual(['Lender', 'operator']))
})
