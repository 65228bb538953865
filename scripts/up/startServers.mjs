import { randomBytes } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { buildHostWhenStale, viteScript } from './buildHostWhenStale.mjs'
import { findFreePort } from './findFreePort.mjs'
import { keptSecret } from './keptSecret.mjs'
import { serverGroup } from './serverGroup.mjs'
import { stopRequested } from './stopRequested.mjs'
import { UpError } from './UpError.mjs'
import { waitForHealth } from './waitForHealth.mjs'

const local = '127.0.0.1'
const serverArgs = ['--conditions=@onlend/source', '--import', 'tsx', 'src/main.ts']

/**
 * Starts the sandbox and the host app, prints the address and the demo sign-ins, and stays until asked to stop.
 * With `LENDING_API_URL` and `LENDING_API_KEY` in the environment the host talks to that service and no sandbox
 * starts. `--verbose` shows what the servers print, `--watch` builds and restarts on every change. Returns the exit code.
 */
export async function startServers({ root, environment, options, installed }) {
  await installed
  const requested = stopRequested()
  const group = serverGroup({ verbose: options.includes('--verbose') })
  const outcome = await Promise.race([
    requested,
    group.ended,
    run({ root, environment, group, watches: options.includes('--watch') }).then(
      () => Promise.race([requested, group.ended]),
      (error) => ({ error }),
    ),
  ])
  await group.stop(outcome.signal ?? 'SIGTERM')
  if (outcome.signal !== undefined) return 0
  if (outcome.error !== undefined) throw outcome.error
  throw new UpError(
    `${outcome.output}\n\nThe ${outcome.name} stopped by itself; everything else was stopped too.`,
  )
}

async function run({ root, environment, group, watches }) {
  const nodeArgs = watches ? ['--watch', ...serverArgs] : serverArgs
  // The sandbox starts beside it; the host app looks for its pages as it starts.
  const built = buildHostWhenStale({ root, environment })
  // Told below, once the sandbox is there.
  built.catch(() => {})
  const cwd = join(root, 'apps/host')
  if (watches) {
    await built
    group.start({ name: 'host build', cwd, environment, nodeArgs: [viteScript(cwd), 'build', '--watch'] })
  }
  const host = environment.HOST ?? local
  const toAddress = (port) => `http://${host === '0.0.0.0' ? local : host}:${port}`
  const port = await findFreePort({ preferred: Number(environment.PORT ?? 4310), host })
  const dataFolder = environment.DATA_DIR ?? join(cwd, '.data')
  await mkdir(dataFolder, { recursive: true })
  // Kept, so that what was signed before a restart is believed after it.
  const secret = async (name, make) =>
    environment[name] ?? (await keptSecret(join(dataFolder, name.toLowerCase().replace('_', '-')), make))
  const WEBHOOK_SECRET = await secret('WEBHOOK_SECRET', () => `whsec_${randomBytes(24).toString('base64')}`)
  const own = { ...environment, WEBHOOK_SECRET }
  const service = await startService({ root, environment: own, group, nodeArgs, hostPort: port, dataFolder })
  const shop = service.port && {
    // A second site of the demo on an origin of its own, which reaches the relay with tokens; only beside the sandbox.
    port: await findFreePort({
      ...{ preferred: Number(environment.EMBED_DEMO_PORT ?? 4312), host },
      taken: [port, service.port],
    }),
  }
  const address = toAddress(port)
  const shopAddress = shop && toAddress(shop.port)

  await built
  group.start({
    ...{ name: 'host app', cwd, nodeArgs },
    environment: {
      ...{ ...own, ...service.environment },
      ...(shop && {
        EMBED_DEMO_PORT: String(shop.port),
        ALLOWED_ORIGINS: [environment.ALLOWED_ORIGINS, shopAddress].filter(Boolean).join(','),
        TOKEN_SECRET: await secret('TOKEN_SECRET'),
      }),
      ...{ PORT: String(port), HOST: host, DATA_DIR: dataFolder },
      ...(!environment.UPLOADS_BUCKET && {
        UPLOADS_DIR: environment.UPLOADS_DIR ?? join(dataFolder, 'uploads'),
      }),
      // The host refuses them where money is real.
      MADE_UP_SECRETS: ['WEBHOOK_SECRET', 'SESSION_SECRET', 'LEDGER_SECRET']
        .filter((name) => !environment[name])
        .join(','),
      SESSION_SECRET: await secret('SESSION_SECRET'),
      LEDGER_SECRET: await secret('LEDGER_SECRET'),
    },
  })
  await waitForHealth({ name: 'the host app', address, signal: group.stopping })
  await printWelcome({ address, controlAddress: service.environment.SANDBOX_CONTROL_URL, shopAddress })
}

/** The lending service that the host will talk to: the one named in the environment, else a sandbox of our own. */
async function startService({ root, environment, group, nodeArgs, hostPort, dataFolder }) {
  const { LENDING_API_URL, LENDING_API_KEY, LENDING_ENVIRONMENT = 'sandbox' } = environment
  if (LENDING_API_URL !== undefined && LENDING_API_KEY !== undefined)
    return { environment: { LENDING_API_URL, LENDING_API_KEY, LENDING_ENVIRONMENT } }
  if (LENDING_API_URL !== undefined || LENDING_API_KEY !== undefined)
    throw new UpError(
      'Give both LENDING_API_URL and LENDING_API_KEY, or neither: without them a sandbox is started.',
    )
  const port = await findFreePort({ preferred: 4311, taken: [hostPort] })
  const address = `http://${local}:${port}`
  const key = environment.SANDBOX_API_KEY ?? `sandbox_${randomBytes(18).toString('base64url')}`
  group.start({
    ...{ name: 'sandbox', cwd: join(root, 'apps/sandbox'), nodeArgs },
    environment: {
      ...environment,
      ...{ PORT: String(port), HOST: local, SANDBOX_API_KEY: key },
      WEBHOOK_URL: `http://${local}:${hostPort}/lending/webhooks/service`,
      // beside the ledger, so that both sides remember the same withdrawals after a restart
      SNAPSHOT_FILE: environment.SNAPSHOT_FILE ?? join(dataFolder, 'sandbox.json'),
    },
  })
  await waitForHealth({ name: 'the sandbox', address, signal: group.stopping })
  const asked = { LENDING_API_URL: address, LENDING_API_KEY: key, LENDING_ENVIRONMENT: 'sandbox' }
  return { port, environment: { ...asked, SANDBOX_CONTROL_URL: address } }
}

async function printWelcome({ address, controlAddress, shopAddress }) {
  const lines = ['', `  Onlend is at  ${address}`, ...brandLines(address), '']
  const answer = await fetch(`${address}/demo/sign-ins`)
  const signIns = answer.ok ? await answer.json() : []
  if (signIns.length > 0) {
    lines.push('  Sign in as')
    const width = Math.max(...signIns.map(({ email }) => email.length))
    for (const { email, password, label } of signIns)
      lines.push(`    ${email.padEnd(width)}  ${password}  ${label}`)
    lines.push('')
  }
  if (shopAddress !== undefined) lines.push(`  The same widgets on another origin: ${shopAddress}`, '')
  if (controlAddress !== undefined) lines.push(`  The sandbox's control page: ${controlAddress}`, '')
  console.log([...lines, '  Press Ctrl-C to stop.', ''].join('\n'))
}

/** The same app in other brands, told apart by host name; browsers resolve every name under `localhost` to this machine. */
function brandLines(address) {
  const { hostname, port, protocol } = new URL(address)
  if (hostname !== '127.0.0.1') return []
  return ['sahel', 'pwani'].map((brand) => `  As ${brand}:     ${protocol}//${brand}.localhost:${port}`)
}
