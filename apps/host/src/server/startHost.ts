import { createHmac } from 'node:crypto'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { createStepUpProofs } from '@onlend/relay'
import { dataDir as emptyDatabase } from '@electric-sql/pglite-prepopulatedfs'
import { type Configuration, listen, openInstallation, stopOnSignal } from '@onlend/relay/node'
import type { Context } from 'hono'
import { toPartnerPath } from '../app/acting-for/toPartnerPath.ts'
import { asksRelay } from './asksRelay.ts'
import { createBrandRoutes } from './createBrandRoutes.ts'
import { createHost } from './createHost.ts'
import { createSessions } from './createSessions.ts'
import { createShop } from './createShop.ts'
import { createSignInThrottle } from './createSignInThrottle.ts'
import { demoSignIns } from './demoSignIns.ts'
import type { HostUser } from './HostUser.ts'
import { isLoopback } from './isLoopback.ts'
import { openAccountTables } from './openAccountTables.ts'
import { openBrands } from './openBrands.ts'
import { openTracing } from './openTracing.ts'
import type { HostSettings } from './readHostSettings.ts'
import { sessionLifetime } from './sessionLifetime.ts'
import { readClientAddress } from './readClientAddress.ts'
import { createInvoiceBook } from './invoices/createInvoiceBook.ts'
import { createInvoiceRoute } from './invoices/createInvoiceRoute.ts'
import { openBuild } from './page/openBuild.ts'
import { prerenderer } from './page/prerenderer.ts'
import { seedDemoUsage } from './seedDemoUsage.ts'
import { servePage } from './page/servePage.ts'
import { createStepUpRoute } from './spending/createStepUpRoute.ts'
import { demoSpendingControls } from './spending/demoSpendingControls.ts'
import { toAccount } from './toAccount.ts'
import { toPrincipal } from './toPrincipal.ts'

const distDir = join(import.meta.dirname, '../../dist')
const clientDir = join(distDir, 'client')

type StartHostParameters = {
  /** The settings of the relay. */
  configuration: Configuration
  settings: HostSettings
  users: readonly HostUser[]
}

/** Starts the host for these people, as its settings say. The host runs until a signal stops it. */
export async function startHost({ configuration, settings, users }: StartHostParameters): Promise<void> {
  const { host: hostname, port, environment, tokens } = configuration
  const { embedDemoPort, publicOrigin, sandboxControlUrl } = settings
  const isDemo = settings.usersFile === null
  if (publicOrigin === null && !isLoopback(hostname))
    console.warn('host: without PUBLIC_ORIGIN people can sign in over https and on this machine only')
  const { database, logger, readSecret, openRelay } = await openInstallation(configuration, {
    loadDataDir: emptyDatabase,
  })
  const tables = openAccountTables(database)
  const secrets = () => readSecret('SESSION_SECRET')
  const sessions = createSessions({ users, tables, secrets, publicOrigin })
  const brands = await openBrands({ folder: settings.tenantsDir, allowChoice: isDemo })
  for (const name of brands.ignored) console.warn(`host: ${name} is no part of a brand and was left out`)
  const [secret = ''] = await secrets()
  const derive = (purpose: string) => createHmac('sha256', secret).update(purpose).digest('hex')
  const proofs = createStepUpProofs({ secret: derive('step-up') })
  const throttle = createSignInThrottle({ tables, secrets })
  const getClientAddress = (context: Context) => readClientAddress(context, settings.clientAddressHeader)
  const invoices = createInvoiceBook(tables)
  const { tracing, close: closeTracing } = await openTracing(settings.traceCollector)
  const { relay, listener, close } = await openRelay({
    // In the demo a second operator confirms each resolution.
    operations: { fourEyes: isDemo },
    // The demo's rules are for the demo's businesses: a host with its own people has its own rules.
    ...(isDemo && { spendingControls: demoSpendingControls, verifyStepUp: proofs.verifyStepUp }),
    sessionLifetime: sessionLifetime * 1_000,
    // A proxy may change `Host`, with which the origin of a page would be compared.
    origins: publicOrigin === null ? [] : [publicOrigin],
    // The same person has the same pseudonym in the logs of every instance, from one start to the next.
    logging: { secret: derive('logs') },
    ...(tracing && { tracing }),
    tenants: brands.source,
    unreviewedLocales: true,
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
  if (isDemo && sandboxControlUrl !== null) await seedDemoUsage({ database, environment, now: Date.now() })
  const findAccount = async (request: Request) => {
    // While the session is not known, the page shows its public content.
    const session = await sessions.find(request).catch(() => null)
    return session && toAccount(session.user, sandboxControlUrl, users)
  }
  const signIns = isDemo ? demoSignIns : []
  const host = createHost({
    users,
    sessions,
    throttle,
    getClientAddress,
    signIns,
    publicOrigin,
    sandboxControlUrl,
    mayActFor: asksRelay(relay),
    onSignOut: (sessionId) => relay.revoke({ sessionId }),
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
        relay,
        timeout: settings.pageReadTimeout,
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
  const onFault = (error: unknown): void =>
    logger.error(
      { event: 'host.request_failed', name: error instanceof Error ? error.name : typeof error },
      'a request was not answered',
    )
  const app = getRequestListener(host.fetch)
  const isForRelay = (url = '') => url.startsWith('/lending/') || url === '/metrics'
  const server = await listen({
    ...{ host: hostname, port, onFault },
    // Nothing but this line joins the app and the relay; the relay reads the session through `authenticate`.
    handle: async (incoming, outgoing) =>
      isForRelay(incoming.url) ? listener(incoming, outgoing) : app(incoming, outgoing),
  })
  const address = `http://${hostname}:${server.port}`
  const servers = [server]
  if (embedDemoPort !== null && tokens.origins.length > 0) {
    const values = { RELAY_URL: `${address}/lending` }
    const page = await servePage({
      clientDir,
      file: 'shop.html',
      connectTo: [address],
      partsFor: () => ({ values }),
    })
    const shop = getRequestListener(createShop({ relay, page }).fetch)
    servers.push(
      await listen({
        ...{ host: hostname, port: embedDemoPort, onFault },
        handle: async (...pair) => shop(...pair),
      }),
    )
  }
  console.log(`host: listening on ${address}`)

  stopOnSignal({
    logger,
    async close(deadline) {
      const report = await close({ deadline, ports: servers })
      await closeTracing()
      return report
    },
  })
}
