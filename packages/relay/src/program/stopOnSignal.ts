import type { CloseReport, Logger } from '../index.ts'
import { createJsonLogger } from './createJsonLogger.ts'
import { errorName } from '../observability/index.ts'

/** As much of a process as ends one. */
export type Ending = {
  on(event: 'SIGINT' | 'SIGTERM' | 'SIGHUP', listener: () => void): unknown
  on(event: 'uncaughtException' | 'unhandledRejection', listener: (error: unknown) => void): unknown
  exit(code: number): void
}

type StopOnSignalParameters = {
  /** @default this process */
  ending?: Ending
  /** @default lines of JSON on the standard error */
  logger?: Logger
  /** Records what was sent, for so many milliseconds at most or as long as the settings say, then closes the ports; `close` of `openRelay` does. */
  close: (deadline?: number) => Promise<CloseReport>
}

const plainLogger = createJsonLogger({
  ...{ level: 'info', secrets: () => [] },
  write: (line) => void process.stderr.write(line),
})

/** Longer than any write without files takes; a process in which something broke is not kept for more. */
const brokenDeadline = 60_000

/**
 * Ends the process on a signal, or after an uncaught error: money first, then the ports. The process stops once for any number of
 * signals, so that an impatient second one cuts off no write that is being recorded. The exit code is 0 when the relay has recorded everything that
 * it sent, and 1 when something is left or was thrown. Node would print the message of an error, with the data in it; the log gets its name and place.
 *
 * @example
 * stopOnSignal({ close: (deadline) => relay.close({ deadline }) })
 */
export function stopOnSignal({
  ending = process,
  logger = plainLogger,
  close,
}: StopOnSignalParameters): void {
  let code = 0
  let isStopping = false

  const stop = async (deadline?: number): Promise<void> => {
    logger.info({ event: 'process.stopping' }, 'the process stops; what was sent is being recorded')
    try {
      const { unfinished } = await close(deadline)
      if (unfinished.length > 0) code = 1
    } catch (error) {
      code = 1
      logger.error(
        { event: 'process.close_failed', name: errorName(error) },
        'the process could not be closed',
      )
    }
    ending.exit(code)
  }
  const begin = (deadline?: number): void => {
    if (isStopping) return
    isStopping = true
    void stop(deadline)
  }

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) ending.on(signal, () => begin())
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    ending.on(event, (error) => {
      code = 1
      logger.error(
        { event: `process.${event}`, name: errorName(error), at: readFrames(error) },
        'an uncaught fault',
      )
      begin(brokenDeadline)
    })
  }
}

/** The stack of an error, without its message. */
function readFrames(error: unknown): string | null {
  if (!(error instanceof Error) || error.stack === undefined) return null
  const end = error.stack.indexOf(`${error.message}\n`)
  if (end < 0) return null
  const frames = error.stack.slice(end + error.message.length + 1).split('\n')
  return frames
    .slice(0, 8)
    .map((frame) => frame.trim())
    .join(' | ')
}
