import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type BadReceiver, killOutcomes, startBadReceiver } from '../../test/killOutcomes.ts'
import { listSeeds } from '../../test/listSeeds.ts'
import { makePostgresDatabase } from '../../test/makePostgresDatabase.ts'
import { type RecordingServer, recordingServer } from '../../test/recordingServer.ts'
import { startRelayProcess } from '../../test/startRelayProcess.ts'
import { webhookSecret } from '../../test/testRelay.ts'

let upstream: RecordingServer
let receiver: BadReceiver
let address: string

beforeAll(async () => {
  upstream = await recordingServer()
  receiver = await startBadReceiver()
  address = await makePostgresDatabase(inject('postgresAddress') ?? '')
})

afterAll(() => {
  upstream.close()
  receiver.close()
})

test.each(listSeeds().flatMap((seed) => [[seed, 0] as const, [seed, 1] as const]))(
  'kill -9 of a relay on PostgreSQL loses no outcome, and delivers each operation’s in order (seed %i, %i others)',
  { timeout: 180_000 },
  async (seed, others) => {
    const environment = {
      UPSTREAM_URL: upstream.url,
      WEBHOOK_SECRET: webhookSecret,
      OUTCOMES_URL: receiver.url,
    }
    const start = () => startRelayProcess({ DATABASE_URL: address, ...environment })
    await killOutcomes({ seed, upstream, receiver, start, others })
    expect(receiver.arrivals.some(({ isTaken }) => !isTaken)).toBe(true)
  },
)
