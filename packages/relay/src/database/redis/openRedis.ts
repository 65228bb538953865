import { OptionError } from '@onlend/core/internal'
import type { ConnectionOptions } from 'node:tls'
import { createClient, type RedisClientType } from '@redis/client'
import type { Logger } from '../../lib/Logger.ts'
import { silentLogger } from '../../lib/silentLogger.ts'
import type { Signals } from '../withSignals.ts'

/** How a Redis or Valkey is reached. */
export type OpenRedisOptions = {
  /** `rediss://user:password@host:6379`; without TLS, `redis://`, only on a network of one's own. */
  url: string
  /** The prefix of all names. Relays with different ledgers need different prefixes, else they share their budgets. @default 'onlend' */
  prefix?: string
  /** As Node's `tls.connect` takes it, with `rediss://`. */
  tls?: ConnectionOptions
  /** Logs when the server goes away and when it is back. @default silent */
  logger?: Logger
}

/** An open Redis or Valkey. The relay loses nothing when you empty, stop or replace it at any time. */
export type Redis = {
  /** For `openPostgresDatabase({ signals })`. */
  readonly signals: Signals
  /** The prefix of the names of budgets. */
  readonly prefix: string
  /** Runs a script; rejects at once while there is no connection. */
  eval(script: string, parameters: { keys: string[]; arguments: string[] }): Promise<unknown>
  close(): Promise<void>
}

/** Milliseconds before the first try to connect again, and at most between two. */
const shortest = 250
const longest = 10_000

/** Milliseconds that a listener waits for an absent server before it goes on without; it subscribes when the server is there. */
const listenTimeout = 2_000

/** Signals that wait while the server is away, each once; streams read the events of dropped signals at their heartbeat. */
const mostUnsaid = 1_000

/** The longest accepted message: ours have less than 300 characters, and a message longer than `NOTIFY` takes is not ours. */
const longestMessage = 8_000

/**
 * Opens a Redis 6 or Valkey 7 or newer, for signals between instances and for budgets that they share. Connects at once, and again by itself whenever it was away;
 * until then streams read at their heartbeat and each instance counts alone.
 *
 * @throws TypeError for an address that is not one of Redis, without quoting it.
 * @example
 * const redis = openRedis({ url: REDIS_URL })
 */
export function openRedis({ url, prefix = 'onlend', tls, logger = silentLogger }: OpenRedisOptions): Redis {
  const client = connectLater(url, tls)
  const listeners = new Set<() => void>()
  watch(client, logger)
  const publish = createPublisher(client)
  // Pending until the first connection, which may be minutes away; the client reports errors of the meantime as events.
  const connected = client.connect().catch(() => undefined)

  const listen: Signals['listen'] = (channel, onMessage) => {
    const subscriber = client.duplicate()
    const name = `${prefix}:${channel}`
    let isSubscribed = false
    const hear = (message: string): void => {
      if (message.length <= longestMessage) onMessage(message)
    }
    const stop = (): void => {
      listeners.delete(stop)
      if (subscriber.isOpen) subscriber.destroy()
    }
    listeners.add(stop)
    return new Promise((resolve) => {
      const settle = (): void => {
        clearTimeout(timer)
        resolve(() => Promise.resolve(stop()))
      }
      const timer = setTimeout(settle, listenTimeout)
      subscriber.on('error', () => undefined)
      subscriber.on('ready', () => {
        // The client subscribes again by itself; messages of the meantime are lost.
        if (isSubscribed) return onMessage(null)
        subscriber.subscribe(name, hear).then(
          () => {
            isSubscribed = true
            onMessage(null)
            settle()
          },
          // The connection broke off again; the next one subscribes anew.
          () => undefined,
        )
      })
      subscriber.connect().catch(() => undefined)
    })
  }

  return {
    prefix,
    signals: {
      publish: (channel, payload) => publish(`${prefix}:${channel}`, payload),
      listen,
    },
    async eval(script, parameters) {
      // Only a relay that has just started waits, and its limiter has a deadline.
      if (!client.isReady) await connected
      return client.eval(script, parameters)
    },
    close() {
      for (const stop of [...listeners]) stop()
      if (client.isOpen) client.destroy()
      return Promise.resolve()
    },
  }
}

function connectLater(url: string, tls: ConnectionOptions | undefined): RedisClientType {
  // The address has a password in it, and the error of `new URL` has the address in it.
  const isAddress = /^rediss?:\/\//.test(url) && URL.canParse(url)
  if (!isAddress)
    throw new OptionError(
      'url has to begin with redis:// or rediss://, as in rediss://user:password@host:6379',
    )
  const socket = {
    connectTimeout: 5_000,
    keepAlive: true,
    keepAliveInitialDelay: 10_000,
    // Apart from each other, so that all instances do not come back in the same moment.
    reconnectStrategy: (tries: number) =>
      Math.min(shortest * 2 ** Math.min(tries, 10), longest) * (0.5 + Math.random() / 2),
  }
  // The cast drops type parameters of modules and scripts, of which none is used.
  return createClient({
    url,
    RESP: 2,
    // A command that fails now is not sent later: each instance counts the budgets of that time itself.
    disableOfflineQueue: true,
    pingInterval: 10_000,
    socket: tls && url.startsWith('rediss:') ? { ...socket, ...tls, tls: true } : socket,
  }) as unknown as RedisClientType
}

/** Publishes the unsent signals as soon as the server is back. */
function createPublisher(client: RedisClientType): (name: string, message: string) => void {
  const unsaid = new Map<string, { name: string; message: string }>()
  const publish = (name: string, message: string): void => {
    const keep = (): void => {
      if (unsaid.size < mostUnsaid) unsaid.set(`${name} ${message}`, { name, message })
    }
    if (client.isReady) client.publish(name, message).catch(keep)
    else keep()
  }
  client.on('ready', () => {
    const waiting = [...unsaid.values()]
    unsaid.clear()
    for (const { name, message } of waiting) publish(name, message)
  })
  return publish
}

/** Logs each outage once, by its code: messages of errors may name the server. */
function watch(client: RedisClientType, logger: Logger): void {
  let isAway = false
  client.on('error', (error: unknown) => {
    if (isAway) return
    isAway = true
    const code =
      error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null
    logger.warn(
      { event: 'redis.away', code },
      'Redis is away: streams read at their heartbeat and this instance counts budgets alone',
    )
  })
  client.on('ready', () => {
    if (!isAway) return
    isAway = false
    logger.info({ event: 'redis.back' }, 'Redis is back')
  })
}
