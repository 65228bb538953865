import { type EndpointName, endpoints } from '@onlend/core/internal'
import type { Principal } from '../http/index.ts'

/**
 * Whether a person may call an endpoint: the role may, and the host has not taken it away. An endpoint of a channel partner is for its
 * people alone; an endpoint of a customer partner is for people who may act for it, also where its path says otherwise (T13).
 */
export function mayCall({ role, endpoints: narrowed }: Principal, name: EndpointName): boolean {
  if (role !== 'channel-partner' && endpoints[name].owner === 'channelPartnerId') return false
  return narrowed === undefined || narrowed.includes(name)
}
