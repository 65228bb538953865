type Stored = { vary: string[]; headers: Headers; answer: Response }

/**
 * A cache in front of a site, as a proxy or a content network has one: keeps every answer that does not forbid it and gives it to each request for the same
 * address, with the same headers where `Vary` names some.
 */
export function sharedCache(site: (request: Request) => Promise<Response>): {
  fetch: (request: Request) => Promise<Response>
  size: () => number
} {
  const stored = new Map<string, Stored[]>()
  const isSame = (request: Request, { vary, headers }: Stored) =>
    vary.every((name) => request.headers.get(name) === headers.get(name))
  return {
    size: () => stored.size,
    async fetch(request) {
      const known = stored.get(request.url)?.find((one) => isSame(request, one))
      if (known) return known.answer.clone()
      const answer = await site(request)
      const control = answer.headers.get('Cache-Control') ?? ''
      const vary = (answer.headers.get('Vary') ?? '').split(',').map((name) => name.trim())
      if (/\b(?:no-store|private)\b/.test(control) || vary.includes('*')) return answer
      const one = { vary: vary.filter((name) => name !== ''), headers: request.headers, answer }
      stored.set(request.url, [...(stored.get(request.url) ?? []), one])
      return answer.clone()
    },
  }
}
