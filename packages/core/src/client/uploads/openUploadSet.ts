import { storageKey } from '../storageKey.ts'
import { createUploadSet } from './createUploadSet.ts'
import type { UploadSets } from './createUploadSets.ts'
import type { UploadLending } from './UploadLending.ts'
import type { UploadSet } from './UploadSet.ts'
import type { UploadKind } from './uploadTypes.ts'

type OpenUploadSetParameters = {
  /** The sets of the provider. */
  sets: UploadSets
  lending: UploadLending
  customerPartnerId: string
  kind: UploadKind
  /** The name that tells several writes of one kind apart. */
  set: string
}

/**
 * Opens the files of a partner and write; nothing happens before a caller is attached.
 *
 * @example
 * const whose = { customerPartnerId: 'cp_1', kind: 'submitCreditAssessment', set: 'current' } as const
 * const set = openUploadSet({ sets: createUploadSets(), lending, ...whose })
 * const leave = set.attach(lending)
 */
export function openUploadSet({ sets, lending, ...whose }: OpenUploadSetParameters): UploadSet {
  const { environment, tenantId, userId, client } = lending
  const { customerPartnerId, kind, set } = whose
  // A file that waits for one relay must never go to another.
  const parts = [environment, tenantId, userId, client.baseUrl, customerPartnerId, kind, set]
  const scope = storageKey('uploads', parts)
  return sets.get(scope, () => createUploadSet({ lending, scope, ...whose }))
}
