import { truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { stagedMediaType } from '@onlend/core/relay'
import { beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../../test/testDatabase.ts'
import type { Measurement } from '../../observability/Measurement.ts'
import { fileStaging } from '../staging/fileStaging.ts'
import { pdfFile } from '../../../test/inspection/pdfFile.ts'
import { encodeMultipart } from './encodeMultipart.ts'
import { registerWith, stageCustomer } from '../../../test/assembly/registerWith.ts'
import { customerPartnerId, type Staging, stagingRelay } from '../../../test/staging/stagingRelay.ts'

// Opening the database is no part of a test's time.
beforeAll(async () => void (await testDatabase()), 120_000)

const key = 'key-staged-1'
/** What the service has carried out. */
const executed = (staging: Staging): number => staging.forms().filter((call) => call.executed).length
const listed = async (staging: Staging): Promise<number> =>
  (await staging.list('registerCustomer')).uploads.length

test('T12: a customer is registered with staged files, which are taken along', async () => {
  const staging = await stagingRelay()
  expect(await registerWith(staging, await stageCustomer(staging))).toBe('accepted')
  const operation = await staging.read(key)
  expect(operation).toMatchObject({
    state: 'accepted',
    summary: { recipient: 'Zainab Bello', count: 2 },
    result: { files: [{ part: 'nin_slip' }, { part: 'utility_slip' }] },
  })
  expect(JSON.stringify(operation)).not.toMatch(/22345678901|08030000000/)
  expect([await listed(staging), executed(staging)]).toEqual([0, 1])
  // Other pictures of the same customer are the same customer.
  expect(await registerWith(staging, await stageCustomer(staging), 'key-staged-2')).toBe('possible_duplicate')
})

const troubles = [
  ['500', 'outcome_unknown', 'unknown'],
  ['reset', 'outcome_unknown', 'unknown'],
  ['502-html', 'outcome_unknown', 'unknown'],
  ['done-then-reset', 'outcome_unknown', 'unknown'],
  ['413', 'rejected', 'rejected'],
  ['429', 'rejected', 'rejected'],
  ['401', 'credentials_refused', 'rejected'],
] as const
test.each(troubles)(
  'after the fault %s of the service every file is still there',
  async (fault, code, state) => {
    const staging = await stagingRelay()
    const files = await stageCustomer(staging)
    staging.sandbox.faults.add({ endpoint: 'registerCustomer', fault })
    expect(await registerWith(staging, files)).toBe(code)
    expect((await staging.read(key))?.state).toBe(state)
    expect([await listed(staging), staging.forms().length]).toEqual([2, 1])
    expect(await registerWith(staging, files)).toBe(code)
    expect(staging.forms()).toHaveLength(1)
  },
)

test('S52: a service that takes the form and never answers leaves it unknown, and every file there', async () => {
  const staging = await stagingRelay({ timeouts: { uploadAnswer: 1 } })
  const files = await stageCustomer(staging)
  staging.sandbox.faults.add({ endpoint: 'registerCustomer', fault: 'hang' })
  expect(await registerWith(staging, files)).toBe('outcome_unknown')
  expect([(await staging.read(key))?.state, await listed(staging)]).toEqual(['unknown', 2])
  staging.sandbox.close()
})

test('S40: a connection that breaks in the middle of the form leaves it unknown, and every file there', async () => {
  const staging = await stagingRelay({
    async passing(request) {
      const reader = request.body?.getReader()
      await reader?.read()
      await reader?.cancel()
      throw new TypeError('the connection was reset')
    },
  })
  expect(await registerWith(staging, await stageCustomer(staging))).toBe('outcome_unknown')
  expect([(await staging.read(key))?.state, await listed(staging)]).toEqual(['unknown', 2])
})

const swaps: [string, (path: string, size: number) => Promise<void>][] = [
  ['others', (path, size) => writeFile(path, 'x'.repeat(size))],
  ['fewer', (path, size) => truncate(path, size - 1)],
  ['more', (path, size) => writeFile(path, 'x'.repeat(size + 70_000))],
]
test.each(swaps)(
  'S94: bytes that are %s than the ones that were inspected are cut off, and the service never has the form whole',
  async (_what, swap) => {
    const staging = await stagingRelay()
    const files = await stageCustomer(staging)
    await swap(join(staging.folder, files.utility_slip.upload_id), pdfFile().byteLength + 100_013)
    expect(await registerWith(staging, files)).toBe('upload_changed')
    expect(await staging.read(key)).toMatchObject({ state: 'rejected', refusal: 'upload_changed' })
    expect([await listed(staging), executed(staging)]).toEqual([2, 0])
  },
)

test('a service that accepts a form before its end, which then breaks off, is not believed', async () => {
  const staging = await stagingRelay({
    async passing(request) {
      await request.text().catch(() => undefined)
      return Response.json({ status: 'success', message: 'ok', data: [] })
    },
  })
  const files = await stageCustomer(staging)
  await truncate(join(staging.folder, files.nin_slip.upload_id), 5_000)
  expect(await registerWith(staging, files)).toBe('outcome_unknown')
  expect([(await staging.read(key))?.state, await listed(staging)]).toEqual(['unknown', 2])
})

test('a form that the relay cuts off is no failure of the service: not in the log, and not in the metrics', async () => {
  const measured: Measurement[] = []
  const log: unknown[] = []
  const write = (facts: unknown) => void log.push(facts)
  const staging = await stagingRelay({
    passing: async (request, sandbox) =>
      sandbox.fetch(
        new Request(request.url, {
          method: request.method,
          headers: request.headers,
          body: await request.arrayBuffer(),
        }),
      ),
    metrics: { record: (measurement) => void measured.push(measurement) },
    logger: { info: write, warn: write, error: write },
  })
  const files = await stageCustomer(staging)
  await truncate(join(staging.folder, files.nin_slip.upload_id), 5_000)
  expect(await registerWith(staging, files)).toBe('upload_changed')
  expect(measured).toContainEqual(expect.objectContaining({ type: 'upstream', outcome: 'cut_off' }))
  expect(JSON.stringify(log)).not.toContain('upstream.failed')
  staging.sandbox.faults.add({ endpoint: 'registerCustomer', fault: 'reset' })
  await registerWith(staging, { utility_slip: files.utility_slip }, 'key-staged-2')
  expect(JSON.stringify(log)).toContain('upstream.failed')
})

test('a file whose bytes have gone is not staged any more, and the service never has the form whole', async () => {
  const staging = await stagingRelay()
  const files = await stageCustomer(staging)
  await fileStaging({ folder: staging.folder }).remove(files.nin_slip.upload_id)
  expect(await registerWith(staging, files)).toBe('upload_not_staged')
  expect(executed(staging)).toBe(0)
})

test('S94: nothing is sent when a staged file is missing, another one, another partner’s or meant for another field', async () => {
  const staging = await stagingRelay()
  const files = await stageCustomer(staging)
  const { nin_slip } = files
  const memorandum = await staging.stage('memorandum', { name: 'a.pdf', bytes: pdfFile() })
  expect(await registerWith(staging, { nin_slip: { ...nin_slip, upload_id: 'nobody-has-this' } })).toBe(
    'upload_not_staged',
  )
  expect(await registerWith(staging, { nin_slip: { ...nin_slip, sha256: 'a'.repeat(64) } })).toBe(
    'upload_changed',
  )
  expect(await registerWith(staging, { nin_slip: memorandum })).toBe('upload_not_staged')
  const bytes = pdfFile()
  const foreign = { name: 'a.pdf', bytes, kind: 'registerCustomer', partner: 'cp_kwame' } as const
  expect(await registerWith(staging, { nin_slip: await staging.stage('nin_slip', foreign) })).toBe(
    'upload_not_staged',
  )
  expect([staging.forms(), await staging.read(key)]).toEqual([[], null])
  // The key is as free as it was.
  expect(await registerWith(staging, files)).toBe('accepted')
})

test('S23, S42, S43: a form is made of the endpoint’s own parts, each there once, and of nothing else', async () => {
  const staging = await stagingRelay()
  const { nin_slip } = await stageCustomer(staging)
  const file = { name: 'nin_slip', upload: nin_slip.upload_id, sha256: nin_slip.sha256 }
  const bodies: unknown[] = [
    { parts: [file, file] },
    { parts: [file, { name: 'customer_partner_id', value: 'cp_b' }] },
    { parts: [file, { name: 'first_name', value: 1 }] },
    { parts: [{ ...file, value: 'x' }] },
    { parts: [{ ...file, path: '/etc/passwd' }] },
    { parts: [{ ...file, upload: '../../etc/passwd' }] },
    { parts: [{ name: 'first_name', value: 'Ada' }] },
    { parts: [] },
    { parts: Array.from({ length: 201 }, () => file) },
    { parts: [file], more: true },
    [],
    'text',
  ]
  const send = async (body: string, type: string = stagedMediaType): Promise<string | null> => {
    const request = new Request(
      `https://app.test/lending/v1/customer_partners/${customerPartnerId}/customers`,
      {
        method: 'POST',
        headers: {
          'Content-Type': type,
          'Idempotency-Key': key,
          'X-Relay': '1',
          'Sec-Fetch-Site': 'same-origin',
        },
        body,
      },
    )
    return (await staging.relay.fetch(request)).headers.get('Onlend-Error')
  }
  for (const body of bodies) expect(await send(JSON.stringify(body))).toBe('malformed_request')
  expect(await send(`{"parts":[],"parts":[${JSON.stringify(file)}]}`)).toBe('malformed_request')
  expect(await send(JSON.stringify({ parts: [file] }), `${stagedMediaType}; charset=utf-8`)).toBe(
    'unsupported_media_type',
  )
  expect(staging.forms()).toEqual([])
})

test('without staging, and where no files are sent, nothing takes a form to be made', async () => {
  const relays = [
    [await stagingRelay(), `/v1/baas/customer-partner/${customerPartnerId}/withdraw`],
    [await stagingRelay({ withoutUploads: true }), `/v1/customer_partners/${customerPartnerId}/customers`],
  ] as const
  for (const [{ relay }, path] of relays) {
    const request = new Request(`https://app.test/lending${path}`, {
      method: 'POST',
      headers: {
        'Content-Type': stagedMediaType,
        'Idempotency-Key': key,
        'X-Relay': '1',
        'Sec-Fetch-Site': 'same-origin',
      },
      body: '{"parts":[]}',
    })
    expect((await relay.fetch(request)).headers.get('Onlend-Error')).toBe('unsupported_media_type')
  }
})

test.each([1, -1])(
  'an encoder of the host’s that miscounts by %i cannot make a form look whole',
  async (by) => {
    const staging = await stagingRelay({
      encodeParts(parts) {
        const form = encodeMultipart(parts)
        return { ...form, length: form.length + by }
      },
    })
    expect(await registerWith(staging, await stageCustomer(staging))).toBe('internal')
    expect(executed(staging)).toBe(0)
  },
)

test('S94: an encoder of the host’s that ends a form whose file broke off cannot make it look whole', async () => {
  const staging = await stagingRelay({
    encodeParts(parts) {
      const form = encodeMultipart(parts)
      async function* forgiving(): AsyncGenerator<Uint8Array<ArrayBuffer>> {
        try {
          yield* form.body
        } catch {
          return
        }
      }
      return { ...form, body: forgiving() }
    },
  })
  const files = await stageCustomer(staging)
  await truncate(join(staging.folder, files.nin_slip.upload_id), 5_000)
  expect(await registerWith(staging, files)).toBe('upload_changed')
  expect(executed(staging)).toBe(0)
})
