import { assert, expect, test } from 'vitest'
import { emptyStore } from '../../../test/emptyStore.ts'
import { newOwner, newUpload } from '../../../test/storeFixtures.ts'

const plenty = { maxFiles: 100, maxFilesOfOwner: 1_000, maxBytes: 1_000_000, maxTotalBytes: 1_000_000_000 }
const now = 1_700_000_000_000
const draft = { value: '{}', actorName: 'Ada', now, expiresAt: now + 100, maxDraftsOfOwner: 3 }

test('S87: of twenty files created at once, no more pass than the set, the owner or its bytes hold', async () => {
  const store = await emptyStore()
  const allowances = [
    { ...plenty, maxFiles: 3 },
    { ...plenty, maxFilesOfOwner: 3 },
    { ...plenty, maxBytes: 39 },
  ]
  for (const allowance of allowances) {
    const owner = newOwner()
    const tries = Array.from({ length: 20 }, () => store.createUpload(newUpload({ owner }), allowance))
    const created = (await Promise.all(tries)).filter((result) => result === 'created')
    expect(created.length).toBe(3)
    expect(await store.countStagedBytes(owner)).toBe(30)
  }
})

test('S117: of twenty files that different owners create at once, in either environment, no more pass than all of them together may stage', async () => {
  const store = await emptyStore()
  const owners = Array.from({ length: 20 }, (_, at) => newOwner(at % 2 === 0 ? 'sandbox' : 'production'))
  const uploads = owners.map((owner) => newUpload({ owner, size: 1_000_000_000 }))
  const allowance = { ...plenty, maxBytes: 1_000_000_000, maxTotalBytes: 3_900_000_000 }
  const results = await Promise.all(uploads.map((upload) => store.createUpload(upload, allowance)))
  const created = uploads.filter((_, at) => results[at] === 'created')
  expect(created.length).toBe(3)
  expect(results.filter((result) => result === 'exhausted').length).toBe(17)
  for (const { owner, id, kind, set } of uploads) {
    const isCreated = created.some((upload) => upload.id === id)
    expect((await store.listUploads({ owner, kind, set }, now)).length).toBe(isCreated ? 1 : 0)
  }
  const [rejected, removed] = created
  assert(rejected && removed)
  const why = { reason: 'type', now, expiresAt: now + 60 } as const
  await store.recordRejected(rejected.owner, rejected.id, why)
  await store.removeUpload(removed.owner, removed.id, null)
  const later = Array.from({ length: 3 }, () => newUpload({ size: 1_000_000_000 }))
  const tries = await Promise.all(later.map((upload) => store.createUpload(upload, allowance)))
  expect(tries.filter((result) => result === 'created').length).toBe(2)
})

test('of twenty changes made at once on one revision, one is saved', async () => {
  const store = await emptyStore()
  const set = { owner: newOwner(), kind: 'submitCreditAssessment', set: 'current' } as const
  for (const revision of [null, 1]) {
    const tries = Array.from({ length: 20 }, () => store.saveDraft(set, { ...draft, revision }))
    const results = await Promise.all(tries)
    expect(results.filter((result) => result === 'changed').length).toBe(19)
  }
  expect((await store.readDraft(set))?.revision).toBe(2)
  expect(await store.saveDraft(set, { ...draft, revision: 9 })).toBe('changed')
})

test('S87: an owner has no more drafts than they may have, and can still change those', async () => {
  const store = await emptyStore()
  const set = { owner: newOwner(), kind: 'submitCreditAssessment', set: 'current' } as const
  const tries = Array.from({ length: 9 }, (_, at) =>
    store.saveDraft({ ...set, set: `set_${at}` }, { ...draft, revision: null }),
  )
  const full = (await Promise.all(tries)).map((result) => result === 'full')
  expect(full.filter(Boolean).length).toBe(6)
  const known = { ...set, set: `set_${full.indexOf(false)}` }
  expect(await store.saveDraft(known, { ...draft, revision: 1 })).not.toBe('full')
})
