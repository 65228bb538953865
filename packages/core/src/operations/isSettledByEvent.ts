import type { WriteName } from '../endpoints/endpoints.ts'
import { effects, type WriteSettledByEvent } from './effects.ts'

/**
 * Whether a settlement event tells how an operation of a kind ended (Partner API, Events). `false` for a kind that this version does not know.
 *
 * @example
 * isSettledByEvent('withdraw') // true
 */
export function isSettledByEvent(kind: string): kind is WriteSettledByEvent {
  // The cast follows the check.
  return Object.hasOwn(effects, kind) && effects[kind as WriteName].settledBy === 'event'
}
