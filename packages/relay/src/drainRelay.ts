import { withDeadline } from './lib/withDeadline.ts'
import type { Changes } from './changes/createChanges.ts'
import type { Clock } from './lib/Clock.ts'
import type { Logger } from './lib/Logger.ts'
import type { UpstreamTransport } from './upstream/index.ts'
import type { RunningWork } from './lib/trackWork.ts'

/** Milliseconds that connections to the service have to end; they carry nothing any more. */
const timeout = 1_000

type Draining = {
  clock: Clock
  logger: Logger
  running: ReadonlyMap<Promise<unknown>, RunningWork>
  changes: Pick<Changes, 'countStreams' | 'drain'>
  transport: UpstreamTransport
}

/** Ends the event streams and waits for what is running, at most so many milliseconds; says in the log what it left behind. */
export async function drainRelay(draining: Draining, deadline: number): Promise<CloseReport> {
  const { clock, running, changes, logger, transport } = draining
  logger.info(
    { event: 'close.started', running: running.size, streams: changes.countStreams() },
    'the relay is closing',
  )
  const finish = async (): Promise<true> => {
    await changes.drain()
    // What was being received may have begun to run meanwhile.
    while (running.size > 0) await Promise.all(running.keys())
    return true
  }
  const finished = await withDeadline(clock, deadline, finish)
  const unfinished = finished ? [] : [...running.values()]
  for (const { work, id } of unfinished) {
    const facts = { event: 'close.unfinished', work, id }
    logger.error(facts, 'closed with this still running: a write becomes unknown when its lease ends')
  }
  if (finished) await withDeadline(clock, timeout, transport.close).catch(() => undefined)
  if (finished) logger.info({ event: 'close.finished' }, 'everything that was sent has been recorded')
  return { unfinished }
}

/** What a relay left behind when it closed: empty when everything that was sent has been recorded. */
export type CloseReport = {
  /** What was still running at the deadline. A write among it becomes `unknown` when its lease ends, and is never sent again. */
  unfinished: RunningWork[]
}
