import { type DestinationStream, pino } from 'pino'
import type { LogFields, Logger } from '../Logger.ts'
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

/** By name. Fields are flat, so this is a look at each key; pino's own redaction costs more than the rest of the line. */
function withoutSecrets(fields: LogFields): LogFields {
  const isClean = Object.keys(fields).every((name) => !secretFields.has(name))
  if (isClean) return fields
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, secretFields.has(name) ? '[removed]' : value]),
  )
}
