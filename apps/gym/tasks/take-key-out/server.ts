import type { Database } from '@onlend/relay'

type Session = { userId: string; partners: { id: string; name: string }[] }
type ServerOptions = {
  database: Database
  lenderUrl: string
  apiKey: string
  /** Finds the session of a request by its `Cookie` header. */
  findSession: (cookie: string | null) => Promise<Session | null>
}

export function openServer(_options: ServerOptions): (request: Request) => Promise<Response> {
  return async () => new Response(null, { status: 404 })
}
