import type { Operation } from '@onlend/core'

/** The owner of an operation, as a parameter for the relay: several partners can have an operation with the same id. */
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
