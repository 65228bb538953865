import { expect, test } from 'vitest'
import type { AuthorizeContext } from '../../identity/IdentityOptions.ts'
import { openSharedDatabase } from '../../../test/openSharedDatabase.ts'
import { approvalRelay, as } from '../../../test/approvals.ts'
import { requestDrawdown } from '../../../test/operations.ts'

test('S160: who may decide sees the whole account from the sealed body, and an entry of the audit says so; no other person sees it, and no person once it is decided', async () => {
  const asked: AuthorizeContext[] = []
  const relay = await approvalRelay({
    authorize: (context) => {
      asked.push(context)
      return true
    },
  })
  const show = (by: string) => relay.send('GET', '/operations/key-waiting/approval', as(by))
  await relay.withdraw('key-waiting', { account_number: ' 0123-456-789', narration: 'Rent of the shop' })
  const listed = await relay.send('GET', '/operations/key-waiting', as('checker'))
  expect(listed.text).not.toContain('0123')
  expect(listed.data).toMatchObject({ approval: { rule: { above: '1000', currency: 'NGN' } } })
  expect((await show('checker')).data).toEqual({
    ...{ destination: '0123-456-789', narration: 'Rent of the shop', tenor: null, isFirstPayment: true },
  })
  expect(asked.at(-1)).toMatchObject({ endpoint: 'getApproval', operation: { destination: '0123456789' } })
  expect((await show('uB')).code).toBe('not_found')
  expect((await show('viewer')).code).toBe('not_found')
  const entries = () =>
    openSharedDatabase().then((database) =>
      database.query("select by_whom, subject, facts from onlend_audit where action = 'shown'"),
    )
  expect(await entries()).toEqual([
    { by_whom: 'checker', subject: 'key-waiting', facts: { kind: 'withdraw', askedBy: 'uA' } },
  ])
  const approving = { body: {}, ...as('uP') }
  expect((await relay.send('POST', '/operations/key-waiting/approval', approving)).status).toBe(200)
  expect((await show('checker')).code).toBe('not_found')
  expect(await entries()).toHaveLength(1)
  await relay.withdraw('key-waiting-2', { account_number: '0123456789', amount: 2000 })
  const again = await relay.send('GET', '/operations/key-waiting-2/approval', as('checker'))
  expect(again.data).toMatchObject({ isFirstPayment: false })
})

test('S160: where the audit cannot be written the number does not leave', async () => {
  const relay = await approvalRelay()
  await relay.withdraw('key-waiting')
  relay.store.appendAudit = () => Promise.reject(new Error('down'))
  const refused = await relay.send('GET', '/operations/key-waiting/approval', as('checker'))
  expect([refused.status, refused.code]).toEqual([503, 'store_unavailable'])
  expect(refused.text).not.toContain('0123456789')
})

test('a drawdown that waits shows its days, and goes to no account', async () => {
  const relay = await approvalRelay({
    spendingControls: { currency: 'NGN', requestDrawdown: { approval: { above: '1000' } } },
  })
  await requestDrawdown(relay, 'key-drawdown', { amount: 2000, tenor: 30 })
  const shown = await relay.send('GET', '/operations/key-drawdown/approval', as('checker'))
  expect(shown.data).toEqual({ destination: null, narration: null, tenor: 30, isFirstPayment: null })
})
