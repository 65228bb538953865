import { Client } from 'pg'
import { expect, inject, test } from 'vitest'
import type { Owner } from './Owner.ts'
import { fullLedger } from '../../test/fullLedger.ts'
import { changeBrands } from '../../test/changeBrands.ts'
import { makePostgresDatabase } from '../../test/makePostgresDatabase.ts'
import {
  acceptedOutcome,
  newDelivery,
  newUpload,
  nothingDue,
  settlementEvent,
  withdrawClaim,
} from '../../test/storeFixtures.ts'
import type { Grant } from '../batches/BatchRecord.ts'
import type { SpendingCheck } from '../ledger/spending/SpendingCheck.ts'
import { createStore } from '../createStore.ts'
import type { Database, Queryable } from './Database.ts'
import { openPostgresDatabase } from './openPostgresDatabase.ts'
import type { RelayStore } from '../RelayStore.ts'

type Statement = { sql: string; parameters: readonly unknown[] }

/** A database that notes what is asked of it. */
function noting(database: Database, statements: Statement[]): Database {
  const note = (target: Queryable): Queryable => ({
    query(sql, parameters = []) {
      statements.push({ sql, parameters })
      return target.query(sql, parameters)
    },
  })
  return {
    ...database,
    ...note(database),
    transaction: (work, options) => database.transaction((transaction) => work(note(transaction)), options),
  }
}

/** Calls that ask nothing of these tables. Settings, fences and receivers of outcomes are a handful of rows; a fence is raised once a restore, and then for everything. */
const unasked = [
  ...['raiseFence', 'liftFence', 'prepare'],
  ...['keepSetting', 'replaceSetting', 'findSetting'],
  'onChangeEvent',
  ...['ping', 'readClock'],
]

async function stage(store: RelayStore, owner: Owner): Promise<void> {
  const upload = newUpload({ owner })
  const allowance = { maxFiles: 10, maxFilesOfOwner: 10, maxBytes: 1_000, maxTotalBytes: 1_000_000_000 }
  await store.createUpload(upload, allowance)
  await store.findUpload(owner, upload.id)
  await store.readUpload('sandbox', upload.id)
  await store.listUploads(upload, 0)
  await store.countStagedBytes(owner)
  await store.recordOffset(owner, upload.id, 5)
  await store.recordRejected(owner, upload.id, { reason: 'empty', now: 1, expiresAt: 2_000_000 })
  await store.recordStaged(owner, upload.id, { type: 'application/pdf', sha256: 'hash', now: 1 })
  await store.removeUpload(owner, upload.id, 1)
  await store.removeUpload(owner, upload.id, null)
  await store.listSpentUploads('sandbox', 1_000_010, 10)
  await store.findUploadIds([upload.id, 'u-7'])
  const kept = { owner, id: 'u-9', size: 10, createdAt: 9, expiresAt: 1_000_009, isStaged: true }
  await store.listKeptUploads('sandbox', { now: 1_000_000, createdBefore: 30_000, after: kept, limit: 10 })
  await store.recordLost(owner, upload.id, 1)
  await store.readDraft(upload)
  const draft = { revision: 1, value: '{}', actorName: null, now: 1, expiresAt: 2, maxDraftsOfOwner: 10 }
  await store.saveDraft(upload, draft)
  await store.saveDraft({ ...upload, set: 'other' }, { ...draft, revision: null })
}

async function deliver(store: RelayStore, owner: Owner): Promise<void> {
  const receivers = ['webhook', 'host'] as const
  await store.keepReceivers('sandbox', receivers, 100_000)
  const take = { receivers, holder: 'relay', now: 200_000, leaseUntil: 300_000, limit: 16 }
  const [row = { sequence: 99_960 }] = await store.takeOutcomes('sandbox', take)
  for (const nextAt of [400_000, null])
    await store.recordTry(row, 'relay', { type: 'failed', problem: '500', nextAt })
  for (const type of ['dropped', 'delivered'] as const) await store.recordTry(row, 'relay', { type, at: 1 })
  await store.nextOutcomeAt('sandbox', receivers)
  for (const state of [null, 'waiting', 'dead', 'delivered'] as const)
    await store.listOutcomes('sandbox', { state, before: 99_999, limit: 200 })
  await store.sendAgain('sandbox', 7, 200_000)
  await store.writeTestOutcome(owner, 1)
  await store.countOutcomes('sandbox')
}

async function sendBatch(store: RelayStore, owner: Owner): Promise<void> {
  const key = { owner, id: 'batch-99999' }
  const grant: Grant = {
    principal: { userId: 'somebody', role: 'customer-partner', customerPartners: [] },
    at: 1,
  }
  await store.createBatch(
    {
      ...{ ...key, kind: 'registerTransactions', actor: 'somebody', actorName: null, grant },
      ...{ fileName: 'may.csv', fileDigest: '', sector: null, total: 2, createdAt: 1, state: 'receiving' },
      ...{ problem: null, retryAt: null, received: 0, size: 100, failures: 0, losses: 0 },
    },
    { maxRows: 1_000_000, maxBytes: 1_000_000_000, maxBatches: 100 },
  )
  await store.appendRows(key, {
    pages: [{ from: 0, to: 2, rows: '[{},{}]' }],
    ...{ bytes: 7, maxBytes: 1_000_000_000, now: 1 },
  })
  const lease = { holder: 'relay', leaseUntil: 2_000_000, now: 1_000_000 }
  await store.takeBatch('sandbox', lease)
  const cut = { type: 'cut', cut: (from: number, size: number) => from + size } as const
  await store.applyBatchEvent(key, cut, { holder: null, leaseUntil: 2, isAnnounced: true, now: 1, grant })
  const piece = { from: 0, to: 2, attempt: 0 }
  const end = { type: 'taken' } as const
  const ended = { type: 'ended', piece, end, mayCutAt: () => true, now: 1 } as const
  await store.applyBatchEvent(key, ended, { holder: null, isAnnounced: false, now: 1 })
  await store.findBatches('sandbox', 'batch-7')
  await store.listBatches(owner, ['registerTransactions'], 20)
  await store.readOutcomes(owner, [key.id, 'batch-1007'])
  await store.readPages(key, { from: 0, to: 2 })
  for (const states of [null, ['awaited'] as const])
    await store.listBatchRows({ owner, id: 'batch-1007' }, { after: -1, limit: 100, states })
  await store.listDoubtfulPieces(key)
  await store.releaseBatch(key, lease.holder)
  await store.nextBatchAt('sandbox')
  await store.expireBatches('sandbox', 3_000)
  for (const place of ['batches', 'batchRows', 'batchPieces'] as const)
    await store.listSealed(place, { keyId: '0', after: null, limit: 10 })
}

/** Few rows are due in each table. */
async function forget(store: RelayStore, owner: Owner): Promise<void> {
  const limits = {
    environment: 'sandbox',
    operationsBefore: 60,
    webhooksBefore: 60,
    snapshotsBefore: 60,
    most: 100,
    now: 100_000,
  } as const
  await store.prune(limits)
  await store.listOwnedUploads(owner)
  await store.erase({
    owner,
    by: 'somebody',
    uploads: ['u-7'],
    changedBefore: 3_000,
    now: 100_000,
    sign: async () => 'hash',
  })
  await store.listKept(owner, { now: 100_000 })
}

// Most of its time goes into writing the rows: half a minute on a busy machine.
test('no call of the store reads a whole table of a hundred thousand rows', async () => {
  const connectionString = await makePostgresDatabase(inject('postgresAddress') ?? '')
  const database = openPostgresDatabase({ connectionString, statementTimeout: 60_000 })
  await createStore(database).prepare(0)
  for (const statement of fullLedger) await database.query(statement)

  const statements: Statement[] = []
  const asked = new Set<string | symbol>(unasked)
  const store = new Proxy(createStore(noting(database, statements)), {
    get(target, call, receiver) {
      asked.add(call)
      return Reflect.get(target, call, receiver)
    },
  })
  const owner = { environment: 'sandbox', kind: 'customerPartnerId', id: 'cp_7' } as const
  const claim = withdrawClaim(owner, {
    duplicateKey: 'like',
    heldBack: { acceptedSince: 0, finalSince: 0, confirmed: null },
    rows: [{ reference: 'r', amount: '1' }],
    statementLines: [{ hash: 'line of a claim', positions: [0] }],
  })
  await store.claim(claim)
  await store.record(claim, acceptedOutcome(claim.now))
  await store.findOperation([owner], claim.id)
  await store.listOperations(owner, 200)
  await store.readFence('sandbox', ['key-7', 'key-99000'])
  const spending: SpendingCheck = {
    ...{ currency: 'NGN', amount: '1', stepUp: 'done', day: { from: 99_990, until: claim.now } },
    ...{ perOperation: '1', perPersonAndDay: '9999999', perPartnerAndDay: '9999999' },
    destination: { hash: 'h', accountHash: 'hash 7', method: null, institution: null, coolingOff: 1 },
  }
  const request = { path: '/', body: '{}' }
  const approval = {
    askedByName: null,
    rule: { above: '100', currency: 'NGN' } as const,
    expiresAt: claim.now + 1,
    request,
  }
  const waiting = withdrawClaim(owner, { approval, spending: { ...spending, destination: null } })
  await store.claim(waiting)
  await store.claim(withdrawClaim(owner, { spending }))
  await store.findWaitingRequest(waiting)
  const kind = 'withdraw'
  await store.hasPaid({ owner, kind, accountHash: 'hash 7', method: null, institution: null })
  for (const of of ['person', 'partner'] as const)
    await store.sumDay({ of, owner, kind, actor: 'somebody', currency: 'NGN', from: 99_990 })
  const decided = { key: waiting, by: 'somebody else', byName: null, now: claim.now }
  await store.decideApproval({ ...decided, says: 'approved', spending, leaseUntil: claim.now })
  await store.decideApproval({ ...decided, says: 'refused', reason: null })
  await store.listOperations(owner, 200, null, 'awaiting_approval')
  await store.listOperations(owner, 200, { kinds: ['withdraw'], actor: 'somebody' })
  await store.listChangeEvents(owner, 3, 200)
  const { id } = await store.keepDelivery(newDelivery())
  const events = [
    { customerPartnerId: owner.id, amount: '7', destinationHash: 'hash 7' },
    { reference: claim.reference },
    { kind: 'registerTransactions', transactionReference: 'row-29007', customerPartnerId: owner.id },
    { kind: 'registerTransactions', transactionReference: 'row-29007' },
    { amount: '7', destinationHash: 'hash 7' },
  ] as const
  await store.applyEvents(id, events.map(settlementEvent), {
    isParsed: true,
    redacted: null,
    again: false,
    now: claim.now,
  })
  await store.listTraceParents(id)
  await store.listUnapplied('sandbox', claim.now)
  const [event] = await store.listUnmatched([owner], { limit: 10 })
  const tied = { id: event?.id ?? '', operationId: claim.id, force: true, now: claim.now }
  await store.assignEvent({ ...tied, owners: [owner] })
  const open = { ...tied, id, owner, outcome: 'failed' } as const
  await store.assignByOperator(open)
  await store.confirmEvent(tied.id, claim.now)
  await store.postponeEvent({ id: tied.id, tries: 0 }, null)
  await store.blankBody(id, '[blank]')
  for (const why of [undefined, 'unread', 'dismissed'] as const)
    await store.listOpen('sandbox', { limit: 10, why })
  for (const id of [tied.id, 'd-29000'])
    await store.dismiss({ environment: 'sandbox', id, by: 'somebody', at: 1, reason: 'a test' })
  await store.listReplayable(
    { environment: 'sandbox', source: null, since: 29_990, deliveryId: null, after: null },
    10,
  )
  await store.listBlankable({ environment: 'sandbox', openBefore: -1 }, 10)
  await store.listUnconfirmed('sandbox', claim.now, 10)
  await store.listRows(claim, -1, 10)
  await store.findOperationOwners('sandbox', claim.id)
  await store.findTombstone([owner], 'tomb-7')
  await store.findTombstoneOwners('sandbox', 'tomb-7')
  const snapshot = { at: 100_000, limit: '5000', drawn: '1', available: null, currency: 'NGN' } as const
  await store.keepSnapshot(owner, snapshot)
  await store.listSnapshots(owner, 500)
  await store.keepPaidOut(owner, { amount: '7', at: claim.now })
  for (const kind of ['withdraw', 'requestDrawdown'] as const)
    await store.listArrivals({ environment: 'sandbox', kind, most: 200 })
  await store.attention('sandbox')
  await store.takeTransitions('sandbox', 100)
  const evidence = { text: 'a statement', reference: null, at: null }
  const said = { outcome: 'succeeded', evidence, lineHash: 'line of evidence' } as const
  await store.resolve({ key: claim, said, by: 'somebody', fourEyes: false, now: claim.now })
  await store.listResolutions(claim)
  await store.listAttention('sandbox', { limit: 10 })
  const after = ['sandbox', 'customerPartnerId', 'cp_7', 'key-7']
  for (const from of [null, after])
    await store.listSealed('operations', { keyId: '0', after: from, limit: 10 })
  await store.listSealed('operationRows', { keyId: '0', after: [...after, '0'], limit: 10 })
  for (const place of ['deliveries', 'events', 'resolutions'] as const)
    await store.listSealed(place, { keyId: '0', after: ['d-7'], limit: 10 })
  await store.listSealed('uploads', { keyId: '0', after: ['sandbox', 'u-7'], limit: 10 })
  await store.listSealed('drafts', { keyId: '0', after: [...after.slice(0, 3), 'a', 'b'], limit: 10 })
  await store.replaceSealed('operations', { key: after, column: 'summary', text: '{}', abouts: [] }, '{}')
  const entry = { action: 'revoked', by: 'somebody', owner: null, subject: null, facts: {}, at: 1 } as const
  await store.appendAudit('sandbox', entry, async () => 'hash')
  for (const newest of [false, true]) await store.listAudit('sandbox', { after: 10_000, limit: 10, newest })
  await store.revoke('sandbox', { subject: 'session:7', revokedAt: 1, expiresAt: 2 })
  await store.listRevocations('sandbox', 19_990)
  await store.listHeldLines(owner, ['line 7', 'line 99999'])
  await changeBrands(store)
  await deliver(store, owner)
  await stage(store, owner)
  await sendBatch(store, owner)
  await forget(store, owner)
  await store.sweep({
    ...nothingDue,
    now: 1,
    staleBefore: 1,
    answersBefore: 2,
    changeEventsBefore: 2,
    deliveriesBefore: 2,
  })

  const client = new Client({ connectionString })
  await client.connect()
  const whole: string[] = []
  for (const { sql, parameters } of statements) {
    const { rows } = await client.query(`explain ${sql}`, [...parameters])
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    // How full the staging is cannot be known without counting what is in it.
    const isCount = sql.includes(
      'count(*) as files, sum(size) as bytes from onlend_uploads where environment',
    )
    const rest = isCount ? plan.replace('Seq Scan on onlend_uploads', '') : plan
    if (/Seq Scan on onlend_(?!settings|fences|outcome_receivers)/.test(rest)) whole.push(`${sql}\n${plan}`)
  }
  await client.end()
  await database.close()
  expect(Object.keys(store).filter((call) => !asked.has(call))).toEqual([])
  expect(whole).toEqual([])
}, 300_000)
