import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { createFixture } from '../../../test/createFixture.tsx'
import { renderWithdrawForm } from '../../../test/renderWithdrawForm.tsx'
import { readKeptWrite } from '../write-form/readKeptWrite.ts'

afterEach(cleanup)

test('a reload in the middle comes back to the withdrawal and never to an empty form', async () => {
  const fixture = createFixture()
  const { relay, unmount, confirm, status, toReview } = renderWithdrawForm({}, fixture)
  await toReview()
  relay.breakLine('after')
  await confirm()
  await waitFor(() => expect(status()).toMatch(/^outcome/))
  unmount()
  const { form, sandbox } = renderWithdrawForm({}, fixture)
  await waitFor(() => expect(status()).toBe('outcome accepted'))
  expect(form()).toMatchObject({
    resumed: true,
    review: null,
    operation: { summary: { destinationEnd: '6789' } },
  })
  expect(sandbox.calls).toHaveLength(1)
})

test('after a reload with the relay out of reach, the form still says what this device kept of it, and no more', async () => {
  const fixture = createFixture()
  const { relay, unmount, status, toReview, confirmTo } = renderWithdrawForm({}, fixture)
  await toReview()
  relay.breakLine('after')
  relay.breakLine('before', { reads: true, times: 40 })
  await confirmTo('outcome unknown')
  unmount()
  const { form } = renderWithdrawForm({}, fixture)
  await waitFor(() => expect(status()).toBe('outcome unknown'))
  const [{ createdAt } = {}] = relay.operations()
  expect(form()).toMatchObject({ resumed: true, operation: null, review: null })
  expect(form().sent).toEqual({
    summary: {
      ...{ amount: '50000', method: 'bank', destinationEnd: '6789' },
      ...{ recipient: null, institution: null, count: null },
    },
    sentAt: createdAt,
    endedAt: null,
  })
})

test.each([
  ['an amount that is none', { amount: { evil: 1 } }, { amount: null, destinationEnd: '6789' }],
  ['digits of an unknown kind', { method: undefined }, { amount: '50000', destinationEnd: null }],
])('of tampered storage on this device, %s is not shown', (_, changed, shown) => {
  // The cast stands for storage, which holds whatever was put there.
  const kept = {
    ...{ amount: '50000', method: 'bank', maskedDestination: '••••6789', createdAt: '2026-01-01T00:00:00Z' },
    ...changed,
  } as unknown as Parameters<typeof readKeptWrite>[0]
  expect(readKeptWrite(kept).summary).toMatchObject(shown)
})

test('closing the form while it is being sent and opening it again finds it still being sent', async () => {
  const fixture = createFixture()
  const release = fixture.relay.holdWrites()
  const { form, unmount, status, toReview } = renderWithdrawForm({}, fixture)
  await toReview()
  const sending = form().actions.confirm()
  await waitFor(() => expect(status()).toBe('review submitting'))
  unmount()
  renderWithdrawForm({}, fixture)
  await waitFor(() => expect(status()).toMatch(/^outcome (submitting|accepted)/))
  release()
  await sending
  await waitFor(() => expect(status()).toBe('outcome accepted'))
  expect(fixture.sandbox.calls).toHaveLength(1)
})

test('T81: a draft survives a killed tab, without the numbers', async () => {
  const fixture = createFixture()
  const { unmount, fill } = renderWithdrawForm({}, fixture)
  await fill()
  window.dispatchEvent(new Event('pagehide'))
  const key = fixture.draftStorage.key(0) ?? ''
  expect(fixture.draftStorage.getItem(key)).toContain('Ada Obi')
  expect(fixture.draftStorage.getItem(key)).not.toContain('0123456789')
  unmount()

  const { form } = renderWithdrawForm({}, fixture)
  await waitFor(() => expect(form().draftRestored).toBe(true))
  expect(screen.getByLabelText<HTMLInputElement>('accountName').value).toBe('Ada Obi')
  expect(screen.getByLabelText<HTMLInputElement>('accountNumber').value).toBe('')
  form().discardDraft()
  await waitFor(() => expect(form().draftRestored).toBe(false))
  expect(screen.getByLabelText<HTMLInputElement>('accountName').value).toBe('')
  expect(fixture.draftStorage.length).toBe(0)
})

test('a draft is gone once the withdrawal was accepted', async () => {
  const { draftStorage, unmount, fill, review, confirmTo } = renderWithdrawForm()
  await fill()
  window.dispatchEvent(new Event('pagehide'))
  expect(draftStorage.length).toBe(1)
  await review()
  await confirmTo('outcome accepted')
  unmount()
  expect(draftStorage.length).toBe(0)
})

test('a host may keep numbers in drafts, or keep no drafts', async () => {
  const kept = renderWithdrawForm({ draft: { numbers: true } })
  await kept.fill()
  kept.unmount()
  expect(kept.draftStorage.getItem(kept.draftStorage.key(0) ?? '')).toContain('0123456789')
  const none = renderWithdrawForm({ draft: false })
  await none.fill()
  none.unmount()
  expect(none.draftStorage.length).toBe(0)
})

test('a draft of a way that the host does not offer now begins with one that it does, and waits for its own', async () => {
  const fixture = createFixture()
  const correspondents = [{ id: 'MTN_MOMO_GHA', name: 'MTN' }]
  const both = renderWithdrawForm({ correspondents }, fixture)
  act(() => both.form().setMethod('mobile-money'))
  await userEvent.type(screen.getByLabelText('amount'), '500')
  both.unmount()
  const bankOnly = renderWithdrawForm({}, fixture)
  await waitFor(() => expect(bankOnly.form().draftRestored).toBe(true))
  expect(bankOnly.form()).toMatchObject({ method: 'bank' })
  expect(bankOnly.form().fields).toContain('accountNumber')
  bankOnly.rerender({ correspondents })
  expect(bankOnly.form()).toMatchObject({ method: 'mobile-money' })
})
