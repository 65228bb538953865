import { startOperation, withdraw } from '@onlend/core'
import { act, cleanup, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createFixture } from '../../../test/createFixture.tsx'
import { renderWithdrawForm } from '../../../test/renderWithdrawForm.tsx'

afterEach(cleanup)

/** Waits until the page shows what came of it: a query tells its readers one turn later. */
async function drawn(work: Promise<void>): Promise<void> {
  await act(async () => {
    await work
    await new Promise((resolve) => setTimeout(resolve))
  })
}

test('T10: a lost answer is followed to its true end, and nothing is sent again', async () => {
  const { form, relay, sandbox, status, toReview, confirmTo } = renderWithdrawForm()
  await toReview()
  relay.breakLine('after')
  relay.breakLine('before', { reads: true, times: 2 })
  await confirmTo('outcome unknown')
  expect(form().sent?.summary).toEqual(relay.operations()[0]?.summary)
  await form().actions.confirm()
  await form().actions.sendAgainSameKey()
  await form().actions.checkAgain()
  await waitFor(() => expect(status()).toBe('outcome accepted'))
  await sandbox.advance(3_000)
  await form().actions.checkAgain()
  await waitFor(() => expect(status()).toBe('outcome succeeded'))
  expect(sandbox.calls).toHaveLength(1)
})

test('what the relay has said to be unknown stays so when it is not found any more, also after a reload', async () => {
  const before = renderWithdrawForm()
  await before.toReview('150.06')
  before.relay.breakLine('before', { reads: true, times: 2 })
  await before.confirmTo('outcome unknown')
  before.relay.loseLedger()
  await drawn(before.form().actions.checkAgain())
  expect(before.status()).toBe('outcome unknown')
  await before.form().actions.sendAgainSameKey()
  before.unmount()

  const after = renderWithdrawForm({}, { ...createFixture(), ...before })
  await waitFor(() => expect(after.form().resumed).toBe(true))
  await drawn(after.form().actions.checkAgain())
  expect(after.status()).toBe('outcome unknown')
  expect(before.sandbox.calls).toHaveLength(1)
})

test('what was asked for so long ago that it is not kept is shown as it ended, and is not sent again', async () => {
  const { form, relay, sandbox, status, toReview, confirmTo } = renderWithdrawForm()
  await toReview('150.06')
  await confirmTo('outcome unknown')
  const operationId = form().operationId ?? ''
  relay.tell(operationId, { outcome: 'succeeded' })
  relay.forget(operationId)
  await drawn(form().actions.checkAgain())
  await waitFor(() => expect(status()).toBe('outcome succeeded'))
  expect(form().error?.code).toBe('operation_forgotten')
  await form().actions.sendAgainSameKey()
  await form().actions.confirm()
  expect(sandbox.calls).toHaveLength(1)
  // It has ended, so another one may begin.
  await drawn(Promise.resolve(form().actions.startOver()))
  expect(status()).toBe('details -')
})

test('a key that is answered as forgotten at once leaves nothing to come back to', async () => {
  const before = renderWithdrawForm()
  await before.toReview()
  const operationId = before.form().operationId ?? ''
  const body = {
    account_type: 'bank',
    name: 'Ada',
    amount: '1',
    account_number: '1',
    bank_code: '058',
  } as const
  await startOperation(
    before.relay.createClient(),
    withdraw,
    { customerPartnerId: 'cp_adaeze', body },
    { operationId },
  )
  await before.sandbox.advance(3_000)
  before.relay.forget(operationId)
  await before.confirmTo('outcome succeeded')
  before.unmount()
  const after = renderWithdrawForm({}, { ...createFixture(), ...before })
  expect(after.status()).toBe('details -')
  expect(before.sandbox.calls).toHaveLength(1)
})

test('while the ledger does not know whether it was sent, nothing is sent again, also after a reload', async () => {
  const before = renderWithdrawForm()
  await before.toReview()
  before.relay.restoreLedger()
  await before.confirmTo('outcome unknown')
  expect(before.form().error?.code).toBe('ledger_restored')
  await before.form().actions.sendAgainSameKey()
  await before.form().actions.confirm()
  before.unmount()
  const after = renderWithdrawForm({}, { ...createFixture(), ...before })
  await waitFor(() => expect(after.form().error?.code).toBe('ledger_restored'))
  expect([after.status(), after.form().resumed]).toEqual(['outcome unknown', true])
  expect(before.sandbox.calls).toHaveLength(0)
})

test('an operation that was seen once is not taken for one that never arrived', async () => {
  const { form, relay, status, toReview, confirmTo } = renderWithdrawForm()
  await toReview()
  relay.breakLine('after')
  await confirmTo('outcome accepted')
  relay.loseLedger()
  await drawn(form().actions.checkAgain())
  expect(status()).toBe('outcome accepted')
})

test('while it is not known for whom a person acts, their unknown withdrawal stays unknown, and is read', async () => {
  let areRightsKnown = true
  const link =
    (relayFetch: typeof fetch): typeof fetch =>
    async (input, init) => {
      const isOwnOperation = /\/operations\/|\/withdraw$/.test(String(input))
      if (areRightsKnown || isOwnOperation) return relayFetch(input, init)
      const headers = { 'Onlend-Error': 'rights_unknown', 'Onlend-Relay': '1' }
      return Response.json(
        { status: 'error', message: 'rights_unknown', data: null },
        { status: 503, headers },
      )
    }
  const { form, sandbox, status, toReview, confirmTo } = renderWithdrawForm({}, createFixture({ link }))
  await toReview('150.06')
  await confirmTo('outcome unknown')
  areRightsKnown = false
  await drawn(form().actions.checkAgain())
  expect(status()).toBe('outcome unknown')
  await sandbox.advance(3_000)
  await drawn(form().actions.checkAgain())
  await waitFor(() => expect(status()).toBe('outcome succeeded'))
})

test('what the relay never received can be sent again, under the same id', async () => {
  const { form, relay, sandbox, status, toReview, confirmTo } = renderWithdrawForm()
  await toReview()
  const id = form().operationId
  relay.breakLine('before')
  await confirmTo('outcome notReceived')
  await form().actions.sendAgainSameKey()
  await waitFor(() => expect(status()).toBe('outcome accepted'))
  expect(form().operationId).toBe(id)
  expect(sandbox.calls).toHaveLength(1)
})
