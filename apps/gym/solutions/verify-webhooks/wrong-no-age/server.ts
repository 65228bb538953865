// Red: A webhook that was signed a day ago was taken.
import { createRelay, defaultWebhookParser, type WebhookVerifier, type Database } from '@onlend/relay'
import { createHmac } from 'node:crypto'

/** Checks the signature by hand. */
const verifyWith =
  (secret: string): WebhookVerifier =>
  ({ headers, body }) => {
    const id = headers.get('webhook-id') ?? ''
    const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
    const signed = `${id}.${headers.get('webhook-timestamp')}.${new TextDecoder().decode(body)}`
    const signature = createHmac('sha256', key).update(signed).digest('base64')
    const isRight = headers.get('webhook-signature') === `v1,${signature}`
    return isRight ? { type: 'genuine', id, signed: true } : { type: 'forged' }
  }

type ServerOptions = { database: Database; lenderUrl: string; apiKey: string; webhookSecret: string }

export function openServer({
  database,
  lenderUrl,
  apiKey,
  webhookSecret,
}: ServerOptions): (request: Request) => Promise<Response> {
  const relay = createRelay({
    upstream: { baseUrl: lenderUrl, apiKey },
    environment: 'sandbox',
    mountPath: '/lending',
    // Stands for the sign-in of the app.
    authenticate: () => ({
      userId: 'ada',
      role: 'customer-partner',
      customerPartners: [{ id: 'cp_adaeze', name: 'Adaeze Foods' }],
    }),
    database,
    webhooks: { service: { verify: verifyWith(webhookSecret), parse: defaultWebhookParser } },
  })
  return relay.fetch
}
