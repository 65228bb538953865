import { clearLending, wipeUploads } from '@onlend/core/client'
import type { Lending } from '../lending/Lending.ts'
import { lendingKeys } from '../queries/lendingKeys.ts'

/**
 * Forgets pending operations, drafts and waiting files of all people on this device, and the provider's reads. Call it at sign-out.
 * The relay's records stay. Without a provider the function clears the browser's own storage. Wait for the promise before the page closes:
 * files are in a database, which takes a moment.
 *
 * @returns a promise that resolves when nothing is left on the device; it never rejects.
 * @example
 * await clearLendingData(lending)
 */
export async function clearLendingData(
  lending?: Pick<Lending, 'client' | 'parts' | 'storage' | 'draftStorage' | 'queryClient' | 'mutationClient'>,
): Promise<void> {
  clearLending(lending)
  const wiped = wipeUploads()
  lending?.queryClient.removeQueries({ queryKey: lendingKeys.all })
  lending?.mutationClient.clear()
  await wiped
}
