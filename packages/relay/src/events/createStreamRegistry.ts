import type { Owner } from '../identity/Owner.ts'

/** One open event stream. */
export type OpenStream = {
  owner: Owner
  userId: string
  /** Looks for new notices. */
  wake: () => void
  close: () => void
}

/** The streams that are open on this instance. */
export type StreamRegistry = {
  /** `false` when this person has as many open as they may. */
  add(stream: OpenStream): boolean
  remove(stream: OpenStream): void
  wake(owner: Owner): void
  closeAll(): void
  size(): number
}

/** Makes an empty registry. */
export function createStreamRegistry({ streamsPerUser }: { streamsPerUser: number }): StreamRegistry {
  const byOwner = new Map<string, Set<OpenStream>>()
  const perUser = new Map<string, number>()
  const keyOf = ({ environment, kind, id }: Owner): string => `${environment}/${kind}/${id}`
  const count = (userId: string): number => perUser.get(userId) ?? 0

  return {
    add(stream) {
      if (count(stream.userId) >= streamsPerUser) return false
      perUser.set(stream.userId, count(stream.userId) + 1)
      const key = keyOf(stream.owner)
      byOwner.set(key, (byOwner.get(key) ?? new Set()).add(stream))
      return true
    },
    remove(stream) {
      const key = keyOf(stream.owner)
      const streams = byOwner.get(key)
      if (!streams?.delete(stream)) return
      if (streams.size === 0) byOwner.delete(key)
      const left = count(stream.userId) - 1
      if (left > 0) perUser.set(stream.userId, left)
      else perUser.delete(stream.userId)
    },
    wake(owner) {
      for (const stream of byOwner.get(keyOf(owner)) ?? []) stream.wake()
    },
    closeAll() {
      for (const streams of [...byOwner.values()]) for (const stream of [...streams]) stream.close()
    },
    size: () => [...byOwner.values()].reduce((total, streams) => total + streams.size, 0),
  }
}
