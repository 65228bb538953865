import type { UploadLending } from './UploadLending.ts'
import { createIsOfOthers } from './createIsOfOthers.ts'
import { deviceRetention } from './deviceRetention.ts'
import { sweepFiles } from './sweepFiles.ts'

/**
 * Deletes files and drafts of other people from this device, and all that have waited too long, even if no form is opened. Without
 * a `userId` only age counts, since the function cannot tell another person's files from the present person's.
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
    // The loop starts at the end, since a removal moves the later keys.
    for (let index = draftStorage?.length ?? 0; index--; ) {
      const key = draftStorage?.key(index)
      if (key?.startsWith('onlend:draft:') && (isOfOthers(key) || isOld(draftStorage?.getItem(key), now())))
        draftStorage?.removeItem(key)
    }
    const opening = indexedDB.open('onlend-uploads')
    // The sweep must not make an empty database where there was none.
    opening.onupgradeneeded = () => opening.transaction?.abort()
    opening.onsuccess = () => {
      const { result } = opening
      sweepFiles(result.transaction('files', 'readwrite').objectStore('files'), isOfOthers, now())
      result.close()
    }
  } catch {
    // Storage that the page cannot reach holds nothing that a page could show again.
  }
}

/** Whether a draft has waited too long; no form reads a draft without a time. */
function isOld(text: string | null | undefined, now: number): boolean {
  try {
    const { savedAt, keptAt } = JSON.parse(text ?? '')
    return !(now - (savedAt ?? keptAt) < deviceRetention)
  } catch {
    return true
  }
}
