import type { UploadSet } from './UploadSet.ts'
import { uploadsEnd } from './uploadsEnd.ts'

/** The sets of one provider: they outlive the screens that show them, and a sign-out stops them without the code that sends. */
export type UploadSets = {
  /** The set of this scope; made when it is first asked for. */
  get: (scope: string, make: () => UploadSet) => UploadSet
  /** Ends those whose scope begins like this. */
  end: (begin: string) => void
}

/**
 * Makes the register of a provider.
 *
 * @example
 * const uploads = createUploadSets()
 * uploads.end('') // at sign-out
 */
export function createUploadSets(): UploadSets {
  const sets = new Map<string, UploadSet>()
  let leave: (() => void) | null = null
  const end = (begin: string) => {
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
      leave ??= uploadsEnd.listen(() => end(''))
      return set
    },
    end,
  }
}
