import type { Owner } from '../database/Owner.ts'
import type { ChangesContext } from './ChangesContext.ts'

type ChangeEventWatch = { start(): void; stop(): Promise<void> }

/** Calls back when any instance has added a change event of an owner, or of any owner (`null`), from the first stream on; where that fails, heartbeats look by themselves. */
export function watchChangeEvents(
  { store, clock, logger }: Pick<ChangesContext, 'store' | 'clock' | 'logger'>,
  onChangeEvent: (owner: Owner | null) => void,
): ChangeEventWatch {
  let watching: Promise<() => Promise<void>> | null = null
  let isStopped = false
  return {
    start() {
      if (watching || isStopped) return
      watching = store.prepare(clock.now()).then(() => store.onChangeEvent(onChangeEvent))
      watching.catch(() => {
        // The next stream tries again.
        watching = null
        logger.warn(
          { event: 'changeEvents.unwatched' },
          'the store cannot announce change events; streams look by themselves',
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
