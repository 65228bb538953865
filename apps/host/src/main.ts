import { join } from 'node:path'
import { serve } from '@hono/node-server'
import { createRelay, createSqlStore, standardWebhookVerifier, startSweeps } from '@onlend/relay'
import { openPgliteDatabase } from '@onlend/relay/pglite'
import { createHost } from './server/createHost.ts'
import { createSessions } from './server/createSessions.ts'
import { demoUsers } from './server/demoUsers.ts'
import { readEnvironment } from './server/readEnvironment.ts'
import { readUsersFile } from './server/readUsersFile.ts'
import { servePage } from './server/servePage.ts'
import { toPrincipal } from './server/toPrincipal.ts'

const distDir = join(import.meta.dirname, '../dist')

try {
  await start()
} catch (error) {
  // One line, no stack: whoever starts the host has something to mend, not to debug.
  console.error(`host: ${error instanceof Error ? error.message : String(error)}`)
  process.exit(1)
}

async function start(): Promise<void> {
  const environment = readEnvironment(process.env)
  const users = environment.usersFile === null ? demoUsers : await readUsersFile(environment.usersFile)
  const sessions = createSessions(users, environment.sessionSecret)
  const database = await openPgliteDatabase({ dataDir: join(environment.dataDir, 'ledger') })
  const relay = createRelay({
    mountPath: '/lending',
    environment: environment.lendingEnvironment,
    upstream: { baseUrl: environment.lendingApiUrl, apiKey: environment.lendingApiKey },
    authenticate: async (request) => {
      const user = await sessions.find(request)
      return user && toPrincipal(user)
    },
    store: createSqlStore(database),
    webhooks: { service: { verify: standardWebhookVerifier({ secrets: [environment.webhookSecret] }) } },
  })
  const stopSweeps = startSweeps(relay)
  const host = createHost({
    relay,
    users,
    sessions,
    showSignIns: environment.usersFile === null,
    sandboxControlUrl: environment.sandboxControlUrl,
    page: await servePage(distDir),
  })
  const server = serve(
    { fetch: host.fetch, hostname: environment.hostname, port: environment.port },
    ({ port }) => {
      console.log(`host: listening on http://${environment.hostname}:${port}`)
    },
  )

  let isStopping = false
  const stop = async () => {
    if (isStopping) return
    isStopping = true
    server.close()
    stopSweeps()
    await relay.close()
    await database.close()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stop)
}
