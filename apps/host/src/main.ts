import { createHmac } from 'node:crypto'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { createStepUpProofs } from '@onlend/relay'
import { nodeListener } from '@onlend/relay/node'
import type { Context } from 'hono'
import { toPartnerPath } from './app/acting-for/toPartnerPath.ts'
import { createBrandRoutes } from './server/createBrandRoutes.ts'
import { createHost } from './server/createHost.ts'
import { createMetricsRoute } from './server/createMetricsRoute.ts'
import { createSessions } from './server/createSessions.ts'
import { createShop } from './server/createShop.ts'
import { createSignInThrottle } from './server/createSignInThrottle.ts'
import { demoSignIns } from './server/demoSignIns.ts'
import { demoUsers } from './server/demoUsers.ts'
import { findProductionFaults } from './server/production/findProductionFaults.ts'
import { isLoopback } from './server/isLoopback.ts'
import { listen } from './server/listen.ts'
import { toErrorName } from './server/toErrorName.ts'
import { openAccountTables } from './server/openAccountTables.ts'
import { openBrands } from './server/openBrands.ts'
import { openDatabase } from './server/openDatabase.ts'
import { openLending } from './server/openLending.ts'
import { openSecrets } from './server/openSecrets.ts'
import { readClientAddress } from './server/readClientAddress.ts'
import { readEnvironment } from './server/readEnvironment.ts'
import { readUsersFile } from './server/readUsersFile.ts'
import { openBuild } from './server/page/openBuild.ts'
import { prerenderer } from './server/page/prerenderer.ts'
import { seedDemoUsage } from './server/seedDemoUsage.ts'
import { servePage } from './server/page/servePage.ts'
import { createStepUpRoute } from './server/spending/createStepUpRoute.ts'
import { demoSpendingControls } from './server/spending/demoSpendingControls.ts'
import { stopOnSignal } from './server/stopOnSignal.ts'
import { toAccount } from './server/toAccount.ts'
import { toPrincipal } from './server/toPrincipal.ts'

const distDir = join(import.meta.dirname, '../dist')
const clientDir = join(distDir, 'client')

try {
  await start()
} catch (error) {
  // A line for each fault, no stack: they are in the environment, not in the code.
  console.error(`host: ${error instanceof Error ? error.message : String(error)}`)
  process.exit(1)
}

async function start(): Promise<void> {
  const environment = readEnvironment(process.env)
  const { hostname, embedDemoPort, publicOrigin } = environment
  const users = environment.usersFile === null ? demoUsers : await readUsersFile(environment.usersFile)
  const faults = findProductionFaults(environment, users)
  if (faults.length > 0) throw new Error(faults.join('\nhost: '))
  const isDemo = environment.usersFile === null
  if (publicOrigin === null && !isLoopback(hostname))
    console.warn('host: without PUBLIC_ORIGIN people can sign in over https and on this machine only')
  const database = await openDatabase(environment)
  const tables = openAccountTables(database)
  const secrets = await openSecrets(environment)
  const sessions = createSessions({ users, tables, secrets: secrets.session, publicOrigin })
  const brands = await openBrands({ folder: environment.tenantsDir, allowChoice: isDemo })
  for (const name of brands.ignored) console.warn(`host: ${name} is no part of a brand and was left out`)
  // The demo's rules are for the demo's businesses: a host with people of its own has rules of its own.
  const [secret = ''] = await secrets.session()
  const proofs = createStepUpProofs({ secret: createHmac('sha256', secret).update('step-up').digest('hex') })
  const throttle = createSignInThrottle({ tables, secrets: secrets.session })
  const getClientAddress = (context: Context) => readClientAddress(context, environment.clientAddressHeader)
  const lending = await openLending(environment, {
    database,
    secrets,
    // What an operator of the demo finds, a second one agrees to.
    fourEyes: isDemo,
    ...(isDemo && {
      spending: { spendingControls: demoSpendingControls, verifyStepUp: proofs.verifyStepUp },
    }),
    tenants: brands.source,
    authenticate: async (request) => {
      const session = await sessions.find(request)
      return session && toPrincipal(session)
    },
  })
  if (isDemo && environment.sandboxControlUrl !== null)
    await seedDemoUsage({
      database,
      environment: environment.lendingEnvironment,
      now: Date.now(),
    })
  const findAccount = async (request: Request) => {
    // Until it is known who is signed in, the page shows what it shows to everyone.
    const session = await sessions.find(request).catch(() => null)
    return session && toAccount(session.user, environment.sandboxControlUrl)
  }
  const signIns = isDemo ? demoSignIns : []
  const host = createHost({
    users,
    sessions,
    throttle,
    getClientAddress,
    signIns,
    publicOrigin,
    sandboxControlUrl: environment.sandboxControlUrl,
    onSignOut: (sessionId) => lending.relay.revoke({ sessionId }),
    metrics: createMetricsRoute(lending.metrics, environment.metricsToken),
    brands: createBrandRoutes(brands),
    ...(isDemo && {
      stepUp: createStepUpRoute({ sessions, throttle, getClientAddress, proofs, publicOrigin }),
    }),
    page: await servePage({
      clientDir,
      file: 'index.html',
      // The first answer wears the brand already, and can be typed into.
      partsFor: prerenderer({
        openBuild: openBuild(distDir),
        signIns: [...signIns],
        brands: brands.choices,
        relay: lending.relay,
        timeout: environment.pageReadTimeout,
        findAccount,
      }),
      // An address that names no business leads to one, so that the page that is drawn is the page that stays.
      redirectFor: async (request) => {
        const account = await findAccount(request)
        const { pathname, search } = new URL(request.url)
        const to = account && toPartnerPath(account, pathname, request.headers.get('Cookie') ?? '')
        return to && to + search
      },
    }),
  })
  const { logger } = lending
  const onFault = (error: unknown): void =>
    logger.error({ event: 'host.request_failed', name: toErrorName(error) }, 'a request was not answered')
  const app = getRequestListener(host.fetch)
  const relay = nodeListener(lending.relay)
  const server = await listen({
    hostname,
    port: environment.port,
    onFault,
    // Nothing but this line joins the app and the relay; the relay reads the session through `authenticate`.
    handle: async (incoming, outgoing) =>
      void (await (incoming.url?.startsWith('/lending/') ? relay : app)(incoming, outgoing)),
  })
  const address = `http://${hostname}:${server.port}`
  const servers = [server]
  if (embedDemoPort !== null && environment.embedOrigins.length > 0) {
    const values = { RELAY_URL: `${address}/lending` }
    const page = await servePage({
      clientDir,
      file: 'shop.html',
      connectTo: [address],
      partsFor: () => ({ values }),
    })
    const handle = getRequestListener(createShop({ relay: lending.relay, page }).fetch)
    servers.push(
      await listen({
        hostname,
        port: embedDemoPort,
        onFault,
        handle: async (...pair) => void (await handle(...pair)),
      }),
    )
  }
  console.log(`host: listening on ${address}`)

  stopOnSignal({ logger, closeLending: (deadline) => lending.close(deadline), servers })
}
