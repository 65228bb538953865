import { createRelay, defaultWebhookParser, standardWebhookVerifier } from '@onlend/relay'
import { expressHandler } from '@onlend/relay/node'
import { openPgliteDatabase } from '@onlend/relay/pglite'
import express from 'express'

const { PORT = '3000', LENDING_API_URL = '', LENDING_API_KEY = '', WEBHOOK_SECRET = '' } = process.env
const verify = standardWebhookVerifier({ secrets: [WEBHOOK_SECRET] })
const ada = { userId: 'ada', customerPartners: [{ id: 'cp_adaeze', name: 'Adaeze Foods' }] }

const relay = createRelay({
  mountPath: '/lending',
  environment: 'sandbox',
  upstream: { baseUrl: LENDING_API_URL, apiKey: LENDING_API_KEY },
  // A cookie that anyone could write stands for your own session.
  authenticate: ({ headers }) =>
    headers.get('Cookie')?.includes('person=ada') ? { ...ada, role: 'customer-partner' } : null,
  database: await openPgliteDatabase(), // in memory: each run of the tests begins with an empty ledger
  webhooks: { service: { verify, parse: defaultWebhookParser } },
})

const app = express()
app.use('/lending', expressHandler(relay))
app.post('/sign-in/:person', ({ params }, response) => void response.cookie('person', params.person).end())
app.get('/', (_request, response) => response.sendFile('index.html', { root: import.meta.dirname }))
app.use('/onlend', express.static('node_modules/@onlend/elements/dist/browser'))
app.listen(Number(PORT))
