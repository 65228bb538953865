import { type DestinationStream, pino } from 'pino'
import type { Logger } from '../lib/Logger.ts'
import { createScrubber } from './createScrubber.ts'
import { withoutSecrets } from './withoutSecrets.ts'

type PinoLoggerOptions = {
  /** @default 'info' */
  level?: 'info' | 'warn' | 'error' | 'silent'
  /** The destination of lines, such as `pino.destination('./relay.log')` or a transport. @default stdout */
  destination?: DestinationStream
  /** Values that may never be written: the API key, webhook secrets, the database address. A function is asked for each line; it returns the same list until one is added. */
  secrets?: readonly string[] | (() => readonly string[])
  /** Set on every line, such as the name of the instance. */
  base?: Readonly<Record<string, string>>
}

/**
 * A logger on `pino`: one JSON object a line, times in ISO UTC, secrets taken out of every line.
 * The relay's own lines hold none in the first place; this is the second net.
 *
 * @example
 * const logger = pinoLogger({ secrets: [LENDING_API_KEY, WEBHOOK_SECRET] })
 */
export function pinoLogger({
  level = 'info',
  destination,
  secrets = [],
  base = {},
}: PinoLoggerOptions = {}): Logger {
  const options = {
    level,
    base,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    hooks: { streamWrite: createScrubber(secrets) },
  }
  const lines = destination ? pino(options, destination) : pino(options)
  return {
    info: (fields, message) => lines.info(withoutSecrets(fields), message),
    warn: (fields, message) => lines.warn(withoutSecrets(fields), message),
    error: (fields, message) => lines.error(withoutSecrets(fields), message),
  }
}
