import { createRelay, defaultWebhookParser, standardWebhookVerifier, startSweeps } from '@onlend/relay'
import { expressHandler } from '@onlend/relay/node'
import { openPgliteDatabase } from '@onlend/relay/pglite'
import compression from 'compression'
import express from 'express'

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

const app = express()
app.use('/lending', expressHandler(relay)) // before every body parser
app.use(compression())
app.use(express.static('dist'))
const server = app.listen(Number(PORT), () => console.log(`http://localhost:${PORT}`))

let isStopping = false
process.on('SIGTERM', async () => {
  if (isStopping) return
  isStopping = true
  stopSweeps()
  await relay.close() // what was sent is waited for and recorded
  server.close()
  server.closeIdleConnections()
  await database.close()
})
