import type { Owner } from '../identity/Owner.ts'
import type { RelayContext } from '../RelayContext.ts'

type NoticeWatch = { start(): void; stop(): Promise<void> }

/** Calls back when any instance has added a notice of an owner, or of anybody (`null`), from the first stream on; where that fails, heartbeats look by themselves. */
export function watchNotices(
  { store, clock, logger }: Pick<RelayContext, 'store' | 'clock' | 'logger'>,
  onNotice: (owner: Owner | null) => void,
): NoticeWatch {
  let watching: Promise<() => Promise<void>> | null = null
  let isStopped = false
  return {
    start() {
      if (watching || isStopped) return
      watching = store.prepare(clock.now()).then(() => store.onNotice(onNotice))
      watching.catch(() => {
        // The next stream tries again.
        watching = null
        logger.warn(
          { event: 'notices.unwatched' },
          'the store cannot announce notices; streams look by themselves',
        )
      })
    },
    async stop() {
      isStopped = true
      const stop = await watching?.catch(() => undefined)
      await stop?.()
    },
  }
}
