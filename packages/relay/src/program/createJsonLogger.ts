import type { LogFields, Logger } from '../lib/Logger.ts'
import { createScrubber, withoutSecrets } from '../observability/index.ts'

type JsonLoggerOptions = {
  level: 'info' | 'warn' | 'error' | 'silent'
  /** Values that may never be written. */
  secrets: () => readonly string[]
  /** Takes a finished line, its end included. */
  write: (line: string) => void
}

const levels = ['info', 'warn', 'error', 'silent'] as const

/** Writes one JSON object a line, as `pinoLogger` does, without a package: times in ISO UTC, secrets taken out. */
export function createJsonLogger({ level, secrets, write }: JsonLoggerOptions): Logger {
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
