import { createRelay, type Database } from '@onlend/relay'

type Session = { userId: string; partners: { id: string; name: string }[] }
type ServerOptions = {
  database: Database
  lenderUrl: string
  apiKey: string
  /** Finds the session of a request by its `Cookie` header. */
  findSession: (cookie: string | null) => Promise<Session | null>
}

export function openServer({
  database,
  lenderUrl,
  apiKey,
  findSession,
}: ServerOptions): (request: Request) => Promise<Response> {
  const relay = createRelay({
    upstream: { baseUrl: lenderUrl, apiKey },
    environment: 'sandbox',
    mountPath: '/lending',
    authenticate: async (request) => {
      const session = await findSession(request.headers.get('Cookie'))
      return (
        session && { userId: session.userId, role: 'customer-partner', customerPartners: session.partners }
      )
    },
    database,
  })
  return relay.fetch
}
