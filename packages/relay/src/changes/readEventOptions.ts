import { OptionError } from '@onlend/core/internal'

/** Milliseconds. Readers take a stream for dead that is silent for 45 s, and many proxies cut one after 60. */
const longestHeartbeat = 30_000
const shortest = 1_000

/**
 * Fills in the defaults of the event stream.
 *
 * @throws TypeError for numbers that no reader could live with.
 */
export function readEventOptions({
  heartbeat = 15_000,
  sessionCheckInterval = 60_000,
  streamsPerSession = 2,
  streamsPerUser = 6,
  streamsPerPartner = 200,
  streamsPerInstance = 5_000,
  retention = 604_800_000,
}: EventOptions = {}): Required<EventOptions> {
  if (!(heartbeat >= shortest && heartbeat <= longestHeartbeat)) {
    throw new OptionError(
      `events.heartbeat is from ${shortest} to ${longestHeartbeat} milliseconds: readers take a stream for dead that is silent for longer`,
    )
  }
  for (const [name, value] of Object.entries({ sessionCheckInterval, retention })) {
    if (!(value >= shortest && Number.isFinite(value)))
      throw new OptionError(`events.${name} is a number of milliseconds, at least ${shortest}`)
  }
  const limits = { streamsPerSession, streamsPerUser, streamsPerPartner, streamsPerInstance }
  for (const [name, value] of Object.entries(limits)) {
    if (!Number.isSafeInteger(value) || value < 1)
      throw new OptionError(`events.${name} is a whole number of streams, at least 1`)
  }
  return { heartbeat, sessionCheckInterval, ...limits, retention }
}

/** How the event stream behaves. */
export type EventOptions = {
  /** Milliseconds between heartbeats; each also looks for change events that no signal announced. From 1000 to 30000. @default 15000 */
  heartbeat?: number
  /** Milliseconds after which an open stream is authenticated again. @default 60000 */
  sessionCheckInterval?: number
  /**
   * Open streams of one session, or of one person where `authenticate` names no session, at this instance. A browser has six connections to a host
   * with HTTP/1.1, for all its tabs. The relay answers one stream more, as every stream over a limit, with "poll". @default 2
   */
  streamsPerSession?: number
  /** Open streams of one person in all sessions. @default 6 */
  streamsPerUser?: number
  /** Open streams of one partner. @default 200 */
  streamsPerPartner?: number
  /** Open streams of this instance. @default 5000 */
  streamsPerInstance?: number
  /** Milliseconds for which change events are kept. @default 604800000 */
  retention?: number
}
