import { withDeadline } from './lib/withDeadline.ts'
import type { Changes } from './changes/createChanges.ts'
import type { Clock } from './lib/Clock.ts'
import type { Logger } from './lib/Logger.ts'
import type { UpstreamTransport } from './upstream/index.ts'
import type { RunningWork } from './lib/trackWork.ts'

/** Milliseconds that the unused connections to the service have to end. */
const timeout = 1_000

type Draining = {
  clock: Clock
  logger: Logger
  running: ReadonlyMap<Promise<unknown>, RunningWork>
  changes: Pick<Changes, 'countStreams' | 'drain'>
  transport: UpstreamTransport
}

/** Ends the event streams and waits for the running work, at most so many milliseconds; logs the work that it left unfinished. */
export async function drainRelay(draining: Draining, deadline: number): Promise<CloseReport> {
  const { clock, running, changes, logger, transport } = draining
  logger.info(
    { event: 'close.started', running: running.size, streams: changes.countStreams() },
    'the relay is closing',
  )
  const finish = async (): Promise<true> => {
    await changes.drain()
    // A request that was being received may have begun to run meanwhile.
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

/** The work that a relay left unfinished when it closed: empty when the relay has recorded everything that it sent. */
export type CloseReport = {
  /** The work still running at the deadline. A write among it becomes `unknown` when its lease ends, and the relay never sends it again. */
  unfinished: RunningWork[]
}
