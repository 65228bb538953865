import { afterEach, beforeEach, expect, test } from 'vitest'
import { s3Staging } from './staging/s3Staging.ts'
import { startS3, type TestS3 } from '../../test/adapters/s3/startS3.ts'
import { deferred } from '../../test/deferred.ts'
import { type StagingRelay, stagingRelay } from '../../test/stagingRelay.ts'

const size = 6 * 1_024 * 1_024
const text = '2026-01-02,100.00,paid on time\n'.repeat(Math.ceil(size / 31)).slice(0, size)

let s3: TestS3
let one: StagingRelay
let other: StagingRelay
beforeEach(async () => {
  s3 = await startS3()
  // Nothing is shared but the database and the bucket, as between two machines.
  one = await stagingRelay({ uploads: { staging: s3Staging(s3.options) } })
  other = await stagingRelay({ uploads: { staging: s3Staging(s3.options) }, store: one.store })
})
afterEach(() => s3.stop())

/** A body of which a part is taken and then nothing comes, as of a phone that has left the network. */
function hangingAfter(sent: string): { body: ReadableStream; taken: Promise<void>; breakOff: () => void } {
  const { promise: taken, resolve } = deferred()
  let breakOff = (): void => undefined
  let isSent = false
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (isSent) resolve()
      else controller.enqueue(new TextEncoder().encode(sent))
      isSent = true
      breakOff = () => controller.error(new Error('the link broke'))
    },
  })
  return { body, taken, breakOff: () => breakOff() }
}

async function assertStagedOnce(path: string): Promise<void> {
  for (const relay of [one, other]) {
    const { data } = await relay.list()
    expect(data).toMatchObject({ uploads: [{ size, offset: size, state: 'staged', type: 'text/csv' }] })
    const { status, headers } = await relay.head(path)
    expect([status, headers.get('Upload-Offset')]).toEqual([200, String(size)])
  }
  const request = { headers: { 'X-Relay': '1', Cookie: 'session_canary_0001=uA' } }
  const answer = await other.relay.fetch(new Request(`https://app.test/lending${path}`, request))
  expect((await answer.text()) === text).toBe(true)
}

test('a piece that hangs on one instance does not hold back the same piece on another', async () => {
  const path = await one.created({ size })
  const hanging = hangingAfter(text.slice(0, 2_000_000))
  const first = one.patch(path, 0, hanging.body)
  await hanging.taken
  expect((await other.head(path)).headers.get('Upload-Offset')).toBe('0')
  expect((await other.patch(path, 0, text)).status).toBe(204)
  hanging.breakOff()
  await first
  await assertStagedOnce(path)
})

test('what a hanging piece had brought is kept when it breaks off, and never shortens what came elsewhere', async () => {
  const path = await one.created({ size })
  const short = hangingAfter(text.slice(0, 1_000_000))
  const long = hangingAfter(text.slice(0, 3_000_000))
  const hanging = [one.patch(path, 0, short.body), other.patch(path, 0, long.body)]
  await Promise.all([short.taken, long.taken])
  long.breakOff()
  await hanging[1]
  short.breakOff()
  await hanging[0]
  for (const relay of [one, other])
    expect((await relay.head(path)).headers.get('Upload-Offset')).toBe('3000000')
  expect((await one.patch(path, 3_000_000, text.slice(3_000_000))).status).toBe(204)
  await assertStagedOnce(path)
})

test('a sender that is overtaken by another instance in the middle of the last piece is told so, and nothing counts as a failure', async () => {
  const path = await one.created({ size })
  await one.patch(path, 0, text.slice(0, 5_800_000))
  const overtaken = deferred()
  let isFirst = true
  s3.onRequest = async ({ method, key }) => {
    if (method !== 'GET' || !key.endsWith('.part') || !isFirst) return
    isFirst = false
    await overtaken.promise
  }
  const pieces = [one, other].map((relay) => relay.patch(path, 5_800_000, text.slice(5_800_000)))
  expect((await Promise.race(pieces)).status).toBe(204)
  overtaken.resolve()
  expect((await Promise.all(pieces)).map(({ status }) => status).sort()).toEqual([204, 409])
  expect([...one.logs, ...other.logs].join()).not.toContain('uploads.failed')
  await assertStagedOnce(path)
})
