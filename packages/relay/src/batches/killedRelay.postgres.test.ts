import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { killBatch } from '../../test/killBatch.ts'
import { listSeeds } from '../../test/listSeeds.ts'
import { makePostgresDatabase } from '../../test/makePostgresDatabase.ts'
import { type RecordingServer, recordingServer } from '../../test/recordingServer.ts'
import { startRelayProcess } from '../../test/startRelayProcess.ts'
import { webhookSecret } from '../../test/testRelay.ts'

let upstream: RecordingServer
let address: string

beforeAll(async () => {
  upstream = await recordingServer()
  address = await makePostgresDatabase(inject('postgresAddress') ?? '')
})

afterAll(() => upstream.close())

test.each(listSeeds().flatMap((seed) => [[seed, 0] as const, [seed + 5, 1] as const]))(
  'S146: kill -9 of a relay on PostgreSQL in the middle of 1,000 rows loses none and sends none twice (seed %i, %i others)',
  { timeout: 180_000 },
  async (seed, others) => {
    const environment = { UPSTREAM_URL: upstream.url, WEBHOOK_SECRET: webhookSecret }
    const start = () => startRelayProcess({ DATABASE_URL: address, ...environment })
    await killBatch({ seed, upstream, start, others })
    expect(upstream.bodies.length).toBeGreaterThan(0)
  },
)
