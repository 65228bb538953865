import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { stagingRelay } from '../../test/stagingRelay.ts'
import { uploadMetadata } from '../../test/uploadMetadata.ts'

const text = 'date,amount\n2026-01-02,100.00\n'

test('S88: nothing that a device says becomes the name of a file or is read by others on this machine', async () => {
  const { folder, stage, list } = await stagingRelay()
  await stage(text, { facts: { name: '../../escape.csv', slot: 'bank_statements' } })
  expect((await list()).data).toMatchObject({ uploads: [{ name: 'escape.csv' }] })
  const files = await readdir(folder)
  expect(files.every((name) => /^[0-9a-f]{48}(?:\.json)?$/.test(name))).toBe(true)
  expect(files).toHaveLength(2)
  const modes = await Promise.all(files.map(async (name) => (await stat(join(folder, name))).mode & 0o777))
  expect(modes).toEqual([0o600, 0o600])
  expect((await stat(folder)).mode & 0o777).toBe(0o700)
})

test.each([
  ['no metadata', ''],
  ['an unknown key', uploadMetadata({ owner: 'cp_b' })],
  ['a key twice', `${uploadMetadata()},slot ${btoa('memorandum')}`],
  ['text that is no base64', `${uploadMetadata({ sha256: '' })},type ###`],
  ['base64 that is no UTF-8', `${uploadMetadata()},type ${btoa('\xff\xfe')}`],
  ['a third word in a pair', `${uploadMetadata()},type ${btoa('text/csv')} x`],
  ['a slot in capitals', uploadMetadata({ slot: 'Bank' })],
  ['a slot with a path', uploadMetadata({ slot: '../x' })],
  ['no slot', uploadMetadata({ slot: '' })],
  ['a set with a dot', uploadMetadata({ set: 'a.b' })],
  ['a set that is too long', uploadMetadata({ set: 's'.repeat(65) })],
  ['a partner with a slash', uploadMetadata({ customer_partner_id: 'cp_a/../cp_b' })],
  ['a checksum in capitals', uploadMetadata({ sha256: 'AB'.repeat(32) })],
  ['a checksum that is too short', uploadMetadata({ sha256: 'ab' })],
  ['a name of eight thousand bytes', uploadMetadata({ name: 'n'.repeat(8_000) })],
])('S88: metadata with %s is refused', async (_what, metadata) => {
  const { create, list } = await stagingRelay()
  const answer = await create({ headers: { 'Upload-Metadata': metadata } })
  expect([answer.status, answer.code]).toEqual([400, 'malformed_request'])
  expect((await list()).data).toMatchObject({ uploads: [] })
})

test.each([
  ['no length', { 'Upload-Length': '' }],
  ['a negative length', { 'Upload-Length': '-1' }],
  ['a length in another notation', { 'Upload-Length': '1e3' }],
  ['a length to come later', { 'Upload-Defer-Length': '1' }],
  ['a part of another upload', { 'Upload-Concat': 'partial' }],
  ['a body', { 'Content-Length': '4' }],
])('a file with %s is refused', async (_what, headers) => {
  const { create } = await stagingRelay()
  expect((await create({ headers })).code).toBe('malformed_request')
})

test('an empty file and one that is too large are refused before they are sent', async () => {
  const { create, list } = await stagingRelay({ uploads: { maxFileBytes: 1_000 } })
  const empty = await create({ size: 0 })
  expect([empty.status, empty.code, empty.data]).toEqual([422, 'upload_rejected', { reason: 'empty' }])
  for (const size of [1_001, 999_999_999_999_999]) {
    const large = await create({ size })
    expect([large.status, large.code]).toEqual([413, 'body_too_large'])
  }
  expect((await create({ size: 1_000 })).status).toBe(201)
  expect((await list()).data).toMatchObject({ limits: { usedBytes: 1_000, maxFileBytes: 1_000 } })
})

test('S87: a set takes so many files, all sets together ten times as many, all within the quota of the partner, and a removed file makes room', async () => {
  const { create, created, send } = await stagingRelay({ uploads: { maxFiles: 2, maxBytes: 1_000 } })
  expect((await create({ size: 1_001 })).code).toBe('staging_full')
  expect((await create({ as: 'uB', size: 1_000, facts: { customer_partner_id: 'cp_b' } })).status).toBe(201)
  const first = await created()
  await created()
  const third = await create()
  expect([third.status, third.code]).toEqual([413, 'staging_full'])
  await send('DELETE', first)
  expect((await create()).status).toBe(201)
  const statuses: number[] = []
  for (let at = 0; at < 20; at += 1) statuses.push((await create({ facts: { set: `set_${at}` } })).status)
  expect(statuses.filter((status) => status === 201)).toHaveLength(18)
})

test('S117: all partners together stage no more than the total, and who comes too late is told when to come again', async () => {
  const { create, created, send, list, folder, logs } = await stagingRelay({
    uploads: { maxTotalBytes: 1_000 },
  })
  const ofB = { as: 'uB', facts: { customer_partner_id: 'cp_b' } } as const
  const first = await created({ size: 700 })
  const late = await create({ ...ofB, size: 301 })
  expect([late.status, late.code, late.headers.get('Retry-After')]).toEqual([
    503,
    'uploads_unavailable',
    '30',
  ])
  expect(logs.join()).toContain('"event":"uploads.exhausted","maxTotalBytes":1000')
  expect((await list({ customer_partner_id: 'cp_b' }, { as: 'uB' })).data).toMatchObject({
    uploads: [],
    limits: { usedBytes: 0 },
  })
  expect(await readdir(folder)).toHaveLength(2)
  expect((await create({ ...ofB, size: 300 })).status).toBe(201)
  expect((await create({ size: 1 })).code).toBe('uploads_unavailable')
  await send('DELETE', first)
  expect((await create({ ...ofB, size: 700 })).status).toBe(201)
})

test('S82: pieces of files have a budget of their own, and leave that of money as it was', async () => {
  const two = { limit: 2, window: 60_000 }
  const relay = await stagingRelay({ limits: { person: { uploads: two, writes: two } } })
  const path = await relay.created()
  expect((await relay.patch(path, 0, 'a')).status).toBe(204)
  const refused = await relay.patch(path, 1, 'b')
  expect([refused.status, refused.code, refused.headers.get('Retry-After')]).toEqual([
    429,
    'rate_limited',
    '60',
  ])
  expect((await relay.send('DELETE', path)).code).toBe('rate_limited')
  expect((await relay.withdraw('key-after-files')).status).toBe(200)
  expect((await relay.withdraw('key-after-files-2')).code).not.toBe('rate_limited')
  relay.time.now += 60_000
  expect((await relay.patch(path, 1, 'b')).status).toBe(204)
})

test.each([
  { maxFiles: 0 },
  { maxBytes: 1.5 },
  { maxFileBytes: -1 },
  { retention: Number.NaN },
  { maxTotalBytes: 0 },
  { minFreeBytes: -1 },
  { scansAtOnce: 0 },
  { scanTimeout: 0.5 },
  // The cast gives what plain JavaScript could.
  { scanFile: null as never },
])('the limits %j cannot be', async (uploads) => {
  await expect(stagingRelay({ uploads })).rejects.toThrow(TypeError)
})
