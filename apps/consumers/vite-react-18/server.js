import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { createRelay, defaultWebhookParser, standardWebhookVerifier, startSweeps } from '@onlend/relay'
import { nodeListener } from '@onlend/relay/node'
import { openPgliteDatabase } from '@onlend/relay/pglite'

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
const listenForRelay = nodeListener(relay)

/** @type {Record<string, string>} */
const types = { '.css': 'text/css', '.html': 'text/html', '.js': 'text/javascript' }

const server = createServer(async (request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost') // without `..`
  if (pathname === '/lending' || pathname.startsWith('/lending/')) return listenForRelay(request, response)
  const file = join('dist', pathname === '/' ? 'index.html' : pathname)
  const body = await readFile(file).catch(() => null)
  response.writeHead(body ? 200 : 404, { 'Content-Type': types[extname(file)] ?? 'application/octet-stream' })
  response.end(body)
})
server.listen(Number(PORT), () => console.log(`http://localhost:${PORT}`))

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
