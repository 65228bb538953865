import type { QueryClient } from '@tanstack/react-query'
import { storageKey } from '../mirror/storageKey.ts'
import type { Lending } from '../provider/Lending.ts'
import { createUploadSet } from './createUploadSet.ts'
import { liveUploads } from './liveUploads.ts'
import type { UploadSet } from './UploadSet.ts'
import type { UseUploadsOptions } from './uploadTypes.ts'

// Tied to what a provider makes once and keeps: a set outlives the screens that show it.
const sets = new WeakMap<QueryClient, Map<string, UploadSet>>()

/** The set of a partner and write under a provider; made when it is first asked for. */
export function uploadSetOf(
  lending: Lending,
  whose: { customerPartnerId: string; kind: UseUploadsOptions['kind']; set: string },
): UploadSet {
  const { environment, tenantId, userId, client, mutationClient } = lending
  const parts = [environment, tenantId, userId, whose.customerPartnerId, whose.kind, whose.set]
  const scope = storageKey('uploads', parts)
  const key = `${scope} ${client.baseUrl}`
  const known = sets.get(mutationClient) ?? new Map<string, UploadSet>()
  sets.set(mutationClient, known)
  const existing = known.get(key)
  if (existing) return existing
  const set = createUploadSet({ lending, ...whose })
  known.set(key, set)
  liveUploads.add({
    scope,
    end: () => {
      known.delete(key)
      set.end()
    },
  })
  return set
}
