import { randomInt } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import type { Sandbox, SandboxClock } from '../index.ts'
import { createSandbox } from '../index.ts'
import { createApp } from './createApp.ts'
import { keepSnapshot } from './keepSnapshot.ts'
import { readEnvironment, type SandboxEnvironment } from './readEnvironment.ts'
import { readSnapshotFile } from './readSnapshotFile.ts'

/** What a sandbox behind a port may be told; what is left out is as `readEnvironment` has it. */
type StartSandboxSettings = Partial<SandboxEnvironment> & {
  /** `manualClock(Date.now())` has nothing settle before a test says so. @default a clock that runs with the wall clock */
  clock?: SandboxClock
}

/** A sandbox behind a port. */
export type RunningSandbox = {
  address: string
  sandbox: Sandbox
  /** Ends every connection, saves what there is to save, and closes the port. */
  stop(): Promise<void>
}

/**
 * Starts a sandbox behind a port, with its control page, and waits until it listens: at any free port of this machine where none is given.
 *
 * @throws Error when the port is taken, or SNAPSHOT_FILE holds something else than a snapshot.
 * @example
 * const { address, stop } = await startSandbox({ webhookUrl: 'http://127.0.0.1:4310/lending/webhooks/service' })
 */
export async function startSandbox(settings: StartSandboxSettings = {}): Promise<RunningSandbox> {
  const { host, port, apiKey, webhookUrl, webhookSecret, snapshotFile } = {
    ...readEnvironment({ PORT: '0' }),
    ...settings,
  }
  const snapshot = snapshotFile === null ? undefined : readSnapshotFile(snapshotFile)
  const sandbox = openSandbox({
    apiKey,
    ...(settings.clock === undefined ? {} : { clock: settings.clock }),
    // ids of an earlier run stay with that run: a relay that stored its webhooks would take new ones for repeats
    seed: randomInt(2 ** 31),
    webhook: {
      now: Date.now,
      ...(webhookUrl === null ? {} : { url: webhookUrl }),
      ...(webhookSecret === null ? {} : { secret: webhookSecret }),
    },
    ...(snapshot === undefined ? {} : { snapshot }),
  })
  const saveLast = snapshotFile === null ? () => {} : keepSnapshot(sandbox, snapshotFile)
  const server = createAdaptorServer({ fetch: createApp(sandbox).fetch })
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen(port, host, resolve)
    })
  } catch (error) {
    sandbox.close()
    throw new Error(`PORT ${port} on HOST ${host} cannot be listened on: ${findReason(error)}`)
  }
  // a server that listens on TCP has an address object
  const listening = server.address() as AddressInfo
  return {
    sandbox,
    address: `http://${host.includes(':') ? `[${host}]` : host}:${listening.port}`,
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve))
      if ('closeAllConnections' in server) server.closeAllConnections()
      await closed
      saveLast()
      sandbox.close()
    },
  }
}

function openSandbox(options: Parameters<typeof createSandbox>[0]): Sandbox {
  try {
    return createSandbox(options)
  } catch (error) {
    throw new Error(`SNAPSHOT_FILE cannot be used: ${findReason(error)}`)
  }
}

function findReason(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
