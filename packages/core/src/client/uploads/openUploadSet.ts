import { storageKey } from '../storageKey.ts'
import { createUploadSet } from './createUploadSet.ts'
import type { UploadLending } from './UploadLending.ts'
import type { UploadSet } from './UploadSet.ts'
import type { UploadKind } from './uploadTypes.ts'
import { uploadsEnd } from './uploadsEnd.ts'

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

/** The sets of one provider: they outlive the screens that show them, and a sign-out stops them without loading the code that sends. */
export type UploadSets = {
  /** The set of this scope; the first call makes it. */
  get: (scope: string, make: () => UploadSet) => UploadSet
  /** Ends the sets of one person; without `whose`, all sets. */
  end: (whose?: Pick<UploadLending, 'environment' | 'tenantId' | 'userId'>) => void
}

/**
 * Makes the register of a provider.
 *
 * @example
 * const uploads = createUploadSets()
 * uploads.end() // at sign-out
 */
export function createUploadSets(): UploadSets {
  const sets = new Map<string, UploadSet>()
  let leave: (() => void) | null = null
  const end: UploadSets['end'] = (whose) => {
    const begin = whose ? `${storageKey('uploads', [whose.environment, whose.tenantId, whose.userId])}:` : ''
    for (const [scope, set] of sets) {
      if (!scope.startsWith(begin)) continue
      sets.delete(scope)
      set.end()
    }
    if (sets.size > 0) return
    leave?.()
    leave = null
  }
  return {
    get: (scope, make) => {
      const set = sets.get(scope) ?? make()
      sets.set(scope, set)
      leave ??= uploadsEnd.listen(() => end())
      return set
    },
    end,
  }
}
