import { storageKey } from '../storageKey.ts'
import type { UploadLending } from './UploadLending.ts'
import type { UploadSet } from './UploadSet.ts'
import { uploadsEnd } from './uploadsEnd.ts'

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
