import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { fileStaging } from './staging/fileStaging.ts'
import { s3Staging } from './staging/s3Staging.ts'
import { S3Failure } from '../../test/adapters/s3/S3Failure.ts'
import { startS3, type TestS3 } from '../../test/adapters/s3/startS3.ts'
import type { Measurement } from '../observability/Measurement.ts'
import { type StagingRelay, stagingRelay } from '../../test/stagingRelay.ts'
import { createUploadIds } from './createUploadIds.ts'
import type { UploadStaging } from './UploadStaging.ts'

const text = 'date,amount\n2026-01-02,100.00\n'
const hour = 3_600_000
const getId = (path: string): string => path.replace('/uploads/', '')

async function listIds({ list }: Pick<UploadStaging, 'list'>): Promise<string[]> {
  const ids: string[] = []
  for await (const { id } of list?.() ?? []) ids.push(id)
  return ids.sort()
}

/** A relay on a staging, whose clock stands where that of the files does. */
async function on(staging: UploadStaging, changes: Parameters<typeof stagingRelay>[0] = {}) {
  const measured: Measurement[] = []
  const metrics = { record: (measurement: Measurement) => void measured.push(measurement) }
  const relay = await stagingRelay({ ...changes, metrics, uploads: { staging, minFreeBytes: 0 } })
  relay.time.now = Date.now()
  const reconciled = () => measured.flatMap((each) => (each.type === 'reconciled' ? [each] : []))
  return { ...relay, staging, reconciled }
}

/** A file of which the relay has the bytes and no row, as after a backup was restored. */
async function orphan({ stage, store }: StagingRelay): Promise<string> {
  const id = getId(await stage(text))
  await store.removeUpload({ environment: 'sandbox', kind: 'customerPartnerId', id: 'cp_a' }, id, null)
  return id
}

let s3: TestS3
beforeEach(async () => {
  s3 = await startS3()
})
afterEach(() => s3.stop())

const stagings: [string, (folder: string) => UploadStaging][] = [
  ['a folder', (folder) => fileStaging({ folder })],
  ['a bucket', () => s3Staging(s3.options)],
]
describe.each(stagings)('in %s', (_name, open) => {
  async function onOne(changes: Parameters<typeof stagingRelay>[0] = {}) {
    const { folder } = await stagingRelay()
    return { ...(await on(open(folder), changes)), folder }
  }

  test('S118: bytes that no row knows are deleted once they are an hour old, and no others', async () => {
    const relay = await onOne()
    const kept = getId(await relay.stage(text))
    const arriving = getId(await relay.created({ size: 99 }))
    const lone = await orphan(relay)
    await relay.relay.sweep()
    expect(await listIds(relay.staging)).toEqual([arriving, kept, lone].sort())
    relay.time.now += hour + 60_000
    await relay.relay.sweep()
    expect(await listIds(relay.staging)).toEqual([arriving, kept].sort())
    expect(relay.reconciled()).toEqual([{ type: 'reconciled', outcome: 'orphan', count: 1 }])
    expect(relay.logs.join()).toContain('"event":"uploads.orphans_removed","count":1')
    expect((await relay.list()).data).toMatchObject({ uploads: [{}, {}] })
  })

  test('S118: what another ledger keeps in the same place is never deleted', async () => {
    const { folder } = await stagingRelay()
    const one = await on(open(folder))
    const id = await createUploadIds('the secret of another ledger').mint()
    const created = await one.staging.handle(new Request('https://host.example/', { method: 'POST' }), {
      id,
      size: 9,
    })
    expect(created.status).toBe(201)
    one.time.now += 2 * hour
    await one.relay.sweep()
    expect(await listIds(one.staging)).toEqual([id])
    expect(one.reconciled()).toEqual([])
  })

  test('S118: what the other environment of the same ledger keeps is known, and its orphans go', async () => {
    const { folder } = await stagingRelay()
    const ledgerSecret = 'a secret of at least 32 characters'
    const sandbox = await on(open(folder), { ledgerSecret })
    const production = await on(open(folder), {
      store: sandbox.store,
      environment: 'production',
      ledgerSecret,
    })
    const kept = getId(await production.stage(text))
    sandbox.time.now += 2 * hour
    await sandbox.relay.sweep()
    expect(await listIds(sandbox.staging)).toEqual([kept])
  })

  test('S118: a file whose bytes are lost is asked for again under its name, and can be sent again', async () => {
    const relay = await onOne()
    const older = await relay.stage(text)
    relay.time.now += 1_000
    const path = await relay.stage(text, { facts: { name: 'march.csv' } })
    await relay.staging.remove(getId(path))
    await relay.relay.sweep()
    expect((await relay.list()).data).toMatchObject({ uploads: [{ state: 'staged' }, { state: 'staged' }] })
    relay.time.now += 2 * hour
    await relay.relay.sweep()
    expect((await relay.list()).data).toMatchObject({
      uploads: [
        { id: getId(older), state: 'staged' },
        { id: getId(path), name: 'march.csv', state: 'uploading', offset: 0, sha256: null },
      ],
    })
    expect(relay.reconciled()).toEqual([{ type: 'reconciled', outcome: 'lost', count: 1 }])
    expect(relay.logs.join()).toContain('"event":"uploads.lost","count":1')
    expect(relay.logs.join()).not.toContain('march')
    expect((await relay.head(path)).headers.get('Upload-Offset')).toBe('0')
    expect((await relay.patch(path, 0, text)).status).toBe(204)
    expect((await relay.list()).data).toMatchObject({ uploads: [{ state: 'staged' }, { state: 'staged' }] })
  })
})

test('S118: bytes are held against rows once an hour, and again at once after what failed', async () => {
  let lists = 0
  let isBroken = false
  const { folder } = await stagingRelay()
  const staging = fileStaging({ folder })
  const relay = await on({
    ...staging,
    async *list() {
      lists += 1
      if (isBroken) throw new Error('EIO')
      yield* staging.list?.() ?? []
    },
  })
  const start = relay.time.now
  for (const minute of [0, 1, 59]) {
    relay.time.now = start + minute * 60_000
    await relay.relay.sweep()
  }
  expect(lists).toBe(1)
  relay.time.now = start + 60 * 60_000
  isBroken = true
  await expect(relay.relay.sweep()).rejects.toThrow(AggregateError)
  expect(relay.logs.join()).toContain('"event":"sweep.part_failed","part":"reconciliation"')
  isBroken = false
  await relay.relay.sweep()
  expect(lists).toBe(3)
})

test('S118: a disk that is not mounted has lost nothing, also when new files have come to where it should be', async () => {
  const { folder } = await stagingRelay()
  const relay = await on(fileStaging({ folder }))
  const paths = [await relay.stage(text), await relay.stage(text)]
  await rename(folder, `${folder}.unmounted`)
  await mkdir(folder)
  relay.time.now += 2 * hour
  const newer = await relay.stage(text)
  const states = async (): Promise<unknown> => (await relay.list()).data
  await relay.relay.sweep()
  relay.time.now += 2 * hour
  await relay.relay.sweep()
  expect(await states()).toMatchObject({
    uploads: [{ state: 'staged' }, { state: 'staged' }, { state: 'staged' }],
  })
  expect(relay.logs.join()).toContain('"event":"uploads.bytes_missing","count":2')
  expect(relay.reconciled()).toEqual([])
  await rm(folder, { recursive: true })
  await rename(`${folder}.unmounted`, folder)
  expect(await listIds(relay.staging)).toEqual(paths.map(getId).sort())
  // The disk is there again, and what came meanwhile is gone.
  relay.time.now += 2 * hour
  await relay.relay.sweep()
  expect(await states()).toMatchObject({
    uploads: [{ state: 'staged' }, { state: 'staged' }, { id: getId(newer), state: 'uploading', offset: 0 }],
  })
})

test('S118: files that are listed and cannot be read are no proof that others are lost', async () => {
  const { folder } = await stagingRelay()
  const staging = fileStaging({ folder })
  const relay = await on({
    ...staging,
    read() {
      throw Object.assign(new Error('input/output error'), { code: 'EIO' })
    },
  })
  const whole = await on(staging, { store: relay.store })
  await whole.stage(text)
  whole.time.now += 1_000
  await staging.remove(getId(await whole.stage(text)))
  relay.time.now += 2 * hour
  await relay.relay.sweep()
  expect(relay.reconciled()).toEqual([])
  expect(relay.logs.join()).toContain('"event":"uploads.bytes_missing","count":1')
})

test('what lies in the folder or the bucket and has no id of the relay’s is left alone', async () => {
  const { folder } = await stagingRelay()
  const relay = await on(fileStaging({ folder }))
  await writeFile(join(folder, 'notes of an operator.txt'), 'keep')
  await writeFile(join(folder, 'a'.repeat(48)), 'keep')
  relay.time.now += 2 * hour
  await relay.relay.sweep()
  expect((await readdir(folder)).sort()).toEqual(['a'.repeat(48), 'notes of an operator.txt'])
})

test('an orphan that cannot be deleted is said in the log, holds up no other, and is deleted later', async () => {
  const { folder } = await stagingRelay()
  const staging = fileStaging({ folder })
  let stuck = ''
  const relay = await on({
    ...staging,
    remove: (id) => (id === stuck ? Promise.reject(new Error('EIO')) : staging.remove(id)),
  })
  stuck = await orphan(relay)
  await orphan(relay)
  relay.time.now += 2 * hour
  await relay.relay.sweep()
  expect(await listIds(staging)).toEqual([stuck])
  expect(relay.logs.join()).toContain('"event":"uploads.unswept","failed":1')
  stuck = ''
  relay.time.now += 2 * hour
  await relay.relay.sweep()
  expect(await listIds(staging)).toEqual([])
})

test('S118: what a removal in a bucket left behind when it broke off is found and deleted', async () => {
  const relay = await on(s3Staging(s3.options))
  const path = await relay.created({ size: 99 })
  await relay.patch(path, 0, 'date,amount')
  await relay.send('DELETE', path)
  expect(s3.keys()).toEqual([])
  const next = await relay.created({ size: 99 })
  await relay.patch(next, 0, 'date,amount')
  // Only what says that there is an upload is gone.
  const info = `uploads/${getId(next)}.info`
  s3.onRequest = ({ method, key }) => {
    if (method === 'GET' && key === info) throw new S3Failure(404, 'NoSuchKey')
  }
  await relay.store.removeUpload(
    { environment: 'sandbox', kind: 'customerPartnerId', id: 'cp_a' },
    getId(next),
    null,
  )
  relay.time.now += 2 * hour
  await relay.relay.sweep()
  expect(s3.keys()).toEqual([])
})

test('S118: a bucket that does not say whether a file is there loses nothing of it', async () => {
  const relay = await on(s3Staging(s3.options))
  await orphan(relay)
  const before = s3.keys()
  s3.onRequest = ({ method, key }) => {
    if (method === 'GET' && key.endsWith('.info')) throw new S3Failure(403, 'AccessDenied')
  }
  relay.time.now += 2 * hour
  await relay.relay.sweep()
  expect(s3.keys()).toEqual(before)
  expect(relay.reconciled()).toEqual([{ type: 'reconciled', outcome: 'failed', count: 1 }])
})
