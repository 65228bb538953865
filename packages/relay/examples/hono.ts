import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import {
  createRelay,
  defaultWebhookParser,
  type Principal,
  standardWebhookVerifier,
  startSweeps,
} from '@onlend/relay'
import { honoHandler } from '@onlend/relay'
import { stopOnSignal, undiciTransport } from '@onlend/relay/node'
import { openPgliteDatabase } from '@onlend/relay/pglite'
import { Hono } from 'hono'
import { setCookie } from 'hono/cookie'

const { LENDING_API_URL = '', LENDING_API_KEY = '', WEBHOOK_SECRET = '', DEMO_PASSWORD } = process.env
const { DATA_DIR = './data', PORT = '3000' } = process.env

/** Sessions by the id in the cookie; stands for the host's own session store. */
const sessions = new Map<string, Principal>()

function readSession(request: Request): Principal | null {
  const [, id = ''] = /(?:^|; )__Host-session=([\w-]+)/.exec(request.headers.get('Cookie') ?? '') ?? []
  return sessions.get(id) ?? null
}

const database = await openPgliteDatabase({ dataDir: DATA_DIR })
const relay = createRelay({
  upstream: { baseUrl: LENDING_API_URL, apiKey: LENDING_API_KEY, transport: undiciTransport() },
  environment: 'sandbox',
  mountPath: '/lending',
  authenticate: readSession,
  database,
  webhooks: {
    service: { verify: standardWebhookVerifier({ secrets: [WEBHOOK_SECRET] }), parse: defaultWebhookParser },
  },
})
const stopSweeps = startSweeps(relay)

const app = new Hono()
app.all('/lending/*', honoHandler(relay))
app.post('/sign-in', async (context) => {
  const body = await context.req.json<{ password?: string }>()
  if (!DEMO_PASSWORD || body.password !== DEMO_PASSWORD) return context.body(null, 401)
  const id = randomUUID()
  const customerPartners = [{ id: 'cp_adaeze', name: 'Adaeze Foods' }]
  sessions.set(id, { userId: 'ada', role: 'customer-partner', customerPartners })
  setCookie(context, '__Host-session', id, { httpOnly: true, secure: true, sameSite: 'Strict', path: '/' })
  return context.body(null, 204)
})

const listen = getRequestListener(app.fetch, { overrideGlobalObjects: false })
const server = createServer((incoming, outgoing) => void listen(incoming, outgoing))
server.listen(Number(PORT), '127.0.0.1', () => {
  const address = server.address()
  if (address !== null && typeof address === 'object') console.log(`http://127.0.0.1:${address.port}`)
})

stopOnSignal({
  close: async (deadline) => {
    stopSweeps()
    // `GET /lending/health` says 503 from here on; writes that were sent are waited for.
    const report = await relay.close({ deadline })
    server.close()
    server.closeIdleConnections()
    await database.close()
    return report
  },
})
