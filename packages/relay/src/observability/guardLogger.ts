import type { LogFields, Logger } from '../lib/Logger.ts'

/** A logger that cannot throw or reject: a full disk must not stop the recording of a write that has been sent. */
export function guardLogger(logger: Logger): Logger {
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
