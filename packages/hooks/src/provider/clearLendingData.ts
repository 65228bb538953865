import { wipeUploads } from '@onlend/core/client/wipe-uploads'
import type { Lending, LendingStorage } from '../lending/Lending.ts'
import { lendingKeys } from '../queries/lendingKeys.ts'
import { browserStorage } from './browserStorage.ts'

/**
 * Call it at sign-out: forgets withdrawals in flight, drafts and files on their way on this device, of everybody, and what the provider has read.
 * The relay's records stay. Without a provider at hand it clears the browser's own storage. Wait for it before the page is left:
 * files are in a database, which takes a moment.
 *
 * @returns a promise that resolves when nothing is left on the device; it never rejects.
 * @example
 * await clearLendingData(lending)
 */
export async function clearLendingData(
  lending?: Pick<Lending, 'storage' | 'draftStorage' | 'queryClient' | 'mutationClient'>,
): Promise<void> {
  const storages = lending
    ? [lending.storage, lending.draftStorage]
    : [browserStorage('localStorage'), browserStorage('sessionStorage')]
  for (const storage of storages) clearStorage(storage)
  const wiped = wipeUploads()
  lending?.queryClient.removeQueries({ queryKey: lendingKeys.all })
  lending?.mutationClient.clear()
  await wiped
}

function clearStorage(storage: LendingStorage | null): void {
  if (!storage) return
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index))
  for (const key of keys) if (key?.startsWith('onlend:')) storage.removeItem(key)
}
