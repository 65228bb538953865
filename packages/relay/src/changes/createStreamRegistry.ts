import type { Owner } from '../database/Owner.ts'
import { type Channel, type ChannelContext, createChannel } from './createChannel.ts'
import {
  createEventStream,
  type EventStream,
  type StreamEnd,
  type StreamListener,
} from './createEventStream.ts'
import type { Clock } from '../lib/Clock.ts'
import type { ChangesContext } from './ChangesContext.ts'

/** The event streams that are open on this instance. */
export type StreamRegistry = ReturnType<typeof createStreamRegistry>

/** Milliseconds after which a reader comes back after a break. */
const retry = 2_000

/** Streams that are ended at once when the relay closes, and milliseconds between the waves: their readers open them elsewhere. */
const wave = 20
const wavePause = 100
const mostWaves = 100

/** Makes an empty registry. */
export function createStreamRegistry(context: ChannelContext) {
  const { clock, events, measure } = context
  const channels = new Map<string, Channel>()
  const byUser = new Map<string, EventStream[]>()
  const heartbeat = createHeartbeat(clock, events.heartbeat)
  const watch = watchChangeEvents(context, (owner) => {
    const woken = owner === null ? channels.values() : [channels.get(toOwnerKey(owner))]
    for (const channel of woken) channel?.read()
  })
  let size = 0

  const getChannel = (owner: Owner, key: string): Channel => {
    const known = channels.get(key)
    if (known) return known
    const channel = createChannel(context, owner)
    channels.set(key, channel)
    heartbeat.add(channel)
    return channel
  }

  const forget = (key: string, stream: EventStream, reason: StreamEnd): void => {
    const channel = channels.get(key)
    if (!channel?.streams.delete(stream)) return
    if (channel.streams.size === 0) {
      channels.delete(key)
      heartbeat.remove(channel)
    }
    const left = (byUser.get(stream.userId) ?? []).filter((other) => other !== stream)
    if (left.length > 0) byUser.set(stream.userId, left)
    else byUser.delete(stream.userId)
    size -= 1
    measure({ type: 'streams', open: size })
    if (reason !== 'left') measure({ type: 'streamEnded', reason })
  }

  return {
    /** Opens a stream; `null` when its session, its person, its partner or this instance has as many as it may. */
    open({ owner, ...listener }: StreamListener): ReadableStream<Uint8Array> | null {
      const { userId } = listener
      const key = toOwnerKey(owner)
      const session = listener.subjects.at(-1)
      const ofSession = (): EventStream[] =>
        (byUser.get(userId) ?? []).filter(({ subjects }) => subjects.at(-1) === session)
      // The connection before may have died unnoticed, and would count until the operating system gives it up.
      ofSession()
        .find(({ id }) => id !== null && id === listener.id)
        ?.end('replaced')
      const mine = byUser.get(userId) ?? []
      const isFull =
        ofSession().length >= events.streamsPerSession ||
        mine.length >= events.streamsPerUser ||
        (channels.get(key)?.streams.size ?? 0) >= events.streamsPerPartner ||
        size >= events.streamsPerInstance
      if (isFull) return null

      const onEnd = (ended: EventStream, reason: StreamEnd): void => forget(key, ended, reason)
      const stream = createEventStream({ ...listener, openedAt: clock.now(), onEnd })
      const channel = getChannel(owner, key)
      channel.streams.add(stream)
      byUser.set(userId, [...mine, stream])
      size += 1
      measure({ type: 'streams', open: size })
      stream.send(`retry: ${retry}\n\n`)
      watch.start()
      channel.read()
      return stream.body
    },
    /** Ends every stream that matches, such as those of a session that was revoked. */
    endWhere(matches: (stream: Pick<EventStream, 'subjects'>) => boolean): void {
      for (const streams of [...byUser.values()])
        for (const stream of streams) if (matches(stream)) stream.end('signedOut')
    },
    /** Ends all streams, a few at a time, and stops watching for change events. */
    async drain(): Promise<void> {
      const open = [...byUser.values()].flat()
      const atOnce = Math.max(wave, Math.ceil(open.length / mostWaves))
      while (open.length > 0) {
        // Each reader comes back at another moment.
        for (const stream of open.splice(0, atOnce))
          stream.end('closing', Math.round(retry * (1 + Math.random() * 4)))
        if (open.length > 0) await new Promise<void>((resolve) => clock.setTimer(resolve, wavePause))
      }
      await watch.stop()
    },
    size: (): number => size,
  }
}

function toOwnerKey({ environment, kind, id }: Owner): string {
  return `${environment}/${kind}/${id}`
}

type HeartbeatTarget = { beat(): void }

/** One timer for all, not one each; and sixteen turns in an interval, so that not everything beats at once. */
const turns = 16

/** Makes a heartbeat; its timer runs only while there is something to beat. */
function createHeartbeat(clock: Clock, interval: number) {
  const slots = Array.from({ length: turns }, () => new Set<HeartbeatTarget>())
  let size = 0
  let added = 0
  let turn = 0
  let cancel: (() => void) | null = null

  const tick = (): void => {
    turn = (turn + 1) % turns
    for (const beating of slots[turn] ?? []) beating.beat()
    cancel = size > 0 ? clock.setTimer(tick, interval / turns) : null
  }

  return {
    add(beating: HeartbeatTarget): void {
      slots[added++ % turns]?.add(beating)
      size += 1
      cancel ??= clock.setTimer(tick, interval / turns)
    },
    remove(beating: HeartbeatTarget): void {
      for (const slot of slots) if (slot.delete(beating)) size -= 1
      if (size > 0) return
      cancel?.()
      cancel = null
    },
  }
}

/** Calls back when any instance has added a change event of an owner, or of any owner (`null`), from the first stream on; where that fails, heartbeats look by themselves. */
function watchChangeEvents(
  { store, clock, logger }: Pick<ChangesContext, 'store' | 'clock' | 'logger'>,
  onChangeEvent: (owner: Owner | null) => void,
) {
  let watching: Promise<() => Promise<void>> | null = null
  let isStopped = false
  return {
    start(): void {
      if (watching || isStopped) return
      watching = store.prepare(clock.now()).then(() => store.onChangeEvent(onChangeEvent))
      watching.catch(() => {
        // The next stream tries again.
        watching = null
        logger.warn(
          { event: 'changeEvents.unwatched' },
          'the store cannot announce change events; streams look by themselves',
        )
      })
    },
    async stop(): Promise<void> {
      isStopped = true
      const stop = await watching?.catch(() => undefined)
      await stop?.()
    },
  }
}
