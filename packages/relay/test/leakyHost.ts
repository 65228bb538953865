import { endpoints } from '@onlend/core/internal'
import { joinRelay } from '../src/joinRelay.ts'
import { pinoLogger } from '../src/observability/pinoLogger.ts'
import type { RelayStore } from '../src/RelayStore.ts'
import { secretPathVerifier } from '../src/inbox/secretPathVerifier.ts'
import { toPath } from './toPath.ts'

/*
 * A host that logs to its standard output and in which everything goes wrong, each time with a reason that quotes secrets.
 * It is run as a process of its own, so that whatever any library writes anywhere is seen as well.
 */
const [, , key = '', ...secrets] = process.argv
const fail = (): never => {
  throw new Error([key, ...secrets].join(' '))
}
// The cast stands for a store of which no call ever succeeds.
const store = new Proxy({}, { get: () => fail }) as RelayStore
const answers = [
  () => new Response(`{"data":{"app_key":"${secrets[0]}"},"echo":"${key}"}`),
  () => new Response(`<p>${secrets.join(' ')}</p>`, { status: 500 }),
  () => Response.redirect(`https://evil.test/?key=${key}`),
  fail,
]
let asked = 0

const relay = joinRelay({
  upstream: {
    baseUrl: 'https://service.test',
    apiKey: key,
    fetch: async () => (answers[asked++ % answers.length] ?? fail)(),
  },
  environment: 'sandbox',
  authenticate: (request) =>
    request.headers.get('Cookie') === 'broken'
      ? fail()
      : { userId: secrets[0] ?? '', role: 'customer-partner', customerPartners: [{ id: 'cp_a', name: 'A' }] },
  store,
  webhooks: { service: { verify: secretPathVerifier({ tokens: [`${key}${key}${key}`] }) } },
  logger: pinoLogger({ secrets: [key] }),
  metrics: { record: fail },
})

const headers = { 'X-Relay': '1', 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/json' }
for (const Cookie of ['fine', 'fine', 'fine', 'fine', 'broken']) {
  for (const { method, path } of Object.values(endpoints)) {
    const body = method === 'GET' ? null : JSON.stringify({ amount: 1, name: secrets.join(' ') })
    const operation = { 'Idempotency-Key': 'key-of-a-host' }
    const url = `https://app.test${toPath(path)}`
    await relay.fetch(new Request(url, { method, body, headers: { ...headers, ...operation, Cookie } }))
  }
  for (const path of [
    '/session',
    '/operations/x',
    '/events?customer_partner_id=cp_a',
    `/${secrets.join('/')}`,
    '/health',
  ])
    await relay.fetch(new Request(`https://app.test${path}`, { headers: { Cookie } }))
  const webhook = { method: 'POST', body: secrets.join(' ') }
  for (const token of ['', `/${key}${key}${key}`])
    await relay.fetch(new Request(`https://app.test/webhooks/service${token}`, webhook))
}
await relay.sweep().catch(() => undefined)
await relay.close()
console.error('done')
