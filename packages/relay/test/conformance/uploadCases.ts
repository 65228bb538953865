import assert from 'node:assert/strict'
import type { Owner } from '../../src/database/Owner.ts'
import type { CallOutcome } from '../../src/ledger/OperationStore.ts'
import type { KeptUpload } from '../../src/uploads/UploadStore.ts'
import type { RelayStore } from '../../src/RelayStore.ts'
import { acceptedOutcome } from './acceptedOutcome.ts'
import { newOwner } from './newOwner.ts'
import { newUpload } from './newUpload.ts'
import type { StoreCase } from './StoreCase.ts'
import { withdrawClaim } from './withdrawClaim.ts'

const plenty = { maxFiles: 100, maxFilesOfOwner: 1_000, maxBytes: 1_000_000, maxTotalBytes: 1_000_000_000 }
const now = 1_700_000_000_000
const facts = { type: 'application/pdf', sha256: 'ab'.repeat(32), now }

/** Records a write as accepted that names these files. */
async function accept(store: RelayStore, owner: Owner, uploads: readonly string[]): Promise<void> {
  await end(store, owner, { ...acceptedOutcome(now), uploads })
}

async function end(store: RelayStore, owner: Owner, outcome: CallOutcome): Promise<void> {
  const claim = withdrawClaim(owner, { kind: 'submitCreditAssessment' })
  await store.claim(claim)
  await store.record(claim, outcome)
}

/** Staged files. */
export const uploadCases: readonly StoreCase[] = [
  {
    name: 'a staged file is listed in its set alone, oldest first, until it expires',
    async run(store) {
      const later = newUpload({ createdAt: now + 5, name: 'ｽﾃｰﾄﾒﾝﾄ\u00e9.pdf' })
      const { owner } = later
      const earlier = newUpload({ owner, expiresAt: now + 50 })
      const others = [
        newUpload({ owner, set: 'other' }),
        newUpload({ owner, kind: 'registerCustomer' }),
        newUpload(),
      ]
      for (const upload of [later, earlier, ...others])
        assert.equal(await store.createUpload(upload, plenty), 'created')
      await store.recordOffset(owner, later.id, 7)
      await store.recordOffset(owner, later.id, 4)
      await store.recordStaged(owner, earlier.id, facts)
      const set = { owner, kind: later.kind, set: later.set }
      const nothing = { operationId: null, rejection: null, type: null, sha256: null }
      assert.deepEqual(await store.listUploads(set, now), [
        {
          ...earlier,
          operationId: null,
          rejection: null,
          offset: 10,
          state: 'staged',
          type: facts.type,
          sha256: facts.sha256,
        },
        { ...later, ...nothing, offset: 7, state: 'uploading' },
      ])
      assert.deepEqual(
        (await store.listUploads(set, now + 50)).map(({ id }) => id),
        [later.id],
      )
      assert.equal(await store.countStagedBytes(owner), 40)
    },
  },
  {
    name: 'S87: of twenty files created at once, no more pass than the set, the owner or its bytes hold',
    async run(store) {
      const allowances = [
        { ...plenty, maxFiles: 3 },
        { ...plenty, maxFilesOfOwner: 3 },
        { ...plenty, maxBytes: 39 },
      ]
      for (const allowance of allowances) {
        const owner = newOwner()
        const tries = Array.from({ length: 20 }, () => store.createUpload(newUpload({ owner }), allowance))
        const created = (await Promise.all(tries)).filter((result) => result === 'created')
        assert.equal(created.length, 3)
        assert.equal(await store.countStagedBytes(owner), 30)
      }
    },
  },
  {
    name: 'S117: of twenty files that different owners create at once, in either environment, no more pass than all of them together may stage',
    async run(store) {
      const owners = Array.from({ length: 20 }, (_, at) => newOwner(at % 2 === 0 ? 'sandbox' : 'production'))
      const uploads = owners.map((owner) => newUpload({ owner, size: 1_000_000_000 }))
      // What other cases have left behind counts, too: it is less than one of these.
      const allowance = { ...plenty, maxBytes: 1_000_000_000, maxTotalBytes: 3_900_000_000 }
      const results = await Promise.all(uploads.map((upload) => store.createUpload(upload, allowance)))
      const created = uploads.filter((_, at) => results[at] === 'created')
      assert.equal(created.length, 3)
      assert.equal(results.filter((result) => result === 'exhausted').length, 17)
      for (const { owner, id, kind, set } of uploads) {
        const isCreated = created.some((upload) => upload.id === id)
        assert.equal((await store.listUploads({ owner, kind, set }, now)).length, isCreated ? 1 : 0)
      }
      const [rejected, removed] = created
      assert.ok(rejected && removed)
      const why = { reason: 'type', now, expiresAt: now + 60 } as const
      await store.recordRejected(rejected.owner, rejected.id, why)
      await store.removeUpload(removed.owner, removed.id, null)
      const later = Array.from({ length: 3 }, () => newUpload({ size: 1_000_000_000 }))
      const tries = await Promise.all(later.map((upload) => store.createUpload(upload, allowance)))
      assert.equal(tries.filter((result) => result === 'created').length, 2)
      for (const { owner, id } of [...uploads, ...later]) await store.removeUpload(owner, id, null)
    },
  },
  {
    name: 'S86: a staged file is found by its own owner alone, who is known by its id in its own environment',
    async run(store) {
      const upload = newUpload()
      await store.createUpload(upload, plenty)
      const stranger = newOwner()
      const { owner, id } = upload
      assert.equal(await store.findUpload([stranger], id), null)
      assert.equal(await store.findUpload([], id), null)
      assert.equal((await store.findUpload([stranger, owner], id))?.id, id)
      assert.deepEqual((await store.readUpload('sandbox', id))?.owner, owner)
      assert.equal(await store.readUpload('production', id), null)
      await store.recordOffset(stranger, id, 9)
      await store.recordStaged(stranger, id, facts)
      await accept(store, stranger, [id])
      await store.removeUpload(stranger, id, now)
      const untouched = await store.findUpload([owner], id)
      assert.deepEqual([untouched?.offset, untouched?.state], [0, 'uploading'])
    },
  },
  {
    name: 'a file that an accepted write took along is gone from every list with its draft, and its bytes may go',
    async run(store) {
      const [taken, left] = [newUpload(), newUpload()]
      for (const upload of [taken, left]) await store.createUpload(upload, plenty)
      await store.recordStaged(taken.owner, taken.id, facts)
      const draft = { revision: null, value: '{}', actorName: null, now, expiresAt: now, maxDraftsOfOwner: 9 }
      const [set, other] = [
        { owner: taken.owner, kind: taken.kind, set: taken.set },
        { owner: taken.owner, kind: taken.kind, set: 'other' },
      ]
      for (const one of [set, other]) await store.saveDraft(one, draft)
      for (const state of ['rejected', 'unknown'] as const)
        await end(store, taken.owner, { ...acceptedOutcome(now), state, uploads: [taken.id] })
      assert.equal((await store.listUploads(set, now)).length, 1)
      assert.notEqual(await store.readDraft(set), null)
      await accept(store, taken.owner, [taken.id, left.id])
      assert.equal(await store.readDraft(set), null)
      assert.notEqual(await store.readDraft(other), null)
      const topics = (await store.listChangeEvents(taken.owner, 0, 100)).changeEvents.map(
        ({ topic }) => topic,
      )
      assert.deepEqual(topics.slice(-2), ['drafts', 'uploads'])
      const { owner, id } = taken
      assert.deepEqual(await store.listUploads({ owner, kind: taken.kind, set: taken.set }, now), [])
      assert.equal(await store.findUpload([owner], id), null)
      assert.equal(await store.countStagedBytes(owner), 0)
      assert.notEqual(await store.findUpload([left.owner], left.id), null)
      const spent = await store.listSpentUploads('sandbox', 0, 1_000)
      assert.deepEqual(
        spent.filter((one) => one.id === id || one.id === left.id),
        [{ owner, id }],
      )
      await store.removeUpload(owner, id, null)
      assert.equal(await store.readUpload('sandbox', id), null)
    },
  },
  {
    name: 'a refused file is in no list and counts as no bytes, and its id still returns the reason',
    async run(store) {
      const [refused, whole] = [newUpload(), newUpload()]
      const { owner, id } = refused
      await store.createUpload(refused, plenty)
      await store.createUpload({ ...whole, owner }, plenty)
      await store.recordStaged(owner, whole.id, facts)
      const why = { reason: 'suspicious', now, expiresAt: now + 60 } as const
      assert.equal(await store.recordRejected(newOwner(), id, why), false)
      assert.equal(await store.recordRejected(owner, whole.id, why), false)
      assert.equal(await store.recordRejected(owner, id, why), true)
      assert.equal(await store.recordRejected(owner, id, { ...why, reason: 'type' }), false)
      await store.recordStaged(owner, id, facts)
      const listed = await store.listUploads({ owner, kind: refused.kind, set: refused.set }, now)
      assert.deepEqual(
        listed.map((upload) => [upload.id, upload.state]),
        [[whole.id, 'staged']],
      )
      assert.equal(await store.countStagedBytes(owner), 10)
      const found = await store.findUpload([owner], id)
      assert.deepEqual(
        [found?.state, found?.rejection, found?.name, found?.expiresAt],
        ['rejected', 'suspicious', '', now + 60],
      )
      const more = { ...plenty, maxFiles: 2, maxBytes: 20 }
      assert.equal(await store.createUpload(newUpload({ owner }), more), 'created')
      // They count as files of the owner for as long as they are known, so that refused files are no way to fill the store.
      assert.equal(await store.createUpload(newUpload({ owner }), { ...plenty, maxFilesOfOwner: 3 }), 'full')
    },
  },
  {
    name: 'a file is spent once it has expired, in its own environment',
    async run(store) {
      const upload = newUpload({ owner: newOwner('production'), expiresAt: 500 })
      await store.createUpload(upload, plenty)
      const isSpent = async (environment: 'sandbox' | 'production', at: number) =>
        (await store.listSpentUploads(environment, at, 1_000)).some(({ id }) => id === upload.id)
      assert.equal(await isSpent('production', 499), false)
      assert.equal(await isSpent('production', 500), true)
      assert.equal(await isSpent('sandbox', 500), false)
      await store.removeUpload(upload.owner, upload.id, null)
    },
  },
  {
    name: 'S118: ids are known in whichever environment, and what should be kept is listed page by page in its own',
    async run(store) {
      const first = newUpload({ expiresAt: now + 5_000 })
      const { owner } = first
      const second = newUpload({ owner, expiresAt: now + 5_000 })
      const elsewhere = newUpload({ owner: newOwner('production'), expiresAt: now + 5_000 })
      const later = newUpload({ owner, createdAt: now + 1, expiresAt: now + 4_000 })
      const others = [newUpload({ owner, expiresAt: now }), newUpload({ owner }), newUpload({ owner })]
      const [expired, rejected, taken] = others
      assert.ok(expired && rejected && taken)
      for (const upload of [first, second, elsewhere, later, ...others])
        await store.createUpload(upload, plenty)
      await store.recordStaged(owner, second.id, facts)
      await store.recordRejected(owner, rejected.id, { reason: 'type', now, expiresAt: now + 6_000 })
      await accept(store, owner, [taken.id])
      const ids = [first, elsewhere, rejected, taken].map(({ id }) => id)
      assert.deepEqual((await store.findUploadIds([...ids, 'unknown'])).sort(), ids.toSorted())
      assert.deepEqual(await store.findUploadIds([]), [])

      const page = { now, createdBefore: now + 1, limit: 1 }
      const listed: string[] = []
      let after: KeptUpload | null = null
      for (;;) {
        const [kept]: KeptUpload[] = await store.listKeptUploads('sandbox', { ...page, after })
        if (!kept) break
        if (kept.owner.id === owner.id) listed.push(`${kept.id} ${kept.isStaged}`)
        after = kept
      }
      assert.deepEqual(listed, [`${first.id} false`, `${second.id} true`].sort())
      for (const { owner: of, id } of [first, second, elsewhere, later, ...others])
        await store.removeUpload(of, id, null)
    },
  },
  {
    name: 'S118: a file whose bytes are lost is as it was when it was created, and its readers look again',
    async run(store) {
      const upload = newUpload()
      const { owner, id, kind, set } = upload
      await store.createUpload(upload, plenty)
      await store.recordStaged(owner, id, facts)
      assert.equal(await store.recordLost(newOwner(), id, now), false)
      assert.equal(await store.recordLost(owner, id, now), true)
      const nothing = { operationId: null, rejection: null, type: null, sha256: null }
      const lost = [{ ...upload, ...nothing, offset: 0, state: 'uploading' }]
      assert.deepEqual(await store.listUploads({ owner, kind, set }, now), lost)
      assert.equal((await store.listChangeEvents(owner, 0, 10)).changeEvents.length, 2)
      await store.recordStaged(owner, id, facts)
      await accept(store, owner, [id])
      assert.equal(await store.recordLost(owner, id, now), false)
      await store.removeUpload(owner, id, null)
      assert.equal(await store.recordLost(owner, id, now), false)
    },
  },
  {
    name: 'readers are told to look again when a file is whole and when it is removed, and not twice',
    async run(store) {
      const upload = newUpload()
      const { owner, id } = upload
      await store.createUpload(upload, plenty)
      for (let time = 0; time < 2; time += 1) await store.recordStaged(owner, id, facts)
      for (let time = 0; time < 2; time += 1) await store.removeUpload(owner, id, now)
      const { changeEvents } = await store.listChangeEvents(owner, 0, 10)
      const about = {
        ...{ topic: 'uploads', operationId: null, actor: null, kind: upload.kind },
        ...{ revision: null, createdAt: now },
      }
      assert.deepEqual(changeEvents, [
        { ...about, sequence: 1 },
        { ...about, sequence: 2 },
      ])
    },
  },
]
