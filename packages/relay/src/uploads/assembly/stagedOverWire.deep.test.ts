import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { testDatabase } from '../../../test/testDatabase.ts'
import { wireUpstream } from '../../../test/adapters/wireUpstream.ts'
import { undiciTransport } from '../../upstream/undici/undiciTransport.ts'
import { pdfFile } from '../../../test/inspection/pdfFile.ts'
import { deferred } from '../../../test/deferred.ts'
import { canaries } from '../../../test/testRelay.ts'
import type { FormPart } from './encodeMultipart.ts'
import { encodeMultipart } from './encodeMultipart.ts'
import { registerWith } from '../../../test/assembly/registerWith.ts'
import { type Staging, stagingRelay } from '../../../test/staging/stagingRelay.ts'

// Opening the database is no part of a test's time.
beforeAll(async () => void (await testDatabase()), 120_000)

const size = 20 * 1_048_576
const key = 'key-staged-1'

test('S37: a staged file leaves as fast as the service takes it, with its exact length, and breaks off where it was changed', async () => {
  const service = await wireUpstream()
  onTestFinished(() => service.close())
  let taken = 0
  const counted = (part: FormPart): FormPart => {
    if ('value' in part) return part
    async function* read(
      source: AsyncIterable<Uint8Array<ArrayBuffer>>,
    ): AsyncGenerator<Uint8Array<ArrayBuffer>> {
      for await (const piece of source) {
        taken += piece.byteLength
        yield piece
      }
    }
    return { ...part, read: () => read(part.read()) }
  }
  const staging: Staging = await stagingRelay({
    upstream: {
      baseUrl: `http://127.0.0.1:${service.port}`,
      apiKey: canaries.key,
      transport: undiciTransport(),
    },
    encodeParts: (parts) => encodeMultipart(parts.map(counted)),
  })
  const bytes = pdfFile(`% ${'x'.repeat(size)}`)
  const nin_slip = await staging.stage('nin_slip', { name: 'slip.pdf', bytes, kind: 'registerCustomer' })

  const opened = deferred()
  service.gate = opened.promise
  // Changed behind its beginning, which has left by the time it is noticed.
  await writeFile(
    join(staging.folder, nin_slip.upload_id),
    bytes.map((byte, at) => (at === size ? byte + 1 : byte)),
  )
  const changed = registerWith(staging, { nin_slip })
  await expect.poll(() => service.seen.length).toBe(1)
  // The service reads nothing yet: what has been read of the file stops growing far below the whole.
  let before = -1
  await expect
    .poll(
      () => {
        const isStill = taken === before
        before = taken
        return isStill && taken > 0
      },
      { interval: 100 },
    )
    .toBe(true)
  expect(taken).toBeLessThan(size / 2)
  opened.resolve()
  expect(await changed).toBe('upload_changed')
  expect(await service.seen[0]?.ended).toBe(false)
  expect(await staging.read(key)).toMatchObject({ state: 'rejected', refusal: 'upload_changed' })

  await writeFile(join(staging.folder, nin_slip.upload_id), bytes)
  await registerWith(staging, { nin_slip }, 'key-staged-2')
  const [, whole] = service.seen
  expect(await whole?.ended).toBe(true)
  const headers = whole?.rawHeaders ?? []
  const announced = headers[headers.findIndex((name) => name.toLowerCase() === 'content-length') + 1]
  expect(announced).toBe(String(whole?.length))
  expect(whole?.length).toBeGreaterThan(size)
})
