import { createRelay, defaultWebhookParser, standardWebhookVerifier, type Database } from '@onlend/relay'

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
    webhooks: {
      service: { verify: standardWebhookVerifier({ secrets: [webhookSecret] }), parse: defaultWebhookParser },
    },
  })
  return relay.fetch
}
