import { storageKey } from '@onlend/core/storage-key'
import type { Lending } from '../lending/Lending.ts'

/** Tells the drafts and files of other people who used this device. Without a `userId` the person before cannot be told from the present one. */
export function createIsOfOthers({
  environment,
  tenantId,
  userId,
}: Pick<Lending, 'environment' | 'tenantId' | 'userId'>): (key: string) => boolean {
  return (key) =>
    userId !== null &&
    (['draft', 'uploads'] as const).some(
      (what) =>
        key.startsWith(`${storageKey(what, [environment, tenantId])}:`) &&
        !key.startsWith(`${storageKey(what, [environment, tenantId, userId])}:`),
    )
}
