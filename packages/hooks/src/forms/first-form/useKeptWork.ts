'use client'
import { getPendingOperations } from '@onlend/core/client'
import type { WriteName } from '@onlend/core/internal'
import { storageKey } from '@onlend/core/storage-key'
import { useState, useSyncExternalStore } from 'react'
import { useLending } from '../../lending/useLending.ts'

/** What an earlier page left of a form: a write that was in flight, or a draft. */
export type KeptWork = 'pending' | 'draft'

const never = () => () => undefined

/**
 * What this device kept of a form when it was first drawn; `null` for nothing. A draft in a form that a server drew says nothing: fields that
 * can be typed in already must not go away again, a write in flight takes their place in any case.
 *
 * @example
 * const kept = useKeptWork('withdraw', 'cp_1')
 */
export function useKeptWork(kind: WriteName, ownerId: string | null): KeptWork | null {
  const lending = useLending()
  const { draftStorage, environment, tenantId, userId } = lending
  const isPending = useSyncExternalStore(
    never,
    () =>
      getPendingOperations(lending)
        .list(ownerId)
        .some((operation) => operation.kind === kind),
    () => false,
  )
  const hasDraft = useSyncExternalStore(never, findDraft, () => false)
  const [began] = useState(hasDraft)
  if (isPending) return 'pending'
  return began ? 'draft' : null

  function findDraft(): boolean {
    const start = storageKey('draft', [environment, tenantId, userId, ownerId, `${kind}-`])
    try {
      return [...Array(draftStorage?.length ?? 0)].some(
        (_, index) => draftStorage?.key(index)?.startsWith(start) === true,
      )
    } catch {
      // Blocked storage is the same as an empty one.
      return false
    }
  }
}
