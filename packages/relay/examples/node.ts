import { createServer } from 'node:http'
import { createRelay, defaultWebhookParser, standardWebhookVerifier, startSweeps } from '@onlend/relay'
import { nodeListener, stopOnSignal, undiciTransport } from '@onlend/relay/node'
import { openPgliteDatabase } from '@onlend/relay/pglite'

const { LENDING_API_URL = '', LENDING_API_KEY = '', WEBHOOK_SECRET = '' } = process.env
const { DATA_DIR = './data', PORT = '3000' } = process.env

const database = await openPgliteDatabase({ dataDir: DATA_DIR })
const relay = createRelay({
  upstream: { baseUrl: LENDING_API_URL, apiKey: LENDING_API_KEY, transport: undiciTransport() },
  environment: 'sandbox',
  mountPath: '/lending',
  authenticate: (request) => {
    // Stands for your own session: a proxy in front that has signed the person in and sets this header itself.
    const userId = request.headers.get('X-Signed-In-User')
    const customerPartners = [{ id: 'cp_adaeze', name: 'Adaeze Foods' }]
    return userId ? { userId, role: 'customer-partner', customerPartners } : null
  },
  database,
  webhooks: {
    service: { verify: standardWebhookVerifier({ secrets: [WEBHOOK_SECRET] }), parse: defaultWebhookParser },
  },
})
const stopSweeps = startSweeps(relay)

const server = createServer(nodeListener(relay))
server.listen(Number(PORT), '127.0.0.1', () => {
  const address = server.address()
  if (address !== null && typeof address === 'object') console.log(`http://127.0.0.1:${address.port}/lending`)
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
