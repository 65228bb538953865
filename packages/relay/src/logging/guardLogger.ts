import type { LogFields, Logger } from '../Logger.ts'

/** A logger that cannot throw: a full disk must not stop the recording of a write that has been sent. */
export function guardLogger(logger: Logger): Logger {
  const guard = (level: keyof Logger) => (fields: LogFields, message: string) => {
    try {
      logger[level](fields, message)
    } catch {
      // There is nowhere left to say it.
    }
  }
  return { info: guard('info'), warn: guard('warn'), error: guard('error') }
}
