/** The speed of the link, measured while this page sends. */
export type LinkSpeed = ReturnType<typeof createLinkSpeed>

const kibibyte = 1024
const smallest = 64 * kibibyte
const first = 256 * kibibyte
const largest = 4096 * kibibyte
const secondsOfChunk = 4
/** Bytes a second from which a second file does not stall the first. */
const good = 250 * kibibyte
/** Milliseconds that an estimate looks back, and the shortest time that it needs. */
const sampleWindow = 60_000
const shortestSample = 3_000

/** Begins to measure; `clock` counts milliseconds. */
export function createLinkSpeed(clock: () => number) {
  let size = first
  let speed: number | null = null
  let moves: { at: number; bytes: number }[] = []

  return {
    /** A chunk of `bytes` took `milliseconds`. */
    arrived: (bytes: number, milliseconds: number) => {
      const at = clock()
      moves = [...moves.filter((move) => at - move.at < sampleWindow), { at, bytes }]
      // The last chunk of a file is too small to measure more than the delay.
      if (bytes < smallest) return
      const now = (bytes / Math.max(1, milliseconds)) * 1000
      speed = speed === null ? now : speed * 0.5 + now * 0.5
      // At most twice as large at once: one lucky chunk is no fast link.
      const wanted = Math.min(speed * secondsOfChunk, size * 2)
      size = Math.round(Math.min(largest, Math.max(first, wanted)))
    },
    /** A chunk did not arrive: the next one is smaller. */
    failed: () => {
      size = Math.max(smallest, Math.round(size / 2))
      speed = null
    },
    /** Bytes of the next chunk: about four seconds at the measured speed. */
    chunkSize: () => size,
    /** The number of files to send at once. */
    width: () => (speed !== null && speed >= good ? 2 : 1),
    /** Seconds until `bytes` have left; `null` for the first seconds, and while nothing moves. */
    secondsLeft: (bytes: number): number | null => {
      const now = clock()
      const recent = moves.filter((move) => now - move.at < sampleWindow)
      const since = now - (recent[0]?.at ?? now)
      if (since < shortestSample) return null
      const total = recent.slice(1).reduce((sum, move) => sum + move.bytes, 0)
      return total === 0 ? null : Math.ceil(bytes / (total / (since / 1000)))
    },
  }
}
