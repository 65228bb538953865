import { randomUUID } from 'node:crypto'
import {
  createRelay,
  defaultWebhookParser,
  type Principal,
  standardWebhookVerifier,
  startSweeps,
} from '@onlend/relay'
import { fastifyPlugin, stopOnSignal, undiciTransport } from '@onlend/relay/node'
import { openPgliteDatabase } from '@onlend/relay/pglite'
import { fastify } from 'fastify'

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

const app = fastify()
await app.register(fastifyPlugin(relay), { prefix: '/lending' })
app.post<{ Body: { password?: string } }>('/sign-in', async (request, reply) => {
  if (!DEMO_PASSWORD || request.body?.password !== DEMO_PASSWORD) return reply.code(401).send()
  const id = randomUUID()
  const customerPartners = [{ id: 'cp_adaeze', name: 'Adaeze Foods' }]
  sessions.set(id, { userId: 'ada', role: 'customer-partner', customerPartners })
  reply.header('Set-Cookie', `__Host-session=${id}; HttpOnly; Secure; SameSite=Strict; Path=/`)
  return reply.code(204).send()
})

console.log(await app.listen({ port: Number(PORT), host: '127.0.0.1' }))

stopOnSignal({
  close: async (deadline) => {
    stopSweeps()
    // `GET /lending/health` says 503 from here on; writes that were sent are waited for.
    const report = await relay.close({ deadline })
    await app.close()
    await database.close()
    return report
  },
})
