import type { ChangeEvent } from '../src/relay/models/ChangeEvent.ts'
import { type ChangeEventChannel, subscribeToChangeEvents } from '../src/events/subscribeToChangeEvents.ts'
import { createLendingClient } from '../src/transport/createLendingClient.ts'
import type { LendingClientOptions } from '../src/transport/LendingClient.ts'
import { marked } from './marked.ts'
import { pauses as lengths } from './pauses.ts'
import { settle } from './settle.ts'

type Seen = { url: string; headers: Headers; signal: AbortSignal; isStream: boolean }
type Pause = { milliseconds: number; end: () => void; isOver: () => boolean }
export type Reply = (request: Seen) => Response | Promise<Response>

/** For tests: a subscription whose network and clock are the test's: no pause ends unless the test ends it. */
export function subscribe(
  reply: Reply,
  { areMarked = true, ...options }: Partial<LendingClientOptions> & { areMarked?: boolean } = {},
  onChangeEvent?: (changeEvent: ChangeEvent) => void,
  mayStream?: () => boolean,
) {
  const requests: Seen[] = []
  const pauses: Pause[] = []
  const changeEvents: string[] = []
  const channels: ChangeEventChannel[] = []
  const ending = new AbortController()
  const client = createLendingClient({
    baseUrl: '/lending',
    random: () => 1,
    retries: { attempts: 0 },
    wait: (milliseconds, signal) =>
      new Promise((resolve, reject) => {
        const leave = () => reject(signal?.reason)
        let isEnded = false
        const end = () => {
          isEnded = true
          signal?.removeEventListener('abort', leave)
          resolve()
        }
        pauses.push({ milliseconds, end, isOver: () => isEnded || signal?.aborted === true })
        if (signal?.aborted) leave()
        signal?.addEventListener('abort', leave)
      }),
    fetch: async (url, init = {}) => {
      const headers = new Headers(init.headers)
      const isStream = headers.get('Accept') === 'text/event-stream'
      const request = {
        url: String(url),
        headers,
        signal: init.signal ?? new AbortController().signal,
        isStream,
      }
      requests.push(request)
      const given = await reply(request)
      return areMarked ? marked(given) : given
    },
    ...options,
  })
  const done = subscribeToChangeEvents(client, {
    customerPartnerId: 'cup_1',
    signal: ending.signal,
    onChangeEvent: (changeEvent) => {
      changeEvents.push(changeEvent.id)
      onChangeEvent?.(changeEvent)
    },
    onChannelChange: (channel) => channels.push(channel),
    ...(mayStream && { mayStream }),
  })
  const open = (milliseconds: number) =>
    pauses.filter((pause) => pause.milliseconds === milliseconds && !pause.isOver())
  const { poll: _, ...ofOneStream } = lengths
  const others: readonly number[] = Object.values(ofOneStream)
  /** The pauses between two tries. */
  const between = () => pauses.filter(({ milliseconds }) => !others.includes(milliseconds))
  /** Ends the pause between two tries. */
  const goOn = async () => {
    await settle()
    between().at(-1)?.end()
    await settle()
  }
  return { requests, pauses, changeEvents, channels, end: () => ending.abort(), done, open, between, goOn }
}
