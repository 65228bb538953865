type ServerOptions = { lenderUrl: string; apiKey: string }

export function openServer({ lenderUrl, apiKey }: ServerOptions): (request: Request) => Promise<Response> {
  return (request) => {
    const isConfig = new URL(request.url).pathname === '/lending/config'
    return Promise.resolve(
      isConfig ? Response.json({ url: lenderUrl, key: apiKey }) : new Response(null, { status: 404 }),
    )
  }
}
