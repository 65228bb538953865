import { beginBatch } from '../../../test/batches.ts'
import { readdir } from 'node:fs/promises'
import { listAudit } from '@onlend/core/relay'
import { expect, test } from 'vitest'
import { createSealing } from '../../database/sealing/createSealing.ts'
import { openSharedDatabase } from '../../../test/openSharedDatabase.ts'
import { systemClock } from '../../lib/systemClock.ts'
import { sendWebhook } from '../../../test/sendWebhook.ts'
import { type StagingRelay, stagingRelay } from '../../../test/stagingRelay.ts'
import { testSecret } from '../../../test/openStore.ts'
import { asOperator, authenticate, listInbox, resolve } from '../../../test/operator.ts'

const day = 86_400_000
const limits = { on: false }

/** A relay whose spending controls can be switched on. */
const openRelay = () =>
  stagingRelay({
    spendingControls: () =>
      limits.on ? { currency: 'NGN', withdraw: { newDestination: { coolingOff: 1_000 } } } : null,
    authenticate,
  })

type Side = 'a' | 'b'
const owners = { a: { partner: 'cp_a', as: 'uA' }, b: { partner: 'cp_b', as: 'uB' } } as const
/** What is told of one side and of no other. */
const getCanaries = (side: Side) => ({
  name: `Canary-Name-${side}`,
  message: `Canary-Message-${side}`,
  evidence: `Canary-Evidence-${side}`,
  reason: `Canary-Reason-${side}`,
  file: `canary-file-${side}.csv`,
  draft: `Canary-Draft-${side}`,
  invoice: `Canary-Invoice-${side}`,
  key: `key-${side}`,
  // As a column, since two letters are in every longer text.
  actor: `,${owners[side].as},`,
})

/** Leaves something of an owner in every table that can hold it. */
async function leave(relay: StagingRelay, side: Side): Promise<void> {
  const { partner, as } = owners[side]
  const canary = getCanaries(side)
  const withdraw = (key: string, amount: number, account = '012345678') =>
    relay.send('POST', `/v1/baas/customer-partner/${partner}/withdraw`, {
      as,
      body: {
        ...{ account_type: 'bank', name: canary.name, amount, bank_code: '058' },
        account_number: `${account}${side === 'a' ? 1 : 2}`,
      },
      headers: { 'Idempotency-Key': `${canary.key}-${key}` },
    })
  relay.upstream.answer = () => Response.json({ status: 'success', message: canary.message, data: [] })
  await withdraw('settled', 5)
  const data = { customer_partner_id: partner, account_number: undefined, amount: undefined }
  await sendWebhook(relay, {
    id: `evt_${side}`,
    data: { ...data, reference: `${canary.key}-settled`, message: canary.message },
  })
  await relay.send('POST', '/v1/transactions/register', {
    as,
    body: {
      ...{ customer_partner_id: partner, sector: 'Lender', financed_transactions: [] },
      transactions: [{ transaction_reference: canary.invoice, amount_payable: 10 }],
    },
    headers: { 'Idempotency-Key': `${canary.key}-set` },
  })
  await sendWebhook(relay, {
    id: `evt_set_${side}`,
    event: 'transaction.succeeded',
    data: { ...data, reference: `${canary.key}-set`, message: canary.message },
  })
  relay.upstream.answer = () => new TypeError('reset')
  await withdraw('resolved', 6)
  const evidence = { text: canary.evidence, reference: canary.evidence }
  const said = { outcome: 'failed', evidence, customerPartnerId: partner }
  await resolve(relay, `${canary.key}-resolved`, said)
  await sendWebhook(relay, {
    id: `evt_dismissed_${side}`,
    data: { ...data, amount: 77, message: canary.message },
  })
  const dismissal = { ...asOperator(), body: { reason: canary.reason } }
  for (const { id } of await listInbox(relay)) await relay.send('POST', `/inbox/${id}/dismissal`, dismissal)
  await relay.stage('date,amount\n', { as, facts: { name: canary.file, customer_partner_id: partner } })
  await relay.send('PUT', `/drafts/submitCreditAssessment/current?customer_partner_id=${partner}`, {
    as,
    body: { revision: null, value: { note: canary.draft } },
  })
  await beginBatch(relay, 2, { ...{ as, partner, id: `${canary.key}-batch`, fileName: canary.file } })
  const rows = [
    { line: 2, payment: { transaction_reference: canary.invoice, amount: 1 }, statementLines: [] },
  ]
  await relay.send('POST', `/batches/${canary.key}-batch/rows`, { as, body: { from: 0, rows } })
  limits.on = true
  await withdraw('held', 7, '987654321')
  limits.on = false
}

const sealing = createSealing({ ledgerSecret: testSecret, clock: systemClock })
const abouts = [
  ...['recipient', 'answer', 'message', 'result', 'delivery', 'reason', 'file', 'actor', 'draft'],
  ...['request', 'batch', 'principal'],
]

/** Every table as text, with everything in it opened that is sealed. */
async function dump(): Promise<Map<string, string>> {
  const database = await openSharedDatabase()
  const tables = await database.query<{ name: string }>(
    "select tablename as name from pg_tables where tablename like 'onlend\\_%' order by 1",
  )
  const texts = new Map<string, string>()
  for (const { name } of tables) {
    const rows = await database.query<{ row: string }>(`select t::text as row from ${name} t`)
    const text = rows.map(({ row }) => row).join('\n')
    const sealed = text.match(/sealed\.[0-9a-f]{16}\.[A-Za-z0-9+/=]+/g) ?? []
    const opened = sealed.map((one) =>
      Promise.any(abouts.map((about) => sealing.open(one, about))).catch(() => ''),
    )
    texts.set(name, [text, ...(await Promise.all(opened))].join('\n'))
  }
  return texts
}

const found = (tables: Map<string, string>, canary: string): string[] =>
  [...tables].flatMap(([name, text]) => (text.includes(canary) ? [name] : []))

test('S116: an erasure takes out of every table and the staging what is kept of one partner, and nothing of another', async () => {
  const relay = await openRelay()
  for (const side of ['a', 'b'] as const) await leave(relay, side)
  relay.time.now += 15 * day
  const before = await dump()
  for (const side of ['a', 'b'] as const)
    for (const [what, canary] of Object.entries(getCanaries(side)))
      expect([what, found(before, canary)]).not.toEqual([what, []])
  const ofB = await getRows('cp_b')
  const files = (await readdir(relay.folder)).length

  const { erased, kept } = await relay.relay.erase({ customerPartnerId: 'cp_a' }, { by: 'uO' })
  expect(kept).toEqual([])
  expect(erased).toEqual({
    ...{ operations: 3, events: 3, batches: 1, drafts: 1, uploads: 1, destinations: 1, snapshots: 0 },
    changeEvents: expect.any(Number),
    outcomes: 0,
  })
  const after = await dump()
  const { key, ...canaries } = getCanaries('a')
  for (const [what, canary] of Object.entries(canaries))
    expect([what, found(after, canary)]).toEqual([what, []])
  // The owner and the keys are ids: they are known for good, so that nothing is sent twice.
  expect(found(after, key)).toEqual(['onlend_audit', 'onlend_tombstone_references', 'onlend_tombstones'])
  expect(found(after, 'cp_a')).toEqual([
    ...['onlend_audit', 'onlend_owners', 'onlend_tombstone_references', 'onlend_tombstones'],
  ])
  for (const [what, canary] of Object.entries(getCanaries('b')))
    expect([what, found(after, canary)]).toEqual([what, found(before, canary)])
  expect(await getRows('cp_b')).toEqual(ofB)
  expect((await readdir(relay.folder)).length).toBeLessThan(files)

  expect(relay.logs.join('\n')).not.toMatch(/Canary/)
  const { data } = await relay.send('GET', '/audit?order=newest', asOperator())
  const [entry, second] = listAudit.output.parse({ data })
  expect(entry).toMatchObject({
    ...{ action: 'erased', by: 'uO', customerPartnerId: 'cp_a', subject: null, facts: erased },
  })
  expect(second?.action).not.toBe('erased')
  const { entries, brokenAt } = await relay.relay.checkAudit()
  expect(brokenAt).toBeNull()
  // Run again, it does nothing and is not in the audit a second time.
  const again = await relay.relay.erase({ customerPartnerId: 'cp_a' }, { by: 'uO' })
  expect([Object.values(again.erased).every((rows) => rows === 0), again.kept]).toEqual([true, []])
  expect((await relay.relay.checkAudit()).entries).toBe(entries)
})

/** The rows of an owner in every table that names one. */
async function getRows(id: string): Promise<string[]> {
  const texts = await dump()
  return [...texts.values()]
    .flatMap((text) => text.split('\n').filter((row) => row.includes(`,${id},`)))
    .sort()
}

test('S114: an erasure leaves what is in flight, in doubt or recent, and names it; later it can be run again', async () => {
  const relay = await openRelay()
  await leave(relay, 'a')
  const erase = () => relay.relay.erase({ customerPartnerId: 'cp_a' }, { by: 'uO' })
  relay.time.now += day
  const early = await erase()
  expect(early.erased).toMatchObject({ operations: 0, drafts: 1, uploads: 1, destinations: 1 })
  expect(early.kept.map(({ what, id, why }) => `${what} ${id} ${why}`).sort()).toEqual([
    'operation key-a-resolved recent',
    'operation key-a-set recent',
    'operation key-a-settled recent',
  ])
  relay.upstream.answer = () => new TypeError('reset')
  await relay.withdraw('key-unknown', { amount: 9 })
  relay.time.now += 15 * day
  const { kept } = await erase()
  expect(kept).toEqual([{ what: 'operation', id: 'key-unknown', why: 'outcomeUnknown' }])
  expect((await relay.withdraw('key-unknown', { amount: 9 })).code).toBe('outcome_unknown')
  await resolve(relay, 'key-unknown', { outcome: 'failed', evidence: { text: 'not on the statement' } })
  relay.time.now += 15 * day
  expect((await erase()).kept).toEqual([])
})

test('S114: a staged file whose write is being sent stays, and so does one whose bytes cannot be deleted', async () => {
  let isBroken = false
  const relay = await stagingRelay({
    wrapStaging: (staging) => ({
      ...staging,
      remove: (id) => (isBroken ? Promise.reject(new Error('EACCES')) : staging.remove(id)),
    }),
  })
  await relay.stage('date,amount\n')
  const database = await openSharedDatabase()
  await relay.withdraw('key-sent')
  await database.query("update onlend_operations set state = 'submitting', kind = 'submitCreditAssessment'")
  const erase = () => relay.relay.erase({ customerPartnerId: 'cp_a' }, { by: 'uO' })
  const why = async () => (await erase()).kept.filter(({ what }) => what === 'upload').map(({ why }) => why)
  expect(await why()).toEqual(['inFlight'])
  await database.query("update onlend_operations set state = 'accepted'")
  isBroken = true
  expect(await why()).toEqual(['staging'])
  expect(await readdir(relay.folder)).not.toEqual([])
  isBroken = false
  expect(await why()).toEqual([])
})

test('S116: what operators said goes only with the operation that it is about', async () => {
  const relay = await openRelay()
  await leave(relay, 'a')
  const database = await openSharedDatabase()
  const remove = 'delete from onlend_resolutions'
  await expect(database.query(remove)).rejects.toThrow('kept as they are')
  await database.query(
    `insert into onlend_tombstones select environment, owner_kind, owner_id, id, kind, state, 'retention', 1, 1 from onlend_operations`,
  )
  await expect(database.query(remove)).rejects.toThrow('kept as they are')
  await database.query('delete from onlend_operations')
  await expect(database.query("update onlend_resolutions set outcome = 'succeeded'")).rejects.toThrow(
    'kept as they are',
  )
  await database.query(remove)
})

test.each([
  [{}, { by: 'uO' }],
  [{ customerPartnerId: '' }, { by: 'uO' }],
  [{ customerPartnerId: 'cp_a' }, {}],
  [{ customerPartnerId: 'cp_a' }, undefined],
])('an erasure without a partner or a person is refused: %j, %j', async (subject, options) => {
  const relay = await openRelay()
  await expect(relay.relay.erase(subject as never, options as never)).rejects.toThrow(TypeError) // As plain JavaScript calls it.
})
