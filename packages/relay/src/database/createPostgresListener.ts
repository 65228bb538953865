import type { Client } from 'pg'
import type { Database } from './Database.ts'

type SignalListener = (payload: string | null) => void

/** Milliseconds before the first try to connect again, and at most between two. */
const shortest = 250
const longest = 30_000

/**
 * Hears `NOTIFY` on a separate connection. A lost connection is made again, with growing pauses; notifications of the meantime are
 * lost, so every reader then hears `null`: it may have missed some.
 */
export function createPostgresListener(connect: () => Client): Pick<Database, 'listen' | 'close'> {
  const channels = new Map<string, Set<SignalListener>>()
  let connection: Promise<Client> | null = null
  let pause = shortest
  let timer: ReturnType<typeof setTimeout> | undefined

  const open = async (): Promise<Client> => {
    const client = connect()
    // The handler of `end` reconnects; `end` follows every error.
    client.on('error', () => undefined)
    client.on('notification', ({ channel, payload = '' }) => {
      for (const heard of channels.get(channel) ?? []) heard(payload)
    })
    try {
      await client.connect()
      for (const channel of channels.keys()) await client.query(`listen ${client.escapeIdentifier(channel)}`)
    } catch (error) {
      await client.end().catch(() => undefined)
      throw error
    }
    client.once('end', lose)
    return client
  }

  const connected = (): Promise<Client> => {
    connection ??= open().catch((error: unknown) => {
      connection = null
      throw error
    })
    return connection
  }

  const lose = (): void => {
    connection = null
    if (channels.size === 0) return
    clearTimeout(timer)
    // Apart from each other, so that all instances do not come back in the same moment.
    timer = setTimeout(() => void recover(), pause * (0.5 + Math.random() / 2))
    timer.unref()
  }

  const recover = async (): Promise<void> => {
    try {
      await connected()
    } catch {
      pause = Math.min(pause * 2, longest)
      return lose()
    }
    pause = shortest
    for (const heard of [...channels.values()].flatMap((set) => [...set])) heard(null)
  }

  const disconnect = async (): Promise<void> => {
    clearTimeout(timer)
    const client = await connection?.catch(() => null)
    connection = null
    client?.off('end', lose)
    await client?.end().catch(() => undefined)
  }

  return {
    async listen(channel, heard) {
      channels.set(channel, (channels.get(channel) ?? new Set()).add(heard))
      const stop = async (): Promise<void> => {
        const left = channels.get(channel)
        left?.delete(heard)
        if (left?.size === 0) channels.delete(channel)
        if (channels.size === 0) await disconnect()
      }
      try {
        const client = await connected()
        // The connection may have been there before the channel was; saying it twice does no harm.
        await client.query(`listen ${client.escapeIdentifier(channel)}`)
      } catch (error) {
        await stop()
        throw error
      }
      return stop
    },
    async close() {
      channels.clear()
      await disconnect()
    },
  }
}
