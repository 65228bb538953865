import { createRelay, defaultWebhookParser, standardWebhookVerifier, startSweeps } from '@onlend/relay'
import { fastifyPlugin } from '@onlend/relay/node'
import { openPgliteDatabase } from '@onlend/relay/pglite'
import fastifyStatic from '@fastify/static'
import { fastify } from 'fastify'

const { LENDING_API_URL = '', LENDING_API_KEY = '', WEBHOOK_SECRET = '' } = process.env
const { CUSTOMER_PARTNER_ID = '', DATA_DIR = '.data/lending', PORT = '3000' } = process.env

const database = await openPgliteDatabase({ dataDir: DATA_DIR })
const relay = createRelay({
  mountPath: '/lending',
  environment: 'sandbox',
  upstream: { baseUrl: LENDING_API_URL, apiKey: LENDING_API_KEY },
  // Stands for your own sign-in: read your session from `request`, and return null where no one is signed in.
  authenticate: () => ({
    userId: 'ada',
    role: 'customer-partner',
    customerPartners: [{ id: CUSTOMER_PARTNER_ID, name: 'Adaeze Foods' }],
  }),
  database,
  webhooks: {
    service: { verify: standardWebhookVerifier({ secrets: [WEBHOOK_SECRET] }), parse: defaultWebhookParser },
  },
})
const stopSweeps = startSweeps(relay)

const app = fastify()
await app.register(fastifyPlugin(relay), { prefix: '/lending' })
await app.register(fastifyStatic, { root: `${import.meta.dirname}/dist` })
console.log(await app.listen({ port: Number(PORT), host: 'localhost' }))

let isStopping = false
process.on('SIGTERM', async () => {
  if (isStopping) return
  isStopping = true
  stopSweeps()
  await relay.close() // what was sent is waited for and recorded
  await app.close()
  await database.close()
})
