import type { Session } from '@onlend/core'
import type { Rights } from './DoubleCall.ts'

/** Reads the rights of a session. */
export function readRights({ role, capabilities, channelPartnerId, customerPartners }: Session): Rights {
  return {
    actFor: (owner) =>
      owner.customerPartnerId
        ? customerPartners.some(({ id }) => id === owner.customerPartnerId)
        : role === 'channel-partner' && owner.channelPartnerId === channelPartnerId,
    call: (name) => capabilities.some((one) => one === name),
  }
}
