import type { UploadLending } from './UploadLending.ts'
import { storageKey } from '../storageKey.ts'

/** Recognises the drafts and files of other people who used this device. Without a `userId` it recognises none. */
export function createIsOfOthers({
  environment,
  tenantId,
  userId,
}: Pick<UploadLending, 'environment' | 'tenantId' | 'userId'>): (key: string) => boolean {
  return (key) =>
    userId !== null &&
    (['draft', 'uploads'] as const).some(
      (what) =>
        key.startsWith(`${storageKey(what, [environment, tenantId])}:`) &&
        !key.startsWith(`${storageKey(what, [environment, tenantId, userId])}:`),
    )
}
