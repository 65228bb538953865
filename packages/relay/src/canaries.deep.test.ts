import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { prometheusMetrics } from './observability/prometheusMetrics.ts'
import { callEverywhere, personal } from '../test/callEverywhere.ts'
import { openPgliteTemplate } from '../test/openPgliteTemplate.ts'
import { routes } from '../test/routes.ts'
import { people, type TestRelay } from '../test/testRelay.ts'
import { sendWebhook } from '../test/sendWebhook.ts'
import { stagingRelay } from '../test/stagingRelay.ts'
import { newOwner, withdrawClaim } from '../test/storeFixtures.ts'
import type { Database } from './database/Database.ts'
import type { WithdrawRules } from './ledger/spending/SpendingControls.ts'
import { createStore } from './createStore.ts'

/** What the service, its webhooks and operators tell of people. */
const told = {
  bvn: '22255544411',
  nin: '55566677788',
  mother: 'Canary-Maiden',
  born: '1971-03-29',
  scan: 'https://files.test/canary-scan',
  recipient: 'Canary-Recipient',
  business: 'Canary-Business',
  message: 'Canary-Message',
  file: 'canary-file-name',
  draft: 'Canary-Draft',
  evidence: 'Canary-Evidence',
  reason: 'Canary-Reason',
  account: '7788990011',
  /** A digest: who has the line can make it, so that only its keyed hash is kept of what was credited. */
  line: 'CanaryDigestOfOneLine0',
}
const customer = {
  ...{ bvn: told.bvn, unique_id: told.bvn, nin: told.nin, mother_maiden_name: told.mother },
  ...{ date_of_birth: told.born, nin_slip: told.scan, first_name: told.recipient },
}
const answer = {
  status: 'success',
  message: told.message,
  data: { customer, partner: customer, compliance: customer },
}

/** References are what the database compares, and `callEverywhere` uses this number as one. */
const { nin: _reference, ...typed } = personal
const forbidden = [...Object.values(told), ...Object.values(typed)]
const findable = 'findable-reference-0001'

/** Tables of ids, references and moments alone, which nothing here fills: a fence would stop all else, and what is forgotten is two weeks old. */
const unfilled = new Set(['onlend_fences', 'onlend_tombstones', 'onlend_tombstone_references'])

/** Every table of the ledger, as text. */
async function dump(database: Database): Promise<Map<string, string>> {
  const tables = await database.query<{ name: string }>(
    "select tablename as name from pg_tables where tablename like 'onlend\\_%' order by 1",
  )
  const texts = new Map<string, string>()
  for (const { name } of tables) {
    const rows = await database.query<{ row: string }>(`select t::text as row from ${name} t`)
    texts.set(name, rows.map(({ row }) => row).join('\n'))
  }
  return texts
}

/** Does everything once that leaves something in the ledger. */
async function leaveTraces(relay: Awaited<ReturnType<typeof stagingRelay>>): Promise<void> {
  const headers = { 'X-Test-Operator': '1' }
  const asOperator = { headers }
  relay.upstream.answer = () => new Response(JSON.stringify(answer))
  await callEverywhere(relay, 'taken')
  await relay.withdraw('key-canary', { name: told.recipient, account_number: told.account })
  await relay.send('POST', '/v1/transactions/register', {
    body: {
      ...{ customer_partner_id: 'cp_a', sector: 'Lender', financed_transactions: [] },
      transactions: [{ transaction_reference: findable, amount_payable: 10, client: customer }],
    },
    headers: { 'Idempotency-Key': 'key-transactions' },
  })
  await relay.send('POST', '/v1/financing/bulk-payment', {
    body: { customer_partner_id: 'cp_a', payments: [{ transaction_reference: findable, amount: 10 }] },
    headers: { 'Idempotency-Key': 'key-repayments', 'X-Relay-Statement-Lines': told.line },
  })
  relay.upstream.answer = () => new Response(JSON.stringify({ ...answer, status: 'error' }), { status: 422 })
  await relay.withdraw('key-refused', { name: told.recipient, account_number: told.account, amount: 3 })
  relay.upstream.answer = () => new TypeError('reset')
  await relay.withdraw('key-unknown', { name: told.recipient, account_number: told.account, amount: 4 })
  const evidence = { text: told.evidence, reference: told.evidence }
  await relay.send('POST', '/operations/key-unknown/resolution', {
    ...asOperator,
    body: { outcome: 'failed', evidence, customerPartnerId: 'cp_a' },
  })
  const data = { account_number: told.account, message: told.message, customer, reference: undefined }
  await sendWebhook(relay, { id: 'evt_matched', data })
  await sendWebhook(relay, { id: 'evt_open', data: { ...data, amount: 77, customer_partner_id: undefined } })
  await sendWebhook(relay, { id: 'evt_unread', event: 'customer.updated', data })
  await sendWebhook(relay, { id: 'evt_unread', event: 'customer.changed', data })
  const { data: open } = await relay.send('GET', '/inbox', asOperator)
  // The cast names what the route sends.
  const [event] = open as { id: string }[]
  const dismissal = { ...asOperator, body: { reason: told.reason } }
  expect((await relay.send('POST', `/inbox/${event?.id}/dismissal`, dismissal)).status).toBe(200)
  await relay.stage('date,amount\n', { facts: { name: `${told.file}.csv` } })
  await relay.send('PUT', '/drafts/submitCreditAssessment/current?customer_partner_id=cp_a', {
    body: { revision: null, value: { note: told.draft } },
  })
  await leaveControlled(relay)
  await leaveTombstone(relay)
  const ofPartner = { environment: 'sandbox', kind: 'customerPartnerId', id: 'cp_a' } as const
  const seenLimit = { limit: '9', drawn: '4', available: '5', currency: 'NGN' } as const
  await relay.store.keepSnapshot(ofPartner, { at: Date.now(), ...seenLimit })
  await relay.relay.sweep()
  // What became of an operation is noted until the next sweep.
  controls.rules = null
  relay.upstream.answer = () => Response.json({ ...answer, data: null }, { status: 422 })
  await relay.withdraw('key-noted', { name: told.recipient, account_number: told.account, amount: 7 })
}

/** An operation of another partner that has ended and was pruned. */
async function leaveTombstone({ store }: TestRelay): Promise<void> {
  const claim = withdrawClaim(newOwner())
  const { leaseUntil: operationsBefore, now } = claim
  const nothing = { answer: null, refusal: null, serviceMessage: null, result: null }
  await store.claim(claim)
  await store.record(claim, { ...nothing, state: 'rejected', now })
  const limits = {
    environment: 'sandbox',
    operationsBefore,
    webhooksBefore: null,
    snapshotsBefore: null,
    most: 10,
  } as const
  await store.prune({ ...limits, now: operationsBefore + 1 })
}

/** Off until everything else is there, and then what holds or what waits is left. */
const controls: { rules: WithdrawRules | null } = { rules: null }

async function leaveControlled(relay: Awaited<ReturnType<typeof stagingRelay>>): Promise<void> {
  const changes = { name: told.recipient, account_number: `${told.account}1`, amount: 5 }
  controls.rules = { newDestination: { coolingOff: 1_000 } }
  expect((await relay.withdraw('key-held', changes)).code).toBe('destination_held')
  controls.rules = { approval: { above: '1' } }
  expect((await relay.withdraw('key-decided', { ...changes, amount: 6 })).code).toBe('awaiting_approval')
  expect((await relay.send('GET', '/operations/key-decided/approval')).text).toContain(changes.account_number)
  expect((await relay.send('GET', '/limits?customer_partner_id=cp_a')).status).toBe(200)
  const refusal = { body: { reason: told.reason } }
  expect((await relay.send('POST', '/operations/key-decided/refusal', refusal)).status).toBe(200)
  expect((await relay.withdraw('key-waits', changes)).code).toBe('awaiting_approval')
}

test('S80: what people are called, what identifies them and where they are paid stands in no table, no file, no log, no metric and no event', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'onlend-canaries-'))
  const database = await openPgliteTemplate(folder)
  const metrics = prometheusMetrics()
  const actor = { ...people.uP, displayName: told.recipient }
  const relay = await stagingRelay({
    store: createStore(database),
    metrics,
    operations: { duplicateWindow: 0 },
    outcomes: { onOutcome: () => undefined },
    brands: { tenantOf: () => 'harbour' },
    spendingControls: () => controls.rules && { currency: 'NGN', withdraw: controls.rules },
    authenticate: (request) =>
      request.headers.has('X-Test-Operator')
        ? { ...people.uA, customerPartners: [], operator: true }
        : { ...actor, customerPartners: [...actor.customerPartners] },
  })
  const [start] = await readEvents(relay, 'none')
  await leaveTraces(relay)
  const tables = await dump(database)
  const measured = await metrics.text()
  const events = JSON.stringify(await readEvents(relay, start?.id ?? ''))
  // A search counts for as much as was left to be found: every route was called, and no table is empty.
  const uncalled = routes.filter(
    ({ method, path }) => !measured.includes(`method="${method}",route="${path}"`),
  )
  expect(uncalled.map(({ method, path }) => `${method} ${path}`)).toEqual([])
  const empty = [...tables].filter(([name, text]) => text === '' && !unfilled.has(name))
  expect(empty.map(([name]) => name)).toEqual([])
  for (const text of [events, relay.logs.join('\n'), [...tables.values()].join('\n')])
    expect(text).toContain('key-canary')
  const seen = [...tables.values(), ...relay.logs, measured, events]
  const found = forbidden.filter((canary) => seen.some((text) => text.includes(canary)))
  await database.query('checkpoint')
  await database.close()
  const files = await readdir(folder, { recursive: true, withFileTypes: true })
  let isSearched = false
  for (const file of files.filter((entry) => entry.isFile())) {
    const bytes = await readFile(join(file.parentPath, file.name))
    isSearched ||= bytes.includes(findable)
    for (const canary of forbidden) if (bytes.includes(canary)) found.push(`${canary} in ${file.name}`)
  }
  await rm(folder, { recursive: true, force: true })
  // What the database has to compare stands in its files as it is, so that a search finds it.
  expect(isSearched).toBe(true)
  expect(found).toEqual([])
}, 120_000)

/** The change events after a place, as a page that polls reads them. */
async function readEvents({ send }: TestRelay, after: string): Promise<{ id: string }[]> {
  const { data } = await send('GET', '/events?customer_partner_id=cp_a', {
    headers: { 'Last-Event-ID': after },
  })
  // The cast names what the route sends.
  return data as { id: string }[]
}
