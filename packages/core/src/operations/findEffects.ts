import type { EndpointName, WriteName } from '../endpoints/endpoints.ts'
import type { OperationEffects } from './defineOperation.ts'
import { effects } from './effects.ts'

/**
 * How an operation of a kind settles, and which reads it touches. Of a kind that only a newer relay knows the least is claimed: an event
 * may still come, and `touches` is `null`, because anything of its owner may have changed.
 *
 * @example
 * findEffects('withdraw').settledBy // 'event'
 */
export function findEffects(kind: string): {
  settledBy: OperationEffects['settledBy']
  touches: readonly EndpointName[] | null
} {
  // The cast follows the check.
  return Object.hasOwn(effects, kind) ? effects[kind as WriteName] : { settledBy: 'event', touches: null }
}
