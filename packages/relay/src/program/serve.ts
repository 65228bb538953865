import { nodeListener } from '../node.ts'
import { startSweeps } from '../index.ts'
import { collectSecrets } from './collectSecrets.ts'
import { ConfigurationError } from './ConfigurationError.ts'
import { createJsonLogger } from './createJsonLogger.ts'
import { listen } from './listen.ts'
import { openDatabase } from './openDatabase.ts'
import { openMetrics } from './openMetrics.ts'
import { openRelay } from './openRelay.ts'
import type { Configuration } from './readConfiguration.ts'

/** A program that serves. */
export type Serving = {
  /** What pages and backends call, the mount path included. */
  address: string
  /** Stops being ready, records what was sent, closes the port, then the database. Resolves with whether nothing was left. */
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
    // Written whatever the level is: it says that the start is over, and where.
    write(
      `${JSON.stringify({ level: 'info', time: new Date().toISOString(), event: 'program.listening', address, environment })}\n`,
    )
    return {
      address,
      async stop() {
        stopSweeps()
        // The relay first, while the port still answers: readiness fails, streams open elsewhere, and what was sent is recorded.
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
