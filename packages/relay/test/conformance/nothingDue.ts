import type { SweepLimits } from '../../src/RelayStore.ts'

/** A sweep that finds nothing to do. */
export const nothingDue: SweepLimits = {
  environment: 'sandbox',
  now: 0,
  staleBefore: 0,
  answersBefore: 0,
  changeEventsBefore: 0,
  deliveriesBefore: 0,
}
