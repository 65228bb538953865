import { nodeListener } from '../node.ts'
import { startSweeps } from '../index.ts'
import type { Secret } from './createReader.ts'
import { ConfigurationError } from './ConfigurationError.ts'
import type { LogFields, Logger } from '../lib/Logger.ts'
import { createScrubber, withoutSecrets } from '../observability/index.ts'
import { listen } from './listen.ts'
import { openDatabase } from './openDatabase.ts'
import { openMetrics } from './openMetrics.ts'
import { openRelay } from './openRelay.ts'
import type { Configuration } from './readConfiguration.ts'

/** A program that serves. */
export type Serving = {
  /** The address that pages and backends call, the mount path included. */
  address: string
  /** Stops being ready, records the sent writes, closes the port, then the database. Resolves with whether nothing was left. */
  stop(): Promise<boolean>
}

/**
 * Opens database, relay and port.
 *
 * @throws ConfigurationError for a port or a database that cannot be had, and for packages that are not installed.
 */
export async function serve(configuration: Configuration, write: (line: string) => void): Promise<Serving> {
  const { host, port, mountPath, metricsToken, environment } = configuration
  const logger = createJsonLogger({
    level: configuration.logLevel,
    secrets: collectSecrets(configuration),
    write,
  })
  const figures = metricsToken ? await openMetrics(metricsToken) : null
  const database = await openDatabase(configuration.database)
  try {
    const { relay, mounted } = await openRelay(configuration, {
      database,
      logger,
      ...(figures && { metrics: figures.metrics }),
    })
    const stopSweeps = startSweeps(relay, { logger })
    const answer = nodeListener(mounted)
    const server = await listen({
      host,
      port,
      handle: (incoming, outgoing) =>
        figures && incoming.url === '/metrics'
          ? figures.answer(incoming, outgoing)
          : answer(incoming, outgoing),
      onFault: () => logger.error({ event: 'program.request_failed' }, 'a request was not answered'),
    }).catch((error: unknown) => {
      stopSweeps()
      const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
      throw new ConfigurationError([`PORT ${port} at HOST ${host} cannot be listened at (${code})`])
    })
    const address = `http://${host.includes(':') ? `[${host}]` : host}:${server.port}${mountPath}`
    // Written at every log level: the line says that the start is over, and the address.
    write(
      `${JSON.stringify({ level: 'info', time: new Date().toISOString(), event: 'program.listening', address, environment })}\n`,
    )
    return {
      address,
      async stop() {
        stopSweeps()
        // The relay first, while the port still answers: readiness fails, streams open elsewhere, and the ledger records sent writes.
        const { unfinished } = await relay.close({ deadline: configuration.stopTimeout })
        await server.close()
        await database.close()
        return unfinished.length === 0
      },
    }
  } catch (error) {
    await database.close()
    throw error
  }
}

/** Returns a function that lists every secret that the program has ever read; the same list until one is added. */
function collectSecrets(configuration: Configuration): () => readonly string[] {
  const { service, backendSecret, tokens, webhookSecret, ledgerSecret, metricsToken, database } =
    configuration
  const addresses = database.kind === 'postgres' ? [database.url, database.directUrl] : []
  const secrets = [service.apiKey, backendSecret, tokens.secret, webhookSecret, ledgerSecret, metricsToken]
  const given = [...secrets, ...addresses].filter((secret): secret is Secret => secret !== null)
  let sources: readonly (readonly string[])[] = []
  let all: readonly string[] = []
  return () => {
    const now = given.map((secret) => secret.seen())
    if (now.some((list, at) => list !== sources[at])) all = now.flat()
    sources = now
    return all
  }
}

type JsonLoggerOptions = {
  level: 'info' | 'warn' | 'error' | 'silent'
  /** Values that may never be written. */
  secrets: () => readonly string[]
  /** Takes a finished line, its end included. */
  write: (line: string) => void
}

const levels = ['info', 'warn', 'error', 'silent'] as const

/** Writes one JSON object a line, as `pinoLogger` does, without a package: times in ISO UTC, secrets taken out. */
function createJsonLogger({ level, secrets, write }: JsonLoggerOptions): Logger {
  const scrub = createScrubber(secrets)
  const least = levels.indexOf(level)
  const log =
    (at: 'info' | 'warn' | 'error') =>
    (fields: LogFields, msg: string): void => {
      if (levels.indexOf(at) < least) return
      const line = { level: at, time: new Date().toISOString(), ...withoutSecrets(fields), msg }
      write(scrub(`${JSON.stringify(line)}\n`))
    }
  return { info: log('info'), warn: log('warn'), error: log('error') }
}
