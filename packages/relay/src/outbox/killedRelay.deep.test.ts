import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BadReceiver, killOutcomes, startBadReceiver } from '../../test/killOutcomes.ts'
import { listSeeds } from '../../test/listSeeds.ts'
import { type RecordingServer, recordingServer } from '../../test/recordingServer.ts'
import { startRelayProcess } from '../../test/startRelayProcess.ts'
import { webhookSecret } from '../../test/testRelay.ts'

let upstream: RecordingServer
let receiver: BadReceiver
let folder: string

beforeAll(async () => {
  upstream = await recordingServer()
  receiver = await startBadReceiver()
  folder = await mkdtemp(join(tmpdir(), 'onlend-outcomes-'))
})

afterAll(async () => {
  upstream.close()
  receiver.close()
  await rm(folder, { recursive: true, force: true })
})

test.each(listSeeds())(
  'kill -9 of a relay on the embedded database loses no outcome, and delivers each operation’s in order (seed %i)',
  { timeout: 180_000 },
  async (seed) => {
    const environment = {
      UPSTREAM_URL: upstream.url,
      WEBHOOK_SECRET: webhookSecret,
      OUTCOMES_URL: receiver.url,
    }
    const start = () => startRelayProcess({ DATA_DIR: join(folder, 'data'), ...environment })
    await killOutcomes({ seed, upstream, receiver, start, others: 0 })
    expect(receiver.arrivals.some(({ isTaken }) => !isTaken)).toBe(true)
  },
)
