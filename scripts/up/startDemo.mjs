import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildHostWhenStale } from './buildHostWhenStale.mjs'
import { findFreePort } from './findFreePort.mjs'
import { serverGroup } from './serverGroup.mjs'
import { waitForHealth } from './waitForHealth.mjs'

const nodeArgs = ['--conditions=@onlend/source', '--import', 'tsx', 'src/main.ts']

/** Builds the host app, and starts it and a sandbox as `npm start` does, with ports and data of their own that `stop` takes away. */
export async function startDemo({ root, environment }) {
  await buildHostWhenStale({ root, environment })
  const group = serverGroup({ verbose: false })
  const dataDir = await mkdtemp(join(tmpdir(), 'onlend-demo-'))
  const stop = async () => {
    await group.stop('SIGTERM')
    await rm(dataDir, { recursive: true, force: true })
  }
  const [sandboxPort, port] = [
    await findFreePort({ preferred: 4711 }),
    await findFreePort({ preferred: 4761 }),
  ]
  const address = `http://127.0.0.1:${port}`
  const sandboxAddress = `http://127.0.0.1:${sandboxPort}`
  const secrets = {
    WEBHOOK_SECRET: `whsec_${randomBytes(24).toString('base64')}`,
    SESSION_SECRET: randomBytes(32).toString('hex'),
  }
  const key = `sandbox_${randomBytes(18).toString('base64url')}`
  const start = (name, variables) =>
    group.start({
      name,
      nodeArgs,
      cwd: join(root, 'apps', name),
      environment: { ...environment, ...secrets, HOST: '127.0.0.1', ...variables },
    })
  try {
    start('sandbox', {
      PORT: String(sandboxPort),
      SANDBOX_API_KEY: key,
      WEBHOOK_URL: `${address}/lending/webhooks/service`,
    })
    start('host', {
      PORT: String(port),
      DATA_DIR: dataDir,
      LENDING_API_URL: sandboxAddress,
      LENDING_API_KEY: key,
      LENDING_ENVIRONMENT: 'sandbox',
      // As `npm start` does it: with the demo's own past.
      SANDBOX_CONTROL_URL: sandboxAddress,
    })
    await waitForHealth({ name: 'the sandbox', address: sandboxAddress, signal: group.stopping })
    await waitForHealth({ name: 'the host app', address, signal: group.stopping })
  } catch (error) {
    await stop()
    throw error
  }
  return { address, sandboxAddress, stop }
}
