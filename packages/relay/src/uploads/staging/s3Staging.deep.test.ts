import { afterEach, beforeEach, expect, test } from 'vitest'
import { stagedFile } from './conformance/stagedFile.ts'
import { s3Staging } from './s3Staging.ts'
import { S3Failure } from '../../../test/adapters/s3/S3Failure.ts'
import { startS3, type TestS3 } from '../../../test/adapters/s3/startS3.ts'

const megabyte = 1_024 * 1_024

let s3: TestS3
beforeEach(async () => {
  s3 = await startS3()
})
afterEach(() => s3.stop())

test('what is in the bucket has the prefix, and nothing of it is left once a file is thrown away', async () => {
  const staging = s3Staging({ ...s3.options, prefix: 'lending/staged/' })
  const whole = stagedFile(staging, 6 * megabyte)
  const arriving = stagedFile(staging, 12 * megabyte)
  for (const file of [whole, arriving]) await file.create()
  await whole.patch(0, megabyte)
  await whole.patch(megabyte, 6 * megabyte)
  await arriving.patch(0, 7 * megabyte)
  expect(s3.keys()).toEqual(
    [
      `lending/staged/${whole.id}`,
      `lending/staged/${whole.id}.info`,
      `lending/staged/${arriving.id}.${5 * megabyte}.part`,
      `lending/staged/${arriving.id}.info`,
    ].sort(),
  )
  for (const { id } of [whole, arriving]) await staging.remove(id)
  expect([s3.keys(), s3.openUploads()]).toEqual([[], 0])
})

test('S77: the bucket is told neither the name of a file nor its owner', async () => {
  const staging = s3Staging(s3.options)
  const file = stagedFile(staging, 10)
  const seen: string[] = []
  s3.onRequest = ({ key, headers, body }) => void seen.push(`${key} ${JSON.stringify(headers)} ${body}`)
  const headers = {
    'Tus-Resumable': '1.0.0',
    'Upload-Length': '10',
    'Upload-Metadata': `name ${btoa('ada-obi-bvn.pdf')},customer_partner_id ${btoa('cp_canary')}`,
  }
  const request = new Request('https://host.example/lending/uploads', { method: 'POST', headers })
  expect((await staging.handle(request, { id: file.id, size: 10 })).status).toBe(201)
  await file.patch(0, 10)
  expect(seen.length).toBeGreaterThan(3)
  for (const word of ['ada-obi', btoa('ada-obi-bvn.pdf'), 'cp_canary', btoa('cp_canary')])
    expect(seen.join('\n')).not.toContain(word)
})

test('a process that ends at any call of S3 leaves every byte that was acknowledged, each once, and nothing afterwards', async () => {
  const size = 5 * megabyte + 70_000
  const doomed = s3Staging(s3.options)
  const survivor = s3Staging(s3.options)
  /** Sends a file in pieces until the process dies, which another one finishes; whether it came to that. */
  const dieAt = async (call: number): Promise<boolean> => {
    const file = stagedFile(doomed, size)
    await file.create()
    let calls = 0
    s3.onRequest = () => {
      calls += 1
      // What the client of S3 does not try again.
      if (calls >= call) throw new S3Failure(403, 'AccessDenied')
    }
    let acknowledged = 0
    for (const end of [megabyte, 5 * megabyte + 3, size]) {
      const { status } = await file.patch(acknowledged, end)
      if (status === 204) acknowledged = end
    }
    s3.onRequest = () => undefined
    const found = stagedFile(survivor, size, file.id)
    const offset = (await survivor.offset(file.id)) ?? -1
    expect(offset, `after ${call} calls`).toBeGreaterThanOrEqual(acknowledged)
    if (offset < size) expect((await found.patch(offset, size)).status).toBe(204)
    await found.assertWhole()
    await survivor.remove(file.id)
    expect([s3.keys(), s3.openUploads()]).toEqual([[], 0])
    return calls >= call
  }
  let call = 1
  while (await dieAt(call)) call += 1
  expect(call).toBeGreaterThan(20)
}, 120_000)

test('a longer piece wins over a shorter one that another instance has kept meanwhile', async () => {
  const size = 4 * megabyte
  const early = stagedFile(s3Staging(s3.options), size)
  await early.create()
  let isHeld = true
  s3.onRequest = async ({ method, key, body }) => {
    if (!isHeld || method !== 'PUT' || !key.endsWith('.part') || body.byteLength !== 3 * megabyte) return
    isHeld = false
    const other = stagedFile(s3Staging(s3.options), size, early.id)
    expect((await other.patch(0, megabyte)).status).toBe(204)
  }
  expect((await early.patch(0, 3 * megabyte)).headers.get('Upload-Offset')).toBe(String(3 * megabyte))
  await early.patch(3 * megabyte, size)
  await early.assertWhole()
})

test('an upload that the bucket’s own rules threw away is not here, and never whole', async () => {
  const staging = s3Staging(s3.options)
  const file = stagedFile(staging, 6 * megabyte)
  await file.create()
  await file.patch(0, 5 * megabyte)
  s3.abortAll()
  expect(await staging.offset(file.id)).toBeNull()
  expect((await file.patch(5 * megabyte, 6 * megabyte)).status).toBe(404)
  await staging.remove(file.id)
  expect(s3.keys()).toEqual([])
})

test('S78: a bucket that refuses is an error of the staging, whose words go no further than the answer', async () => {
  const staging = s3Staging(s3.options)
  const file = stagedFile(staging, 10)
  s3.onRequest = () => {
    throw new S3Failure(403, 'AccessDenied')
  }
  expect((await file.create()).status).toBeGreaterThanOrEqual(500)
  await expect(staging.offset(file.id)).rejects.toThrow('AccessDenied')
})

test('a service without conditional writes is written to without conditions', async () => {
  const staging = s3Staging({ ...s3.options, conditionalWrites: false })
  const conditions: unknown[] = []
  s3.onRequest = ({ headers }) => void conditions.push(headers['if-match'], headers['if-none-match'])
  const file = stagedFile(staging, 3_000)
  await file.create()
  for (const at of [0, 1_000, 2_000]) await file.patch(at, at + 1_000)
  await file.assertWhole()
  expect(conditions.filter((condition) => condition !== undefined)).toEqual([])
})
