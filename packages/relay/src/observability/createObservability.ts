import type { LogFields, Logger } from '../lib/Logger.ts'
import { silentLogger } from '../lib/silentLogger.ts'
import { keyedHash } from '../lib/keyedHash.ts'
import { createTracer, type Tracer } from './createTracer.ts'
import type { Measurement, RelayMetrics } from './Measurement.ts'
import type { RelayTracing } from './Tracing.ts'

/** The host's log, metrics and tracing. */
export type ObservabilityOptions = {
  /** One line per request and one per incident. `pinoLogger` of `@onlend/relay/pino` is one that takes secrets out. @default silent */
  logger?: Logger
  logging?: LoggingOptions
  /** @default none */
  metrics?: RelayMetrics
  /** Spans of requests, operations, calls, webhooks and sweeps. `openTelemetry` of `@onlend/relay` makes one. @default none */
  tracing?: RelayTracing
}

/** The log, metrics and tracing for the other modules: nothing here throws, so that no write is lost to a full disk. */
export type Observability = {
  readonly logger: Logger
  /** False when the host gave no logger: then no line is prepared. */
  readonly logsRequests: boolean
  readonly actorNames: ActorNames
  readonly measure: (measurement: Measurement) => void
  /** False when the host gave no metrics: then this instance takes no transitions, which can be reported only once. */
  readonly isMeasured: boolean
  readonly tracer: Tracer
}

/** Makes the log, the metrics and the spans for the host. `sql/` stores the entries of the audit. */
export function createObservability(options: ObservabilityOptions): Observability {
  const logger = guardLogger(options.logger ?? silentLogger)
  return {
    logger,
    logsRequests: options.logger !== undefined,
    actorNames: createActorNames(options.logging ?? {}),
    measure: guardMetrics(options.metrics, logger),
    isMeasured: options.metrics !== undefined,
    tracer: createTracer(options.tracing, { logger }),
  }
}

/** A logger that cannot throw or reject. */
function guardLogger(logger: Logger): Logger {
  const guard = (level: keyof Logger) => (fields: LogFields, message: string) => {
    // There is no place left to report an error of the log.
    const ignore = (): void => undefined
    try {
      // An async function passes for one that returns nothing; its rejection, left alone, would end the process.
      const logged: unknown = logger[level](fields, message)
      if (logged instanceof Promise) logged.catch(ignore)
    } catch {
      ignore()
    }
  }
  return { info: guard('info'), warn: guard('warn'), error: guard('error') }
}

/** Names a person in the log without revealing the person's id. */
type ActorNames = (userId: string) => string | Promise<string>

/** People whose name is remembered; a hash costs more than all the rest of a log line. */
const remembered = 10_000

/** Makes the names under which people appear in the log. */
function createActorNames({ actor = 'hashed', secret }: LoggingOptions): ActorNames {
  if (actor === 'plain') return (userId) => userId
  const names = new Map<string, string>()
  let key = secret
  return (userId) => {
    const name = names.get(userId)
    if (name !== undefined) return name
    // Not when the relay is made: some runtimes have no randomness before their first request.
    key ??= crypto.randomUUID() + crypto.randomUUID()
    return keyedHash(key, userId).then((hash) => {
      if (names.size >= remembered) names.clear()
      names.set(userId, hash.slice(0, 16))
      return hash.slice(0, 16)
    })
  }
}

/** The way the relay's own log lines name people. */
type LoggingOptions = {
  /**
   * How a line names the person who asked: `hashed` as 16 hex digits that are the same for the same person, `plain` as the host's `userId`,
   * for hosts whose ids identify no person.
   *
   * @default 'hashed'
   */
  actor?: 'hashed' | 'plain'
  /** The secret of the hashes; give all instances the same one. @default a random one of this process */
  secret?: string
}

/** Takes measurements to the host's metrics, where there are any; a throw there must not reach a write that has been sent. */
function guardMetrics(metrics: RelayMetrics | undefined, logger: Logger): (measurement: Measurement) => void {
  if (!metrics) return () => undefined
  return (measurement) => {
    const tell = (): void =>
      logger.error({ event: 'metrics.failed', type: measurement.type }, 'a measurement could not be recorded')
    try {
      // An async function passes for one that returns nothing; its rejection, left alone, would end the process.
      const recorded: unknown = metrics.record(measurement)
      if (recorded instanceof Promise) recorded.catch(tell)
    } catch {
      tell()
    }
  }
}
