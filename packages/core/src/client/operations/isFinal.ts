import type { Operation } from '../../relay/models/Operation.ts'

/**
 * Whether the operation has its final state. `unknown` and `stale` are not final: a settlement event may still come.
 *
 * @example
 * if (!isFinal(operation)) return <StillWaiting />
 */
export function isFinal(operation: Pick<Operation, 'state'>): boolean {
  return ['succeeded', 'failed', 'rejected', 'reversed'].includes(operation.state)
}
