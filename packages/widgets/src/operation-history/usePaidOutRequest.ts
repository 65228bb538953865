import type { Operation } from '@onlend/core'
import { useActiveDrawdown } from '@onlend/hooks'
import { isPaidOut } from '../operation-status/isPaidOut.ts'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import { isRequestedDrawdown } from '@onlend/hooks/internal'

type Owner = { customerPartnerId?: string }

/**
 * Finds the request that the active drawdown came from; the drawdown is read only where one is accepted. Of two that it could be,
 * neither is named.
 */
export function usePaidOutRequest(owner: Owner, operations: readonly Operation[] = []): string | null {
  const open = operations.filter(
    ({ kind, state, conflict }) =>
      kind === 'requestDrawdown' && !conflict && (state === 'accepted' || state === 'stale'),
  )
  const { data: active } = useActiveDrawdown({ ...owner, query: { enabled: open.length > 0 } })
  const { now } = useLendingRoot()
  const [found, other] =
    active && isPaidOut(active, now()) ? open.filter((one) => isRequestedDrawdown(active, one)) : []
  return found && !other ? found.id : null
}
