import type { LendingError } from '@onlend/core'
import { getSingleton } from '@onlend/core/internal'
import { CancelledError, focusManager, notifyManager, onlineManager } from '@tanstack/react-query'
import type { Lending } from '@onlend/hooks'
import type { CachedRead } from './createCachedRead.ts'

/** One subject of the queue: a partner, or the list of partners. */
export type ReadSubject = {
  key: string
  /** The reads of the subject, in order. A finished read can add more. */
  getReads: () => readonly CachedRead[]
}

/** The progress of a subject's reads. */
export type ReadStatus = {
  phase: 'idle' | 'waiting' | 'running'
  /** The error of the last failed read. */
  error: LendingError | null
}

/** Reads many subjects through the relay a few calls at a time, for any number of components. */
export type ReadQueue = {
  /** Reads the subjects, and reads them again when they are old, until the caller calls the returned function. */
  follow: (subjects: readonly ReadSubject[], concurrency: number) => () => void
  getStatus: (key: string) => ReadStatus
  /** Reads again the subjects of these keys that failed. */
  retry: (keys: readonly string[]) => void
  /** Whether the device is offline, so that the queue starts no call. */
  isPaused: () => boolean
  /** A number that changes with every change of a followed subject. */
  getVersion: () => number
  subscribe: (onChange: () => void) => () => void
}

type Entry = ReadStatus & {
  subject: ReadSubject
  followers: number
  /** The subject starts a call only below this number of running calls. */
  limit: number
  /** The time at which its last read ended; 0 before the first. */
  endedAt: number
  /** The functions that release kept reads, by the hash of the read. */
  kept: Map<string, () => void>
}

/** The highest number of running calls to one relay. */
const mostCalls = 4
/** Milliseconds after which a read is old. */
const longestAge = 300_000
/** Milliseconds between two reads of one subject, also when change events arrive in between. */
const leastPause = 5_000
/** Milliseconds between two notifications of subscribers: a hundred partners are hundreds of calls, and each notification renders the rows. */
const tellingPause = 100

const unknown: ReadStatus = { phase: 'idle', error: null }

/** Makes the queue of one lending engine. No call starts before the current task ends: a component that StrictMode mounts twice reads once. */
export function createReadQueue({ queryClient, client }: Lending): ReadQueue {
  const calls = getSingleton(client.ledger.parts, createCalls, undefined)
  const entries = new Map<string, Entry>()
  const owners = new Map<string, Entry>()
  const listeners = new Set<() => void>()
  let version = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopListening: (() => void) | null = null
  let notifiedAt = 0
  let isToBeTold = false

  const changed = () => {
    version += 1
    if (isToBeTold) return
    isToBeTold = true
    setTimeout(tell, Math.max(0, notifiedAt + tellingPause - performance.now()))
  }

  const tell = () => {
    isToBeTold = false
    notifiedAt = performance.now()
    notifyManager.batch(() => {
      for (const listener of listeners) notifyManager.schedule(listener)
    })
  }

  const keep = (entry: Entry) => {
    for (const read of entry.subject.getReads()) {
      if (entry.kept.has(read.hash)) continue
      owners.set(read.hash, entry)
      entry.kept.set(read.hash, read.keep())
    }
  }

  const release = (entry: Entry) => {
    entries.delete(entry.subject.key)
    for (const [hash, stop] of entry.kept) {
      owners.delete(hash)
      stop()
    }
    if (entries.size > 0) return
    clearTimeout(timer)
    stopListening?.()
    stopListening = null
  }

  /** The time of the next read: 0 for now, `Infinity` while it runs or when only a person can ask for it. */
  const findNext = ({ subject, phase, error, endedAt }: Entry): number => {
    if (phase !== 'idle') return Number.POSITIVE_INFINITY
    const reads = subject.getReads()
    const isOld = reads.some((read) => read.isStale(longestAge))
    const moments = reads.map((read) => read.getState()?.dataUpdatedAt ?? 0)
    if (!isOld) return Math.min(...moments) + longestAge
    if (error === null) return endedAt === 0 ? 0 : endedAt + leastPause
    return isWhole(reads) ? endedAt + longestAge : Number.POSITIVE_INFINITY
  }

  /** Queues the entries that are due, and plans itself again for the next one. */
  const plan = () => {
    clearTimeout(timer)
    const now = Date.now()
    let next = Number.POSITIVE_INFINITY
    for (const entry of entries.values()) {
      if (entry.followers === 0) continue
      const moment = findNext(entry)
      // A page without focus repeats no read: the queue plans again on focus.
      const mayRead = focusManager.isFocused() || !isWhole(entry.subject.getReads())
      if (moment > now) next = Math.min(next, moment)
      else if (mayRead) {
        entry.phase = 'waiting'
        changed()
      }
    }
    if (Number.isFinite(next)) timer = setTimeout(plan, Math.min(next - now, longestAge))
    pump()
  }

  const pump = () => {
    if (isOffline()) return
    for (const entry of entries.values()) {
      if (calls.running >= mostCalls) return
      if (entry.phase === 'waiting' && calls.running < entry.limit) void readSubject(entry)
    }
  }

  const readSubject = async (entry: Entry) => {
    calls.running += 1
    entry.phase = 'running'
    changed()
    try {
      const done = new Set<string>()
      // Between two calls the last follower may have left the entry.
      while (entries.get(entry.subject.key) === entry) {
        const next = entry.subject.getReads().find((read) => !done.has(read.hash) && read.isStale(longestAge))
        if (next === undefined) break
        done.add(next.hash)
        await next.fetch()
        keep(entry)
      }
      entry.error = null
    } catch (error) {
      // The cast states the error type of an endpoint's read.
      entry.error = error instanceof CancelledError ? null : (error as LendingError)
    }
    calls.running -= 1
    entry.phase = 'idle'
    entry.endedAt = Date.now()
    if (entry.error?.category === 'session') refuseRest(entry.error)
    changed()
    plan()
    for (const other of calls.waiting) if (other !== pump) other()
  }

  /** Fails the waiting entries: without a session the relay would refuse their calls too. */
  const refuseRest = (error: LendingError) => {
    for (const entry of entries.values()) {
      if (entry.phase !== 'waiting') continue
      Object.assign(entry, { phase: 'idle', error, endedAt: Date.now() })
    }
  }

  const listen = () => {
    calls.waiting.add(pump)
    const stops = [
      () => calls.waiting.delete(pump),
      queryClient.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated') return
        const entry = owners.get(event.query.queryHash)
        if (entry === undefined) return
        const { type } = event.action
        if (type === 'success' && entry.phase === 'idle') {
          // Another component has read the subject.
          keep(entry)
          if (!entry.subject.getReads().some((read) => read.isStale(longestAge))) entry.error = null
        }
        changed()
        if (type === 'invalidate') queueMicrotask(plan)
      }),
      focusManager.subscribe(() => plan()),
      onlineManager.subscribe((isOnline) => {
        changed()
        if (!isOnline) return
        for (const { subject, error } of entries.values())
          if (error?.category === 'offline' || error?.category === 'network') retry([subject.key])
        plan()
      }),
    ]
    // TanStack calls listeners on changes only: a stale offline state, from before the last unmount, would hide the next change.
    if (!isOffline()) onlineManager.setOnline(true)
    return () => {
      for (const stop of stops) stop()
    }
  }

  const retry = (keys: readonly string[]) => {
    for (const key of keys) {
      const entry = entries.get(key)
      if (entry?.phase === 'idle' && entry.error !== null)
        Object.assign(entry, { phase: 'waiting', error: null })
    }
    changed()
    pump()
  }

  return {
    follow(subjects, concurrency) {
      const limit = Math.min(mostCalls, Math.max(1, Math.trunc(concurrency)))
      stopListening ??= listen()
      for (const subject of subjects) {
        const entry = entries.get(subject.key)
        if (entry)
          Object.assign(entry, { followers: entry.followers + 1, limit: Math.max(limit, entry.limit) })
        else {
          const made: Entry = { subject, limit, followers: 1, endedAt: 0, kept: new Map(), ...unknown }
          entries.set(subject.key, made)
          keep(made)
        }
      }
      // Another order of subjects is another order of calls.
      changed()
      queueMicrotask(plan)
      return () => {
        for (const { key } of subjects) {
          const entry = entries.get(key)
          if (entry) entry.followers -= 1
        }
        queueMicrotask(() => {
          for (const entry of [...entries.values()]) if (entry.followers === 0) release(entry)
        })
      }
    },
    getStatus: (key) => entries.get(key) ?? unknown,
    retry,
    isPaused: isOffline,
    getVersion: () => version,
    subscribe(onChange) {
      listeners.add(onChange)
      return () => void listeners.delete(onChange)
    },
  }
}

/** TanStack gets no events while no client is mounted, and would take a device that is back online for offline. */
function isOffline(): boolean {
  return !onlineManager.isOnline() && globalThis.navigator?.onLine !== true
}

function isWhole(reads: readonly CachedRead[]): boolean {
  return reads.every((read) => read.getState()?.data !== undefined)
}

/** The running calls to one relay, of all its providers, and the callbacks that wait for one to end. */
function createCalls(): { running: number; waiting: Set<() => void> } {
  return { running: 0, waiting: new Set() }
}
