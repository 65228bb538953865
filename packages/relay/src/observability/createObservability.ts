import type { LogFields, Logger } from '../lib/Logger.ts'
import { silentLogger } from '../lib/silentLogger.ts'
import { type ActorNames, createActorNames, type LoggingOptions } from './createActorNames.ts'
import { createTracer, type Tracer } from './createTracer.ts'
import { guardMetrics } from './guardMetrics.ts'
import type { Measurement, RelayMetrics } from './Measurement.ts'
import type { RelayTracing } from './Tracing.ts'

/** What the relay tells of itself. */
export type ObservabilityOptions = {
  /** One line per request and one per incident. `pinoLogger` of `@onlend/relay/pino` is one that takes secrets out. @default silent */
  logger?: Logger
  logging?: LoggingOptions
  /** @default none */
  metrics?: RelayMetrics
  /** Spans of requests, operations, calls, webhooks and sweeps. `openTelemetry` of `@onlend/relay/opentelemetry` makes one. @default none */
  tracing?: RelayTracing
}

/** Where the other modules log, measure and trace: nothing here throws, so that no write is lost to a full disk. */
export type Observability = {
  readonly logger: Logger
  /** False when the host gave no logger: then no line is prepared. */
  readonly logsRequests: boolean
  readonly actorNames: ActorNames
  readonly measure: (measurement: Measurement) => void
  /** False when the host gave no metrics: then nothing is taken that can be told once. */
  readonly isMeasured: boolean
  readonly tracer: Tracer
}

/** Makes what tells the host how the relay does: the log, the metrics, the spans. The entries of the audit are kept by `sql/`. */
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
    // There is nowhere left to say what goes wrong here.
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
