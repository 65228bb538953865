import { readdir } from 'node:fs/promises'
import { expect, test } from 'vitest'
import type { Measurement } from '../observability/Measurement.ts'
import type { ScanFile, UploadOptions } from './UploadOptions.ts'
import { deferred } from '../../test/deferred.ts'
import { heldClock } from '../../test/heldClock.ts'
import { stagingRelay } from '../../test/stagingRelay.ts'

const text = 'date,amount\n2026-01-02,100.00\n'
const size = text.length
const name = 'salary of ada.csv'

/** A relay with this scanner. */
async function scannedBy(
  scanFile: ScanFile,
  {
    uploads = {},
    ...changes
  }: { uploads?: Partial<UploadOptions>; clock?: ReturnType<typeof heldClock> } = {},
) {
  const measured: Measurement[] = []
  const metrics = { record: (measurement: Measurement) => void measured.push(measurement) }
  const relay = await stagingRelay({ ...changes, metrics, uploads: { scanFile, ...uploads } })
  const scans = () => measured.flatMap((each) => (each.type === 'scanned' ? [each.outcome] : []))
  return { ...relay, measured, scans }
}

async function readAll(stream: ReadableStream<Uint8Array>): Promise<string> {
  return new Response(stream as ReadableStream<Uint8Array<ArrayBuffer>>).text()
}

test('S119: a file is staged once the scanner has read it and found it clean, and is told all but what a person called it', async () => {
  const scanned: unknown[] = []
  const { created, patch, list, scans, logs } = await scannedBy(async ({ open, signal, ...file }) => {
    scanned.push({
      ...file,
      isOver: signal.aborted,
      text: await readAll(open()),
      again: await readAll(open()),
    })
    return 'clean'
  })
  const path = await created({ size, facts: { name } })
  expect((await patch(path, 0, text)).status).toBe(204)
  expect(scanned).toEqual([
    {
      id: path.replace('/uploads/', ''),
      size,
      type: 'text/csv',
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      isOver: false,
      text,
      again: text,
    },
  ])
  expect((await list()).data).toMatchObject({ uploads: [{ state: 'staged' }] })
  expect(scans()).toEqual(['clean'])
  expect(logs.join()).not.toContain('salary')
})

test('S119: an infected file is deleted, never listed, staged or sent, and refused as suspicious', async () => {
  const { created, patch, head, list, send, upstream, folder, logs, measured } = await scannedBy(
    async () => 'infected',
  )
  const path = await created({ size, facts: { name } })
  const answer = await patch(path, 0, text)
  expect([answer.status, answer.code, answer.data]).toEqual([
    422,
    'upload_rejected',
    { reason: 'suspicious' },
  ])
  expect((await head(path)).headers.get('Onlend-Rejection')).toBe('suspicious')
  expect(await readdir(folder)).toEqual([])
  expect((await list()).data).toMatchObject({ uploads: [], limits: { usedBytes: 0 } })
  const id = path.replace('/uploads/', '')
  const write = await send('PATCH', '/v1/channel-partner/customer-partner/cp_a/complete-credit-assessment', {
    body: JSON.stringify({ parts: [{ name: 'bank_statements', upload: id, sha256: 'ab'.repeat(32) }] }),
    headers: {
      'Content-Type': 'application/vnd.onlend.staged+json',
      'Idempotency-Key': 'key-of-an-infected-file',
    },
  })
  expect(write.status).toBeGreaterThanOrEqual(400)
  expect(upstream.seen).toEqual([])
  expect(logs.join()).toMatch(/"event":"uploads.infected","upload":"[0-9a-f]{32,}","sha256":"[0-9a-f]{64}"/)
  expect(logs.join()).not.toContain('salary')
  expect(measured).toContainEqual(expect.objectContaining({ type: 'scanned', outcome: 'infected' }))
  expect(measured).toContainEqual(expect.objectContaining({ type: 'inspected', outcome: 'suspicious' }))
})

test.each<[string, ScanFile, string]>([
  [
    'rejects',
    () => Promise.reject(Object.assign(new Error('connect /run/clamd.ctl'), { code: 'ECONNREFUSED' })),
    'ECONNREFUSED',
  ],
  [
    'throws at once',
    () => {
      throw new TypeError('a fault of the host')
    },
    'TypeError',
  ],
  // The casts give what plain JavaScript could.
  ['answers nothing', async () => undefined as never, 'no_answer'],
  ['answers true', async () => true as never, 'no_answer'],
  ['answers in capitals', async () => 'CLEAN' as never, 'no_answer'],
])(
  'S119: a file of which the scanner %s is neither staged nor lost, and scanned again when it is asked for',
  async (_what, failing, reason) => {
    let isDown = true
    const { created, patch, head, list, folder, logs, scans, send } = await scannedBy((file) =>
      isDown ? failing(file) : Promise.resolve('clean'),
    )
    const path = await created({ size, facts: { name } })
    const answer = await patch(path, 0, text)
    expect([answer.status, answer.code, answer.headers.get('Retry-After')]).toEqual([
      503,
      'uploads_unavailable',
      '30',
    ])
    expect((await list()).data).toMatchObject({ uploads: [{ state: 'uploading', offset: size }] })
    expect((await send('GET', path)).status).toBe(404)
    expect(await readdir(folder)).toHaveLength(2)
    expect(logs.join()).toContain(`"event":"uploads.unscanned","reason":"${reason}"`)
    expect(logs.join()).not.toMatch(/salary|clamd/)
    isDown = false
    expect((await head(path)).status).toBe(200)
    expect((await list()).data).toMatchObject({ uploads: [{ state: 'staged' }] })
    expect(scans()).toEqual(['failed', 'failed', 'clean'])
  },
)

test('S119: a scan that takes too long is ended and answered, and what it says afterwards counts no more', async () => {
  const clock = heldClock()
  const [asked, late] = [deferred(), deferred<'clean'>()]
  const signals: AbortSignal[] = []
  const { created, patch, list } = await scannedBy(
    ({ signal }) => {
      signals.push(signal)
      asked.resolve()
      return signals.length === 1 ? late.promise : new Promise(() => undefined)
    },
    { clock, uploads: { scanTimeout: 7_000 } },
  )
  const path = await created({ size })
  const answering = patch(path, 0, text)
  await asked.promise
  clock.advance(7_000)
  expect((await answering).code).toBe('uploads_unavailable')
  expect(signals[0]?.aborted).toBe(true)
  late.resolve('clean')
  await late.promise
  const listing = list()
  await expect.poll(() => signals.length).toBe(2)
  clock.advance(7_000)
  expect((await listing).data).toMatchObject({ uploads: [{ state: 'uploading' }] })
})

test('after three failures in a row the scanner is left alone for ten seconds, which the health shows, and one failure alone holds up no other file', async () => {
  let calls = 0
  let isDown = true
  const { stage, created, patch, time, send } = await scannedBy(async () => {
    calls += 1
    if (isDown) throw new Error('down')
    return 'clean'
  })
  const state = async (): Promise<unknown> => (await send('GET', '/health', { as: null })).data
  for (let file = 0; file < 5; file += 1)
    expect((await patch(await created({ size }), 0, text)).code).toBe('uploads_unavailable')
  expect(calls).toBe(3)
  expect(await state()).toEqual({ ready: true, uploads: 'unscanned' })
  isDown = false
  time.now += 10_000
  expect(await state()).toEqual({ ready: true, uploads: 'ready' })
  await stage(text)
  isDown = true
  await patch(await created({ size }), 0, text)
  isDown = false
  await stage(text)
  expect(calls).toBe(6)
})

test('no more files are scanned at once than allowed, and the others wait their turn', async () => {
  const ends: (() => void)[] = []
  let most = 0
  let running = 0
  const { created, patch } = await scannedBy(
    async () => {
      running += 1
      most = Math.max(most, running)
      await new Promise<void>((resolve) => ends.push(resolve))
      running -= 1
      return 'clean'
    },
    { uploads: { scansAtOnce: 2 } },
  )
  const paths: string[] = []
  for (let file = 0; file < 6; file += 1) paths.push(await created({ size }))
  const answers = paths.map((path) => patch(path, 0, text))
  for (let file = 0; file < 6; file += 1) {
    await expect.poll(() => ends.length).toBeGreaterThan(0)
    ends.shift()?.()
  }
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(Array(6).fill(204))
  expect(most).toBe(2)
})
