/** One request as the service would see it. */
type SeenRequest = {
  method: string
  url: string
  headers: Record<string, string>
  body: string
  /** False when the body broke off before its end. */
  isComplete: boolean
}

type Answer = Response | Error | Promise<Response>

/** A service that notes what reaches it and answers what it is told. */
export type RecordingUpstream = {
  fetch: (request: Request) => Promise<Response>
  readonly seen: SeenRequest[]
  /** Called for every request; the default accepts. */
  answer: (request: Request) => Answer
}

/** What a service answers that has taken a write. */
const accepted = (): Response =>
  Response.json({ status: 'success', message: 'Transfer in progress', data: [] })

/** Makes a service that accepts everything until it is told otherwise. */
export function recordingUpstream(): RecordingUpstream {
  const upstream: RecordingUpstream = {
    seen: [],
    answer: accepted,
    async fetch(request) {
      const { method, url, headers } = request
      const seen: SeenRequest = {
        method,
        url,
        headers: Object.fromEntries(headers),
        body: '',
        isComplete: false,
      }
      upstream.seen.push(seen)
      seen.body = await request.text()
      seen.isComplete = true
      const answer = await upstream.answer(request)
      if (answer instanceof Error) throw answer
      return answer
    },
  }
  return upstream
}
