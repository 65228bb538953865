import { type DestinationStream, pino } from 'pino'
import type { Logger } from '../Logger.ts'
import { createScrubber } from './createScrubber.ts'
import { secretFields } from './secretFields.ts'

type PinoLoggerOptions = {
  /** @default 'info' */
  level?: 'info' | 'warn' | 'error' | 'silent'
  /** Where lines go, such as `pino.destination('./relay.log')` or a transport. @default stdout */
  destination?: DestinationStream
  /** Values that may never be written: the API key, webhook secrets, the database address. */
  secrets?: readonly string[]
  /** Set on every line, such as the name of the instance. */
  base?: Readonly<Record<string, string>>
}

/**
 * A logger on `pino`: one JSON object a line, times in ISO UTC, secrets taken out of whatever is logged through it.
 * The relay's own lines hold none in the first place; this is the second net.
 */
export function pinoLogger({
  level = 'info',
  destination,
  secrets = [],
  base = {},
}: PinoLoggerOptions = {}): Logger {
  const scrub = createScrubber(secrets)
  const paths = secretFields.flatMap((name) => [name, `*.${name}`])
  const options = {
    level,
    base,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    redact: { paths, censor: '[removed]' },
    hooks: { streamWrite: scrub },
  }
  return destination ? pino(options, destination) : pino(options)
}
