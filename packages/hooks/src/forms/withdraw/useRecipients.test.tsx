import { cleanup, render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { createFixture } from '../../../test/createFixture.tsx'
import { renderWithdrawForm } from '../../../test/renderWithdrawForm.tsx'
import type { LendingStorage } from '../../index.ts'
import { useRecipients, type Beneficiary, type Recipient } from '../index.ts'

afterEach(cleanup)

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)

const fromLedger: Recipient = {
  ...{ key: 'bank/058/6789', name: 'Chidi Okafor', method: 'bank', institution: '058', number: null },
  ...{ institutionName: 'Guaranty Trust Bank', destinationEnd: '6789', wasPaid: true, isFavourite: false },
}

test('one from the ledger fills in bank and name, and the number is typed again', async () => {
  const { form, user, review, sandbox, confirmTo } = renderWithdrawForm()
  await user.type(field('accountNumber'), '999')
  form().chooseRecipient(fromLedger)
  await waitFor(() => expect(form().recipient).toEqual(fromLedger))
  expect([field('bankCode').value, field('accountName').value]).toEqual(['058', 'Chidi Okafor'])
  expect(field('accountNumber').value).toBe('')
  await user.type(field('amount'), '50000')
  await user.type(field('accountNumber'), '2123 456 789')
  await review()
  await waitFor(() => expect(form().review).toMatchObject({ institutionName: 'Guaranty Trust Bank' }))
  await confirmTo('outcome accepted')
  expect(sandbox.calls.map((call) => call.body)).toMatchObject([
    { name: 'Chidi Okafor', account_number: '2123456789', bank_code: '058' },
  ])
  form().actions.startOver()
  await waitFor(() => expect(form().recipient).toBeNull())
})

test('S137: the number of somebody else is refused under the name of a recipient that was chosen', async () => {
  const { form, user, review, sandbox } = renderWithdrawForm()
  form().chooseRecipient(fromLedger)
  await user.type(field('amount'), '50000')
  await user.type(field('accountNumber'), '2123456780')
  await review()
  await waitFor(() => expect(form().field('accountNumber').errorCode).toBe('NOT_THE_RECIPIENT'))
  expect(form().step).toBe('details')
  expect(sandbox.calls).toHaveLength(0)
})

test('another bank, or another way, is somebody else: their number is free again', async () => {
  const { form } = renderWithdrawForm({ correspondents: [{ id: 'MTN_MOMO_NGA', name: 'MTN MoMo' }] })
  form().chooseRecipient(fromLedger)
  await waitFor(() => expect(form().recipient).toEqual(fromLedger))
  form().chooseBank(null)
  await waitFor(() => expect(form().recipient).toBeNull())
  form().chooseRecipient(fromLedger)
  await waitFor(() => expect(form().recipient).toEqual(fromLedger))
  form().setMethod('mobile-money')
  await waitFor(() => expect(form().recipient).toBeNull())
})

test('a mobile number of somebody else is refused too, and one of the host’s list needs the amount alone', async () => {
  const wallet = { ...fromLedger, method: 'mobile-money', institution: 'MTN_MOMO_NGA', name: null } as const
  const { form, user, review } = renderWithdrawForm({
    correspondents: [{ id: 'MTN_MOMO_NGA', name: 'MTN MoMo' }],
    narrationTemplate: 'Stock',
  })
  form().chooseRecipient(wallet)
  await waitFor(() => expect(form().method).toBe('mobile-money'))
  await user.type(field('amount'), '50000')
  await user.type(field('mobileNumber'), '08030000000')
  await review()
  await waitFor(() => expect(form().field('mobileNumber').errorCode).toBe('NOT_THE_RECIPIENT'))
  form().chooseRecipient({ ...wallet, number: '08031236789' })
  await waitFor(() => expect(field('mobileNumber').value).toBe('08031236789'))
  await review()
  await waitFor(() => expect(form().review).toMatchObject({ destination: '+2348031236789' }))
})

const beneficiaries: readonly Beneficiary[] = [
  { name: 'Bola Estates', method: 'bank', institution: '058', number: '2123456789' },
]

type Seen = { current: ReturnType<typeof useRecipients> | null }

function List({ seen }: { seen: Seen }): ReactNode {
  seen.current = useRecipients({ beneficiaries })
  return null
}

test('S137: of a recipient the device remembers the bank and four digits, no name and no number', async () => {
  const fixture = createFixture()
  const seen: Seen = { current: null }
  const { unmount } = render(<List seen={seen} />, { wrapper: fixture.wrapper })
  const form = renderWithdrawForm({}, fixture)
  const [landlord] = seen.current?.recipients ?? []
  if (!landlord) throw new Error('The host’s list is missing')
  seen.current?.toggleFavourite(landlord.key)
  form.form().chooseRecipient(landlord)
  await waitFor(() => expect(seen.current?.recipients[0]?.isFavourite).toBe(true))
  await form.user.type(field('amount'), '50000')
  form.unmount()
  const read = ({ storage }: { storage: LendingStorage }) =>
    Array.from({ length: storage.length }, (_, index) => storage.getItem(storage.key(index) ?? '')).join()
  const [kept, drafts] = [read(fixture), read({ storage: fixture.draftStorage })]
  expect(kept).toContain('bank/058/6789')
  expect(drafts).toContain('50000')
  expect(kept + drafts).not.toContain('2123456789')
  expect(kept).not.toContain('Bola')
  unmount()
  render(<List seen={seen} />, { wrapper: fixture.wrapper })
  expect(seen.current?.recipients[0]?.isFavourite).toBe(true)
  seen.current?.toggleFavourite(landlord.key)
  await waitFor(() => expect(seen.current?.recipients[0]?.isFavourite).toBe(false))
})
