import type { Operation } from '@onlend/core'

/** Whose operation it is, as the relay is told: an id may be several partners'. */
export function toOwner({
  customerPartnerId,
  channelPartnerId,
}: Pick<Operation, 'customerPartnerId' | 'channelPartnerId'>): {
  customerPartnerId?: string
  channelPartnerId?: string
} {
  if (customerPartnerId !== null) return { customerPartnerId }
  return channelPartnerId === null ? {} : { channelPartnerId }
}
