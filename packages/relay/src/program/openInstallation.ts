import type { IncomingMessage, ServerResponse } from 'node:http'
import { nodeListener } from '../http/adapters/nodeListener.ts'
import { type CloseReport, type Database, type Logger, type Relay, startSweeps } from '../index.ts'
import { createJsonLogger } from './createJsonLogger.ts'
import { makeRelay, type RelayParts } from './makeRelay.ts'
import { openDatabase } from './openDatabase.ts'
import { openMetrics } from './openMetrics.ts'
import type { Secret } from './createReader.ts'
import type { Configuration } from './readConfiguration.ts'

/** Database and log of the settings, on which a server opens a relay of its own. */
export type Installation = {
  database: Database
  /** Writes a JSON object a line, and no secret that was ever read. */
  logger: Logger
  /** The values of a secret as they are now; the last good ones while its file cannot be read. */
  readSecret(name: string): Promise<readonly string[]>
  /** Makes the relay, with what only code can say of it. `mount` puts routes of the server before it. */
  openRelay(
    parts: RelayParts,
    mount?: (relay: Relay) => Pick<Relay, 'answer' | 'fetch'>,
  ): Promise<OpenedRelay>
}

/** A relay that sweeps by itself. */
export type OpenedRelay = {
  relay: Relay
  /** Answers requests to the relay, and `/metrics`, which METRICS_TOKEN turns on. */
  listener: (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void>
  /** Records the writes that were sent, for STOP_TIMEOUT or so many milliseconds at most, closes the ports, then the database. */
  close(options?: {
    deadline?: number | undefined
    ports?: readonly { close(): Promise<unknown> }[]
  }): Promise<CloseReport>
}

type OpenInstallationOptions = {
  /** Takes a finished line of the log. @default the standard output */
  write?: (line: string) => void
  /** Brings an empty embedded database, as that of `openPgliteDatabase` does. @default a new one is made */
  loadDataDir?: () => Promise<Blob>
}

/**
 * Opens log, figures and database of the settings, for the relay of a server.
 *
 * @example
 * const configuration = await readInstallation({ variables: process.env })
 * const { openRelay } = await openInstallation(configuration)
 * const { relay, listener, close } = await openRelay({ authenticate: () => null })
 */
export async function openInstallation(
  configuration: Configuration,
  { write = (line) => void process.stdout.write(line), loadDataDir }: OpenInstallationOptions = {},
): Promise<Installation> {
  const { logLevel, metricsToken, stopTimeout, secrets } = configuration
  const logger = createJsonLogger({ level: logLevel, secrets: collectSecrets(configuration), write })
  const figures = metricsToken ? await openMetrics(metricsToken) : null
  const database = await openDatabase(configuration.database, loadDataDir)
  const kept = new Map([...secrets].map(([name, secret]) => [name, keepLast(secret)]))
  return {
    database,
    logger,
    readSecret: async (name) => (await kept.get(name)?.()) ?? [],
    async openRelay(parts, mount = (relay) => relay) {
      const options = { database, logger, parts, ...(figures && { metrics: figures.metrics }) }
      const relay = await makeRelay(configuration, options).catch(async (error: unknown) => {
        await database.close()
        throw error
      })
      const stopSweeps = startSweeps(relay, { logger })
      const answer = nodeListener(mount(relay))
      return {
        relay,
        listener: (...pair) =>
          figures && pair[0].url === '/metrics' ? figures.answer(...pair) : answer(...pair),
        async close({ deadline = stopTimeout, ports = [] } = {}) {
          stopSweeps()
          // The relay first, while the ports still answer: readiness fails, streams open elsewhere, and the ledger records sent writes.
          const report = await relay.close({ deadline })
          await Promise.all(ports.map((port) => port.close()))
          await database.close()
          return report
        },
      }
    },
  }
}

/** Returns a function that lists every secret that was ever read; the same list until one is added. */
function collectSecrets({ secrets }: Configuration): () => readonly string[] {
  let sources: readonly (readonly string[])[] = []
  let all: readonly string[] = []
  return () => {
    const now = [...secrets.values()].map((secret) => secret.seen())
    if (now.some((list, at) => list !== sources[at])) all = now.flat()
    sources = now
    return all
  }
}

/** Characters of a secret that others are derived from. */
const shortestSecret = 32

/** Reads the values of a secret; those that were read last while its file cannot be read or holds a short one, so that no session ends because of that. */
function keepLast(secret: Secret): () => Promise<readonly string[]> {
  let last: readonly string[] = []
  return async () => {
    const read = await secret.values().catch(() => [])
    if (read.length > 0 && read.every((value) => value.length >= shortestSecret)) last = read
    return last
  }
}
