import { expect, test } from 'vitest'
import { emptyStore } from '../../../test/emptyStore.ts'
import { newOwner, newUpload } from '../../../test/storeFixtures.ts'

const plenty = { maxFiles: 100, maxFilesOfOwner: 1_000, maxBytes: 1_000_000, maxTotalBytes: 1_000_000_000 }

const now = 1_700_000_000_000

const facts = { type: 'application/pdf', sha256: 'ab'.repeat(32), now }

test('a staged file is listed in its set alone, oldest first, until it expires', async () => {
  const store = await emptyStore()
  const later = newUpload({ createdAt: now + 5, name: 'ｽﾃｰﾄﾒﾝﾄ\u00e9.pdf' })
  const { owner } = later
  const earlier = newUpload({ owner, expiresAt: now + 50 })
  const others = [
    newUpload({ owner, set: 'other' }),
    newUpload({ owner, kind: 'registerCustomer' }),
    newUpload(),
  ]
  for (const upload of [later, earlier, ...others])
    expect(await store.createUpload(upload, plenty)).toBe('created')
  await store.recordOffset(owner, later.id, 7)
  await store.recordOffset(owner, later.id, 4)
  await store.recordStaged(owner, earlier.id, facts)
  const set = { owner, kind: later.kind, set: later.set }
  const nothing = { operationId: null, rejection: null, type: null, sha256: null }
  expect(await store.listUploads(set, now)).toEqual([
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
  expect((await store.listUploads(set, now + 50)).map(({ id }) => id)).toEqual([later.id])
  expect(await store.countStagedBytes(owner)).toBe(40)
})

test('a refused file is in no list and counts as no bytes, and its id still returns the reason', async () => {
  const store = await emptyStore()
  const [refused, whole] = [newUpload(), newUpload()]
  const { owner, id } = refused
  await store.createUpload(refused, plenty)
  await store.createUpload({ ...whole, owner }, plenty)
  await store.recordStaged(owner, whole.id, facts)
  const why = { reason: 'suspicious', now, expiresAt: now + 60 } as const
  expect(await store.recordRejected(newOwner(), id, why)).toBe(false)
  expect(await store.recordRejected(owner, whole.id, why)).toBe(false)
  expect(await store.recordRejected(owner, id, why)).toBe(true)
  expect(await store.recordRejected(owner, id, { ...why, reason: 'type' })).toBe(false)
  await store.recordStaged(owner, id, facts)
  const listed = await store.listUploads({ owner, kind: refused.kind, set: refused.set }, now)
  expect(listed.map((upload) => [upload.id, upload.state])).toEqual([[whole.id, 'staged']])
  expect(await store.countStagedBytes(owner)).toBe(10)
  const found = await store.findUpload(owner, id)
  expect([found?.state, found?.rejection, found?.name, found?.expiresAt]).toEqual([
    'rejected',
    'suspicious',
    '',
    now + 60,
  ])
  const more = { ...plenty, maxFiles: 2, maxBytes: 20 }
  expect(await store.createUpload(newUpload({ owner }), more)).toBe('created')
  // They count as files of the owner for as long as they are known, so that refused files are no way to fill the store.
  expect(await store.createUpload(newUpload({ owner }), { ...plenty, maxFilesOfOwner: 3 })).toBe('full')
})

test('readers are told to look again when a file is whole and when it is removed, and not twice', async () => {
  const store = await emptyStore()
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
  expect(changeEvents).toEqual([
    { ...about, sequence: 1 },
    { ...about, sequence: 2 },
  ])
})
