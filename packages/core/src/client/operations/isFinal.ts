import type { Operation } from '../../relay/models/Operation.ts'

/**
 * Whether nothing more is awaited. `unknown` and `stale` are not final: the truth may still come.
 *
 * @example
 * if (!isFinal(operation)) return <StillWaiting />
 */
export function isFinal(operation: Pick<Operation, 'state'>): boolean {
  return ['succeeded', 'failed', 'rejected', 'reversed'].includes(operation.state)
}
