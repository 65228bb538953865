import { randomUUID } from 'node:crypto'
import {
  createRelay,
  defaultWebhookParser,
  type Principal,
  standardWebhookVerifier,
  startSweeps,
} from '@onlend/relay'
import { expressHandler, stopOnSignal, undiciTransport } from '@onlend/relay/node'
import { openPgliteDatabase } from '@onlend/relay/pglite'
import express from 'express'

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

const app = express()
// Before every body parser: the relay reads bodies itself, as a stream or byte for byte.
app.use('/lending', expressHandler(relay))
app.use(express.json())
app.post('/sign-in', (request, response) => {
  if (!DEMO_PASSWORD || request.body?.password !== DEMO_PASSWORD) {
    response.sendStatus(401)
    return
  }
  const id = randomUUID()
  const customerPartners = [{ id: 'cp_adaeze', name: 'Adaeze Foods' }]
  sessions.set(id, { userId: 'ada', role: 'customer-partner', customerPartners })
  response.cookie('__Host-session', id, { httpOnly: true, secure: true, sameSite: 'strict', path: '/' })
  response.sendStatus(204)
})

const server = app.listen(Number(PORT), '127.0.0.1', () => {
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
