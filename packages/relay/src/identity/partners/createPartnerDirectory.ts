import type { Clock } from '../../lib/Clock.ts'

/** A customer partner as the service lists it. */
export type ListedPartner = { id: string; name: string }

/** Asks the service for the customer partners of a channel partner. */
type LoadPartners = () => Promise<readonly ListedPartner[]>

/** The customer partners of each channel partner, as the service lists them (Partner API, Endpoint 13). */
export type PartnerDirectory = ReturnType<typeof createPartnerDirectory>

type Entry = {
  partners: ReadonlyMap<string, ListedPartner> | null
  loadedAt: number
  triedAt: number
  /** Why the last question got no answer; `null` after one that did. */
  failure: unknown
  loading: Promise<void> | null
}

/** Milliseconds for which a list counts: so long at most a partner that was taken away can still be acted for. */
const lifetime = 60_000
/** Milliseconds between two questions because of an id that is not in the list, so that guessing ids does not reach the service. */
const pause = 5_000
/** Channel partners that are remembered; the one that came first makes room. */
const remembered = 1_000

/** Makes an empty directory. */
export function createPartnerDirectory(clock: Clock) {
  const entries = new Map<string, Entry>()

  const getEntry = (channelPartnerId: string): Entry => {
    const known = entries.get(channelPartnerId)
    if (known) return known
    const never = Number.NEGATIVE_INFINITY
    const entry: Entry = { partners: null, loadedAt: never, triedAt: never, failure: null, loading: null }
    const [oldest] = entries.keys()
    if (entries.size >= remembered && oldest !== undefined) entries.delete(oldest)
    entries.set(channelPartnerId, entry)
    return entry
  }

  /** One question at a time for all who wait for it. */
  const reload = async (entry: Entry, load: LoadPartners): Promise<void> => {
    const ask = async (): Promise<void> => {
      try {
        const partners = await load()
        entry.partners = new Map(partners.map((partner) => [partner.id, partner]))
        entry.loadedAt = clock.now()
        entry.failure = null
      } catch (error) {
        entry.failure = error
        throw error
      } finally {
        entry.loading = null
      }
    }
    if (!entry.loading) {
      entry.triedAt = clock.now()
      entry.loading = ask()
    }
    await entry.loading
  }

  const isWithin = (since: number, limit: number): boolean => {
    const age = clock.now() - since
    // A clock that was set back would otherwise make a list count until it has caught up.
    return age >= 0 && age < limit
  }

  const current = (entry: Entry): ReadonlyMap<string, ListedPartner> | null =>
    isWithin(entry.loadedAt, lifetime) ? entry.partners : null

  const list = async (entry: Entry, load: LoadPartners): Promise<ReadonlyMap<string, ListedPartner>> => {
    if (!current(entry)) await reload(entry, load)
    return entry.partners ?? new Map()
  }

  return {
    /** Whether a customer partner is listed; asks again, but not all the time, when it is not. Rejects when the service cannot be asked. */
    async has(channelPartnerId: string, id: string, load: LoadPartners): Promise<boolean> {
      const entry = getEntry(channelPartnerId)
      if ((await list(entry, load)).has(id)) return true
      if (!entry.loading && isWithin(entry.triedAt, pause)) {
        // That it does not exist is not known.
        if (entry.failure !== null) throw entry.failure
        return false
      }
      await reload(entry, load)
      return entry.partners?.has(id) ?? false
    },
    async list(channelPartnerId: string, load: LoadPartners): Promise<readonly ListedPartner[]> {
      return [...(await list(getEntry(channelPartnerId), load)).values()]
    },
    /** Asks again the next time: a customer partner has been added. */
    evict(channelPartnerId: string): void {
      entries.delete(channelPartnerId)
    },
  }
}
