import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { killBatch } from '../../test/killBatch.ts'
import { listSeeds } from '../../test/listSeeds.ts'
import { type RecordingServer, recordingServer } from '../../test/recordingServer.ts'
import { startRelayProcess } from '../../test/startRelayProcess.ts'
import { webhookSecret } from '../../test/testRelay.ts'

let upstream: RecordingServer
let folder: string

beforeAll(async () => {
  upstream = await recordingServer()
  folder = await mkdtemp(join(tmpdir(), 'onlend-kills-'))
})

afterAll(async () => {
  upstream.close()
  await rm(folder, { recursive: true, force: true })
})

test.each(listSeeds())(
  'S146: kill -9 of a relay on the embedded database in the middle of 1,000 rows loses none and sends none twice (seed %i)',
  { timeout: 180_000 },
  async (seed) => {
    const environment = { UPSTREAM_URL: upstream.url, WEBHOOK_SECRET: webhookSecret }
    const start = () => startRelayProcess({ DATA_DIR: join(folder, 'data'), ...environment })
    await killBatch({ seed, upstream, start, others: 0 })
    expect(upstream.bodies.length).toBeGreaterThan(0)
  },
)
