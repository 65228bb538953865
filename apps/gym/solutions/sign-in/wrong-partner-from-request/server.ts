// Red: Kwame paid from the account of cp_adaeze.
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
      const [, id = ''] = /customer-partner\/(\w+)/.exec(request.url) ?? []
      const customerPartners = [...(session?.partners ?? []), { id, name: id }]
      return session && { userId: session.userId, role: 'customer-partner', customerPartners }
    },
    database,
  })
  return relay.fetch
}
