import { followChanges } from '../client/changes/followChanges.ts'
import { type CreateLendingParameters, createLending } from '../client/createLending.ts'
import type { LendingChange } from '../client/LendingChange.ts'
import type { LendingChannel, LendingLocks } from '../client/LendingEngine.ts'
import type { ChangeEventChannel } from '../events/subscribeToChangeEvents.ts'
import { createLendingClient } from '../transport/createLendingClient.ts'
import { answer } from './answer.ts'
import { createStream } from './createStream.ts'
import { marked } from './marked.ts'

type Request = { tab: number; partner: string | null; lastId: string | null }
type OpenStream = Request & ReturnType<typeof createStream>
type Tab = {
  lending: ReturnType<typeof createLending>
  changes: LendingChange[]
  channels: ChangeEventChannel[]
  /** Ends every pause of `milliseconds`. */
  endPauses: (milliseconds: number) => void
  /** Closes the tab, or removes its last component. */
  leave: () => void
  /** Stops the tab as a browser does: it keeps its lock, and neither receives nor sends messages. */
  freeze: () => void
}

/** For tests: tabs of one browser, with its locks and channels, in front of a relay whose streams the test writes to. */
export function createBrowser(reply?: (request: Request) => Response | null) {
  const streams: OpenStream[] = []
  const ends: { name: string; end: LendingChannel; isFrozen: () => boolean }[] = []
  const { locks, held } = createLocks()

  const openChannel = (name: string, isFrozen: () => boolean): LendingChannel => {
    const end: LendingChannel = {
      onmessage: null,
      postMessage: (message) => {
        if (isFrozen()) return
        for (const other of ends.filter((one) => one.name === name && one.end !== end))
          queueMicrotask(() => {
            const event = new MessageEvent('message', { data: structuredClone(message) })
            // The cast leaves out `this`, which nothing reads.
            if (!other.isFrozen()) (other.end.onmessage as ((event: MessageEvent) => void) | null)?.(event)
          })
      },
      close: () =>
        void ends.splice(
          ends.findIndex((one) => one.end === end),
          1,
        ),
    }
    ends.push({ name, end, isFrozen })
    return end
  }

  /** Opens a tab that follows a partner. */
  const openTab = ({
    partner = 'cp_1',
    baseUrl = '/lending',
    ...parameters
  }: Partial<CreateLendingParameters> & { partner?: string; baseUrl?: string } = {}): Tab => {
    const tab = tabs++
    const pauses: { milliseconds: number; end: () => void }[] = []
    let isFrozen = false
    const client = createLendingClient({
      baseUrl,
      random: () => 1,
      retries: { attempts: 0 },
      wait: (milliseconds, signal) =>
        new Promise((resolve, reject) => {
          pauses.push({ milliseconds, end: resolve })
          const leave = () => reject(signal?.reason)
          if (signal?.aborted) leave()
          signal?.addEventListener('abort', leave)
        }),
      fetch: async (url, init = {}) => {
        const headers = new Headers(init.headers)
        const partner = new URL(String(url), 'https://host.test').searchParams.get('customer_partner_id')
        const request = { tab, partner, lastId: headers.get('Last-Event-ID') }
        const given = reply?.(request)
        if (given) return marked(given)
        if (headers.get('Accept') !== 'text/event-stream') return marked(answer({ data: [] }))
        const stream = { ...request, ...createStream(init.signal) }
        streams.push(stream)
        return marked(stream.response)
      },
    })
    const changes: LendingChange[] = []
    const channels: ChangeEventChannel[] = []
    const lending = createLending({
      client,
      userId: 'ada',
      storage: null,
      draftStorage: null,
      locks,
      openChannel: (name) => openChannel(name, () => isFrozen),
      now: () => 0,
      onChange: (change) => changes.push(change),
      ...parameters,
    })
    const leave = followChanges(lending, partner, (channel) => channels.push(channel))
    const freeze = () => {
      isFrozen = true
    }
    const endPauses = (milliseconds: number) => {
      for (const pause of pauses) if (pause.milliseconds === milliseconds) pause.end()
    }
    return { lending, changes, channels, endPauses, leave, freeze }
  }
  let tabs = 0

  return {
    openTab,
    held,
    /** Every requested stream, in order. */
    streams,
    open: () => streams.filter((stream) => !stream.isCancelled()),
    /** Sends a message of another script of the site to the tabs. */
    say: (message: unknown) => {
      for (const { end } of ends)
        (end.onmessage as ((event: MessageEvent) => void) | null)?.(
          new MessageEvent('message', { data: message }),
        )
    },
    channelNames: () => [...new Set(ends.map(({ name }) => name))],
  }
}

/** As the Web Locks API: one holder of a name, the others wait in line. */
function createLocks() {
  const lines = new Map<string, (() => void)[]>()
  const locks: LendingLocks = {
    async request(name, options, callback) {
      const line = lines.get(name) ?? []
      lines.set(name, line)
      const { signal } = 'signal' in options ? options : { signal: null }
      if (signal === null && line.length > 0) return callback(null)
      await new Promise<void>((resolve, reject) => {
        line.push(resolve)
        signal?.addEventListener('abort', () => {
          // The holder keeps the lock until its work is done.
          if (line[0] === resolve) return
          line.splice(line.indexOf(resolve), 1)
          reject(signal.reason)
        })
        if (line[0] === resolve) resolve()
      })
      try {
        return await callback({})
      } finally {
        line.shift()
        line[0]?.()
      }
    },
  }
  return { locks, held: () => [...lines].filter(([, line]) => line.length > 0).map(([name]) => name) }
}
