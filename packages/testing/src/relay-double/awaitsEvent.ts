import type { Operation } from '@onlend/core'

const kinds: ReadonlySet<string> = new Set(['withdraw', 'registerTransactions', 'reconcileRepayments'])

/** Whether the service promises an event for a kind: only then can it be waited for too long (T92). */
export function awaitsEvent(kind: Operation['kind']): boolean {
  return kinds.has(kind)
}
