type ServerOptions = { lenderUrl: string; apiKey: string }

export function openServer({ lenderUrl, apiKey }: ServerOptions): (request: Request) => Promise<Response> {
  return (request) => {
    const { pathname } = new URL(request.url)
    const headers = { Authorization: `Bearer ${apiKey}` }
    return fetch(lenderUrl + pathname.replace('/lending', ''), { headers })
  }
}
