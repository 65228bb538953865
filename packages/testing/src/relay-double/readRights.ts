import type { Operation, Session } from '@onlend/core'
import { type Endpoint, endpoints } from '@onlend/core/internal'
import { findEffects } from '@onlend/core/operations'

/** The owner of an operation: a customer partner or a channel partner. */
export type Owner = Pick<Operation, 'customerPartnerId' | 'channelPartnerId'>

/** The rights of the person who is signed in. */
export type Rights = {
  /** Whether the person may act for this owner. */
  actFor: (owner: Partial<Owner>) => boolean
  /** Whether the person may call an endpoint of the service: capabilities cannot give more than the role has. */
  call: (name: string) => boolean
  /** Whether the person may see operations of a kind: they may send the kind, or read an answer that it changes. */
  read: (kind: string) => boolean
}

/** Reads the rights of a session. */
export function readRights({ role, capabilities, channelPartnerId, customerPartners }: Session): Rights {
  const isChannel = role === 'channel-partner'
  const call = (name: string): boolean => {
    const endpoint = Object.values<Endpoint>(endpoints).find((one) => one.name === name)
    const isAllowed = isChannel || endpoint?.owner !== 'channelPartnerId'
    return isAllowed && capabilities.some((one) => one === name)
  }
  return {
    actFor: (owner) =>
      owner.customerPartnerId
        ? customerPartners.some(({ id }) => id === owner.customerPartnerId)
        : isChannel && Boolean(owner.channelPartnerId) && owner.channelPartnerId === channelPartnerId,
    call,
    read: (kind) => [kind, ...(findEffects(kind).touches ?? [])].some(call),
  }
}
