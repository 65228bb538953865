import type { CloseReport } from '../index.ts'
import { systemClock } from '../lib/systemClock.ts'
import { answerBackend } from './answerBackend.ts'
import { ConfigurationError } from './ConfigurationError.ts'
import { listen } from './listen.ts'
import { openInstallation } from './openInstallation.ts'
import type { Configuration } from './readConfiguration.ts'

/** A program that serves. */
export type Serving = {
  /** The address that pages and backends call, the mount path included. */
  address: string
  /** Stops being ready, records the sent writes, for so many milliseconds at most or for STOP_TIMEOUT, closes the port, then the database. */
  stop(deadline?: number): Promise<CloseReport>
}

/**
 * Opens database, relay and port. The relay knows no sessions and no cookies: it lets a request in by a token alone, which a backend asked for.
 *
 * @throws ConfigurationError for a port or a database that cannot be had, and for packages that are not installed.
 */
export async function serve(configuration: Configuration, write: (line: string) => void): Promise<Serving> {
  const { host, port, mountPath, environment, backendSecret, tokens } = configuration
  const { logger, openRelay } = await openInstallation(configuration, { write })
  const { listener, close } = await openRelay({ authenticate: () => null }, (relay) =>
    answerBackend({
      ...{ relay, mountPath, environment, logger, clock: systemClock },
      readSecrets: () => backendSecret.values(),
      allowsOperators: tokens.allowsOperators,
    }),
  )
  const server = await listen({
    host,
    port,
    handle: listener,
    onFault: () => logger.error({ event: 'program.request_failed' }, 'a request was not answered'),
  }).catch(async (error: unknown) => {
    await close()
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
    stop: (deadline) => close({ deadline, ports: [server] }),
  }
}
