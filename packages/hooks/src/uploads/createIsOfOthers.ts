import type { Lending } from '../lending/Lending.ts'
import { storageKey } from '../lending/storageKey.ts'

/** Tells the keys of other people who used this device. Without a `userId` the person before cannot be told from the present one. */
export function createIsOfOthers(
  what: 'draft' | 'uploads',
  { environment, tenantId, userId }: Pick<Lending, 'environment' | 'tenantId' | 'userId'>,
): (key: string) => boolean {
  const everybody = `${storageKey(what, [environment, tenantId])}:`
  const own = `${storageKey(what, [environment, tenantId, userId])}:`
  return (key) => userId !== null && key.startsWith(everybody) && !key.startsWith(own)
}
