import { randomInt } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import type { Sandbox } from '@onlend/sandbox'
import { createSandbox } from '@onlend/sandbox'
import { createApp } from './createApp.ts'
import { keepSnapshot } from './keepSnapshot.ts'
import type { SandboxEnvironment } from './readEnvironment.ts'
import { readSnapshotFile } from './readSnapshotFile.ts'

type RunningSandbox = { address: string; sandbox: Sandbox; stop(): Promise<void> }

/**
 * Starts the sandbox server and waits until it listens.
 *
 * @throws Error when the port is taken, or SNAPSHOT_FILE holds something else than a snapshot.
 */
export async function startSandbox(environment: SandboxEnvironment): Promise<RunningSandbox> {
  const { host, port, apiKey, webhookUrl, webhookSecret, snapshotFile } = environment
  const snapshot = snapshotFile === null ? undefined : readSnapshotFile(snapshotFile)
  const sandbox = openSandbox({
    apiKey,
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
