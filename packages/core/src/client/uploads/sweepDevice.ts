import type { UploadLending } from './UploadLending.ts'
import { createIsOfOthers } from './createIsOfOthers.ts'
import { deviceRetention } from './deviceRetention.ts'
import { sweepFiles } from './sweepFiles.ts'

/**
 * Takes files and drafts of other people off this device, and what has waited too long, whether or not a form is ever opened. Without
 * a `userId` the person before cannot be told from the present one: then only age counts.
 *
 * @example
 * sweepDevice({ environment: null, tenantId: null, userId: 'ada', draftStorage: sessionStorage, now: Date.now })
 */
export function sweepDevice(
  whose: Pick<UploadLending, 'environment' | 'tenantId' | 'userId' | 'draftStorage' | 'now'>,
): void {
  const { draftStorage, now } = whose
  const isOfOthers = createIsOfOthers(whose)
  try {
    // From the end: what goes moves those behind it.
    for (let index = draftStorage?.length ?? 0; index--; ) {
      const key = draftStorage?.key(index)
      if (key?.startsWith('onlend:draft:') && (isOfOthers(key) || isOld(draftStorage?.getItem(key), now())))
        draftStorage?.removeItem(key)
    }
    const opening = indexedDB.open('onlend-uploads')
    // Looking must not make an empty database where there was none.
    opening.onupgradeneeded = () => opening.transaction?.abort()
    opening.onsuccess = () => {
      const { result } = opening
      sweepFiles(result.transaction('files', 'readwrite').objectStore('files'), isOfOthers, now())
      result.close()
    }
  } catch {
    // Storage that cannot be reached holds nothing that could be shown again.
  }
}

/** A draft that does not say when it was kept, no form reads either. */
function isOld(text: string | null | undefined, now: number): boolean {
  try {
    const { savedAt, keptAt } = JSON.parse(text ?? '')
    return !(now - (savedAt ?? keptAt) < deviceRetention)
  } catch {
    return true
  }
}
