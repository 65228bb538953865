import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
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

// Your template language would fill these in; the hash may as well stand in the page.
const elements = 'node_modules/@onlend/elements/dist/browser'
const hashes = JSON.parse(await readFile(join(elements, 'integrity.json'), 'utf8'))
const page = (await readFile('index.html', 'utf8'))
  .replace('{{integrity}}', hashes['onlend.js'])
  .replace('{{partner}}', CUSTOMER_PARTNER_ID)

const server = createServer(async (request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost') // without `..`
  if (pathname === '/lending' || pathname.startsWith('/lending/')) return listenForRelay(request, response)
  if (pathname === '/') return response.writeHead(200, { 'Content-Type': 'text/html' }).end(page)
  const file = pathname.startsWith('/onlend/') ? join(elements, pathname.slice('/onlend/'.length)) : ''
  const body = await readFile(file).catch(() => null)
  response.writeHead(body ? 200 : 404, { 'Content-Type': 'text/javascript' })
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
