import type { LendingClient, LendingClientOptions } from '../src/transport/LendingClient.ts'
import { createLendingClient } from '../src/transport/createLendingClient.ts'
import { marked } from './marked.ts'

/** A request as the fake service saw it. */
type SeenRequest = {
  url: string
  method: string
  headers: Headers
  /** Parsed JSON, the entries of a form, or `null`. */
  body: unknown
  init: RequestInit
}

type FakeAnswer = Response | Error | ((request: SeenRequest) => Response | Promise<Response>)

/** `areMarked: false` for answers that the relay has not made. */
type FakeServiceOptions = Partial<LendingClientOptions> & { areMarked?: boolean }

type FakeService = { client: LendingClient; requests: SeenRequest[]; waits: number[] }

/** For tests: a client whose `fetch` gives the listed answers in order, the last one for ever, and which waits for nothing. */
export function createFakeService(
  answers: FakeAnswer[],
  { areMarked = true, ...options }: FakeServiceOptions = {},
): FakeService {
  const requests: SeenRequest[] = []
  const waits: number[] = []
  const client = createLendingClient({
    baseUrl: '/lending',
    wait: async (milliseconds) => {
      waits.push(milliseconds)
    },
    random: () => 1,
    fetch: async (input, init = {}) => {
      const request = {
        url: String(input),
        method: init.method ?? 'GET',
        headers: new Headers(init.headers),
        body: read(init),
        init,
      }
      requests.push(request)
      const answer = answers[Math.min(requests.length, answers.length) - 1]
      if (answer === undefined) throw new Error('The fake service was given no answer.')
      if (answer instanceof Error) throw answer
      const given = answer instanceof Response ? answer.clone() : await answer(request)
      return areMarked ? marked(given) : given
    },
    ...options,
  })
  return { client, requests, waits }
}

function read({ body }: RequestInit): unknown {
  if (typeof body === 'string') return JSON.parse(body)
  return body instanceof FormData ? Object.fromEntries(body) : null
}
