import { storageKey } from '@onlend/core/storage-key'
import type { QueryClient } from '@tanstack/react-query'
import type { Lending } from '../lending/Lending.ts'
import { createUploadSet } from './createUploadSet.ts'
import { liveUploads } from './liveUploads.ts'
import type { UploadSet } from './UploadSet.ts'
import type { UseUploadsParameters } from './uploadTypes.ts'

// Tied to what a provider makes once and keeps: a set outlives the screens that show it.
const sets = new WeakMap<QueryClient, Map<string, UploadSet>>()

/** The set of a partner and write under a provider; made when it is first asked for. */
export function getUploadSet(
  lending: Lending,
  whose: { customerPartnerId: string; kind: UseUploadsParameters['kind']; set: string },
): UploadSet {
  const { environment, tenantId, userId, client, mutationClient } = lending
  const { customerPartnerId, kind, set: name } = whose
  // What waits for one relay must never go to another.
  const parts = [environment, tenantId, userId, client.baseUrl, customerPartnerId, kind, name]
  const scope = storageKey('uploads', parts)
  const known = sets.get(mutationClient) ?? new Map<string, UploadSet>()
  sets.set(mutationClient, known)
  const existing = known.get(scope)
  if (existing) return existing
  const set = createUploadSet({ lending, scope, ...whose })
  known.set(scope, set)
  liveUploads.add({
    scope,
    end: () => {
      known.delete(scope)
      set.end()
    },
  })
  return set
}
