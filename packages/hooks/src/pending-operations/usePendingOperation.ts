'use client'
import { type PendingOperation, getPendingOperations } from '@onlend/core/client'
import type { WriteName } from '@onlend/core/internal'
import { useCallback, useSyncExternalStore } from 'react'
import { useLending } from '../lending/useLending.ts'

type UsePendingOperationParameters = {
  kind: WriteName
  /** @default the provider's customer partner, or its channel partner for `createBusiness` */
  ownerId?: string
}

type UsePendingOperationReturnType = {
  /** The newest write of this kind that this device knows as in flight; follow it with `useOperation`. */
  pending: PendingOperation | null
  /** Forgets the write on this device. The relay's record stays. */
  dismiss: () => void
}

/**
 * Finds a write that a reload or a killed tab interrupted. `null` on a server and during hydration.
 *
 * @example
 * const { pending, dismiss } = usePendingOperation({ kind: 'withdraw' })
 */
export function usePendingOperation({
  kind,
  ownerId,
}: UsePendingOperationParameters): UsePendingOperationReturnType {
  const lending = useLending()
  const { customerPartnerId, channelPartnerId } = lending
  const pendingOperations = getPendingOperations(lending)
  const owner = ownerId ?? (kind === 'createBusiness' ? channelPartnerId : customerPartnerId)
  const pending = useSyncExternalStore(
    pendingOperations.subscribe,
    () => pendingOperations.list(owner).find((operation) => operation.kind === kind) ?? null,
    () => null,
  )
  const operationId = pending?.operationId ?? null
  const dismiss = useCallback(() => {
    if (operationId !== null) pendingOperations.remove(owner, operationId)
  }, [pendingOperations, owner, operationId])
  return { pending, dismiss }
}
