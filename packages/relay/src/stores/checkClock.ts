import type { RelayContext } from '../RelayContext.ts'

/** Milliseconds that an instance's clock may differ from the store's: a third of what a lease allows for. */
const margin = 10_000

/**
 * Says in the log when this instance's clock is not the store's: the instances do not see each other's clocks, but all see this one. Leases
 * and the window of possible duplicates are counted by the instances' own.
 */
export async function checkClock({ store, clock, logger }: RelayContext): Promise<void> {
  const before = clock.now()
  const theirs = await store.readClock()
  if (theirs === null) return
  // What lies between asking and being answered is no difference.
  const difference = Math.min(Math.max(theirs, before), clock.now()) - theirs
  if (Math.abs(difference) < margin) return
  const seconds = Math.round(difference / 1_000)
  logger.error(
    { event: 'clock.differs', seconds },
    'the clock of this instance is ahead of the database by so many seconds, or behind where it is negative',
  )
}
