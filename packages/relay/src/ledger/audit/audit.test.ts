import { listAudit } from '@onlend/core/relay'
import { expect, test } from 'vitest'
import { openSharedDatabase } from '../../../test/openSharedDatabase.ts'
import { sendWebhook } from '../../../test/sendWebhook.ts'
import { asOperator, assign, authenticate, listInbox, resolve } from '../../../test/operator.ts'
import { type TestRelay, testRelay } from '../../../test/testRelay.ts'
import { withdrawAnyway } from '../../../test/withdrawAnyway.ts'

const as = asOperator
const read = async ({ send }: TestRelay, query = '') =>
  listAudit.output.parse({ data: (await send('GET', `/audit${query}`, as())).data })

/** Does one of everything that is audited, and returns the relay. */
async function decide(): Promise<TestRelay> {
  const relay = await testRelay({ authenticate, operations: { fourEyes: true } })
  await relay.withdraw('key-first')
  await withdrawAnyway(relay, 'key-again')
  relay.upstream.answer = () => new TypeError('reset')
  await relay.withdraw('key-unknown', { amount: 9 })
  const said = { outcome: 'failed', evidence: { text: 'not on the statement' } }
  const { data } = await resolve(relay, 'key-unknown', said, 'u1')
  // The cast names what the route sends.
  const { proposal } = data as { proposal: { id: string } }
  await resolve(relay, 'key-unknown', { confirms: proposal.id }, 'u2')
  await sendWebhook(relay, {
    id: 'evt_1',
    data: { customer_partner_id: undefined, account_number: undefined },
  })
  await sendWebhook(relay, { id: 'evt_2', data: { customer_partner_id: undefined, amount: 77 } })
  const inbox = await listInbox(relay)
  const dismissed = inbox.find(({ amount }) => amount === '77')
  const assigned = inbox.find((event) => event !== dismissed)
  await assign(relay, assigned?.id, { operationId: 'key-first', customerPartnerId: 'cp_a' })
  await relay.send('POST', `/inbox/${dismissed?.id}/dismissal`, { ...as('u4'), body: { reason: 'not ours' } })
  await relay.relay.revoke({ userId: 'uB' }, { by: 'u5' })
  return relay
}

test('S103: the audit says who confirmed, proposed, assigned, dismissed and revoked what, and nothing that they wrote', async () => {
  const relay = await decide()
  const records = await read(relay)
  expect(records.map(({ action, by, customerPartnerId }) => [action, by, customerPartnerId])).toEqual([
    ['duplicateConfirmed', 'uA', 'cp_a'],
    ['proposed', 'u1', 'cp_a'],
    ['confirmed', 'u2', 'cp_a'],
    ['assigned', 'uO', 'cp_a'],
    ['dismissed', 'u4', null],
    ['revoked', 'u5', null],
  ])
  expect(JSON.stringify(records)).not.toMatch(/not on the statement|not ours|uB/)
  expect(records.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4, 5, 6])
  expect(await read(relay, '?after=5')).toHaveLength(1)
  const newest = await read(relay, '?order=newest')
  expect(newest).toEqual(records.toReversed())
  expect(await read(relay, '?order=newest&after=3')).toEqual(newest.slice(4))
  expect(await relay.relay.checkAudit()).toMatchObject({ entries: 6, brokenAt: null })
})

test('S103: the audit comes as a file too, in which no cell is a formula', async () => {
  const relay = await testRelay({ authenticate })
  await relay.relay.revoke({ userId: 'uB' }, { by: '=cmd|"calc"!A1' })
  const response = await relay.relay.fetch(
    new Request('https://app.test/lending/audit?format=csv', {
      headers: { 'X-Relay': '1', 'Sec-Fetch-Site': 'same-origin', 'X-Test-Operator': 'uO' },
    }),
  )
  const [head, row] = (await response.text()).split('\r\n')
  expect(response.headers.get('Content-Type')).toBe('text/csv; charset=utf-8')
  expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff')
  expect(head).toBe('sequence,at,action,by,customerPartnerId,channelPartnerId,subject,facts,hash')
  expect(row).toContain('revoked,"\'=cmd|""calc""!A1",')
})

test('S103: only an operator reads the audit', async () => {
  const relay = await testRelay({ authenticate })
  expect((await relay.send('GET', '/audit')).code).toBe('forbidden')
  for (const wrong of ['after=x', 'order=best', 'format=pdf'])
    expect((await relay.send('GET', `/audit?${wrong}`, as())).code).toBe('malformed_request')
})

const asOwner = async (sql: string): Promise<unknown> =>
  (await openSharedDatabase()).transaction(async (transaction) => {
    await transaction.query("set local session_replication_role = 'replica'")
    await transaction.query(sql)
  })

test.each([
  ['a changed fact', `update onlend_audit set facts = '{"outcome": "succeeded"}' where sequence = 3`, 3],
  ['another person', "update onlend_audit set by_whom = 'u1' where sequence = 3", 3],
  ['a missing entry', 'delete from onlend_audit where sequence = 3', 3],
  ['an entry that was taken from its end', 'delete from onlend_audit where sequence = 6', 6],
  [
    'an entry made without the secret',
    "update onlend_audit set by_whom = 'u9', hash = md5('x') where sequence = 6",
    6,
  ],
])('S103: the check finds %s', async (_what, tampering, brokenAt) => {
  const relay = await decide()
  const { head } = await relay.relay.checkAudit()
  const database = await openSharedDatabase()
  // The database itself refuses, but not the role that owns it.
  await expect(database.query(tampering)).rejects.toThrow('kept as they are')
  await asOwner(tampering)
  expect(await relay.relay.checkAudit(head ? { known: head } : {})).toMatchObject({ brokenAt })
})

test('S103: the check finds an entry that was written after another beginning, as of a backup', async () => {
  const relay = await testRelay({ authenticate })
  for (const by of ['u1', 'u2']) await relay.relay.revoke({ userId: 'uB' }, { by })
  const { head: known } = await relay.relay.checkAudit()
  await asOwner('create temporary table kept as select * from onlend_audit where sequence = 2')
  await asOwner('delete from onlend_audit')
  await relay.relay.revoke({ userId: 'uB' }, { by: 'u3' })
  await asOwner('insert into onlend_audit select * from kept')
  await asOwner('drop table kept')
  expect(await relay.relay.checkAudit()).toMatchObject({ entries: 1, brokenAt: 2 })

  // The whole audit of another history is found by what is known of this one.
  await asOwner('delete from onlend_audit where sequence = 2')
  await relay.relay.revoke({ userId: 'uB' }, { by: 'u4' })
  expect(await relay.relay.checkAudit()).toMatchObject({ brokenAt: null })
  expect(await relay.relay.checkAudit(known ? { known } : {})).toMatchObject({ brokenAt: 2 })
})

test('S103: the file holds all of an audit, however many pages it has', async () => {
  const relay = await testRelay({ authenticate })
  const count = 401
  await asOwner(
    `insert into onlend_audit select 'sandbox', n, n, 'revoked', 'u', null, null, null, '{}', '', 'hash ' || n
    from generate_series(1, ${count}) n`,
  )
  const ask = async (query: string) => {
    const headers = { ...as().headers, 'Sec-Fetch-Site': 'same-origin' }
    const request = new Request(`https://app.test/lending/audit?format=csv${query}`, { headers })
    const lines = (await (await relay.relay.fetch(request)).text()).trim().split('\r\n')
    return lines.slice(1).map((line) => Number(line.split(',')[0]))
  }
  expect(await ask('')).toEqual(Array.from({ length: count }, (_none, at) => at + 1))
  expect(await ask('&order=newest&after=3')).toEqual([2, 1])
})

test('S103: a revocation that cannot be audited is not kept, and its entry is signed', async () => {
  const relay = await testRelay({ authenticate })
  const database = await openSharedDatabase()
  await relay.relay.revoke({ userId: 'uB' }, { by: 'u1' })
  // What refuses the entry refuses the revocation too.
  const other = await testRelay({
    store: relay.store,
    authenticate,
    ledgerSecret: 'another secret than the one before',
  })
  await expect(other.relay.revoke({ userId: 'uC' }, { by: 'u2' })).rejects.toThrow()
  await database.query('alter table onlend_audit add constraint test_refuses check (sequence < 2)')
  try {
    await expect(relay.relay.revoke({ userId: 'uD' }, { by: 'u3' })).rejects.toThrow('test_refuses')
  } finally {
    await database.query('alter table onlend_audit drop constraint test_refuses')
  }
  expect(await relay.store.listRevocations('sandbox', 0)).toHaveLength(1)
  expect(await relay.relay.checkAudit()).toMatchObject({ entries: 1, brokenAt: null })
  // A sign-out has no entry, and needs no secret.
  await other.relay.revoke({ sessionId: 'session-1' })
  expect(await relay.store.listRevocations('sandbox', 0)).toHaveLength(2)
})
