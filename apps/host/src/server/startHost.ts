import { createHmac } from 'node:crypto'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { createStepUpProofs } from '@onlend/relay'
import { nodeListener } from '@onlend/relay/node'
import type { Context } from 'hono'
import { toPartnerPath } from '../app/acting-for/toPartnerPath.ts'
import { asksRelay } from './asksRelay.ts'
import { createBrandRoutes } from './createBrandRoutes.ts'
import { createHost } from './createHost.ts'
import { createMetricsRoute } from './createMetricsRoute.ts'
import { createSessions } from './createSessions.ts'
import { createShop } from './createShop.ts'
import { createSignInThrottle } from './createSignInThrottle.ts'
import { demoSignIns } from './demoSignIns.ts'
import type { HostEnvironment } from './HostEnvironment.ts'
import type { HostUser } from './HostUser.ts'
import { isLoopback } from './isLoopback.ts'
import { listen } from './listen.ts'
import { toErrorName } from './toErrorName.ts'
import { openAccountTables } from './openAccountTables.ts'
import { openBrands } from './openBrands.ts'
import { openDatabase } from './openDatabase.ts'
import { openLending } from './openLending.ts'
import { openSecrets } from './openSecrets.ts'
import { readClientAddress } from './readClientAddress.ts'
import { createInvoiceBook } from './invoices/createInvoiceBook.ts'
import { createInvoiceRoute } from './invoices/createInvoiceRoute.ts'
import { openBuild } from './page/openBuild.ts'
import { prerenderer } from './page/prerenderer.ts'
import { seedDemoUsage } from './seedDemoUsage.ts'
import { servePage } from './page/servePage.ts'
import { createStepUpRoute } from './spending/createStepUpRoute.ts'
import { demoSpendingControls } from './spending/demoSpendingControls.ts'
import { stopOnSignal } from './stopOnSignal.ts'
import { toAccount } from './toAccount.ts'
import { toPrincipal } from './toPrincipal.ts'

const distDir = join(import.meta.dirname, '../../dist')
const clientDir = join(distDir, 'client')

/** Starts the host for these people, as the environment says. The host runs until a signal stops it. */
export async function startHost(environment: HostEnvironment, users: readonly HostUser[]): Promise<void> {
  const { hostname, embedDemoPort, publicOrigin } = environment
  const isDemo = environment.usersFile === null
  if (publicOrigin === null && !isLoopback(hostname))
    console.warn('host: without PUBLIC_ORIGIN people can sign in over https and on this machine only')
  const database = await openDatabase(environment)
  const tables = openAccountTables(database)
  const secrets = await openSecrets(environment)
  const sessions = createSessions({ users, tables, secrets: secrets.session, publicOrigin })
  const brands = await openBrands({ folder: environment.tenantsDir, allowChoice: isDemo })
  for (const name of brands.ignored) console.warn(`host: ${name} is no part of a brand and was left out`)
  // The demo's rules are for the demo's businesses: a host with its own people has its own rules.
  const [secret = ''] = await secrets.session()
  const proofs = createStepUpProofs({ secret: createHmac('sha256', secret).update('step-up').digest('hex') })
  const throttle = createSignInThrottle({ tables, secrets: secrets.session })
  const getClientAddress = (context: Context) => readClientAddress(context, environment.clientAddressHeader)
  const invoices = createInvoiceBook(tables)
  const lending = await openLending(environment, {
    database,
    secrets,
    // In the demo a second operator confirms each resolution.
    fourEyes: isDemo,
    ...(isDemo && {
      spending: { spendingControls: demoSpendingControls, verifyStepUp: proofs.verifyStepUp },
    }),
    tenants: brands.source,
    brands: brands.publishing,
    // The book is right also after a withdrawal is reversed, while no page is open.
    outcomes: {
      onOutcome: invoices.book,
      tenantOf: ({ id }) =>
        users.find(
          ({ channelPartnerId, customerPartners }) =>
            channelPartnerId !== null &&
            (channelPartnerId === id || customerPartners.some((one) => one.id === id)),
        )?.channelPartnerId ?? null,
    },
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
    // While the session is not known, the page shows its public content.
    const session = await sessions.find(request).catch(() => null)
    return session && toAccount(session.user, environment.sandboxControlUrl, users)
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
    mayActFor: asksRelay(lending.relay),
    onSignOut: (sessionId) => lending.relay.revoke({ sessionId }),
    metrics: createMetricsRoute(lending.metrics, environment.metricsToken),
    brands: createBrandRoutes(brands),
    invoices: createInvoiceRoute({ sessions, invoices }),
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
