import { clearLending, wipeUploads } from '@onlend/core/client'
import type { Lending } from '../lending/Lending.ts'
import { lendingKeys } from '../queries/lendingKeys.ts'

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
  lending?: Pick<Lending, 'client' | 'parts' | 'storage' | 'draftStorage' | 'queryClient' | 'mutationClient'>,
): Promise<void> {
  clearLending(lending)
  const wiped = wipeUploads()
  lending?.queryClient.removeQueries({ queryKey: lendingKeys.all })
  lending?.mutationClient.clear()
  await wiped
}
