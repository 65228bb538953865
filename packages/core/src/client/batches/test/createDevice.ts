import { createLendingClient } from '../../../transport/createLendingClient.ts'
import { createLending } from '../../createLending.ts'
import type { LendingEngine, LendingLocks } from '../../LendingEngine.ts'
import type { createModelRelay, Fault } from './createModelRelay.ts'

type DeviceOptions = {
  relay: ReturnType<typeof createModelRelay>
  /** What befalls the next request. */
  nextFault?: (method: string, url: string) => Fault
  /** Requests after which the page is gone: it hears of nothing any more, and what it asked for last may have arrived. */
  lives?: number
  /** Turns that a request takes each way. */
  nextTurns?: () => number
  locks?: LendingLocks | null
}

/** For tests: an engine in a page that can be closed at any of its requests. `waits` are the pauses, which take no time. */
export function createDevice({
  relay,
  nextFault = () => 'none',
  lives = Number.POSITIVE_INFINITY,
  nextTurns = () => 0,
  locks = null,
}: DeviceOptions) {
  const waits: number[] = []
  let left = lives
  let onDeath = () => {}
  const died = new Promise<'died'>((resolve) => {
    onDeath = () => resolve('died')
  })
  const never = new Promise<never>(() => undefined)
  const turn = async () => {
    for (let turns = nextTurns(); turns > 0; turns -= 1) await Promise.resolve()
  }
  const client = createLendingClient({
    baseUrl: '/lending',
    retries: { attempts: 0 },
    wait: async (milliseconds, signal) => {
      waits.push(milliseconds)
      await turn()
      signal?.throwIfAborted()
      if (left <= 0) await never
    },
    fetch: async (input, init = {}) => {
      left -= 1
      const url = String(input)
      if (left < 0) return never
      const fault = nextFault(init.method ?? 'GET', url)
      if (left === 0) {
        onDeath()
        // Whether it left before the page was gone.
        if (fault === 'none') void relay.fetch(url, init, 'none', turn).catch(() => undefined)
        return never
      }
      return relay.fetch(url, init, fault, turn)
    },
  })
  const lending: LendingEngine = createLending({
    ...{ client, locks, customerPartnerId: 'cp_1', userId: 'ada', now: () => 0 },
    ...{ storage: null, draftStorage: null, openChannel: null },
  })
  return { lending, waits, died }
}

/** For tests: the locks of one browser. A page that is gone holds none. */
export function createLocks() {
  const holders = new Map<string, Promise<unknown>>()
  /** The locks as one page has them. */
  return (died: Promise<unknown>): LendingLocks => ({
    async request(name, options, callback) {
      if (!('ifAvailable' in options)) throw new Error('Batches wait for no lock.')
      if (holders.has(name)) return callback(null)
      const work = callback({})
      const end = Promise.race([work.catch(() => undefined), died]).then(() => holders.delete(name))
      holders.set(name, end)
      return work
    },
  })
}
