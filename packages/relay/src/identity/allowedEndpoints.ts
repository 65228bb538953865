import { type EndpointName, endpoints } from '@onlend/core'
import type { Principal } from './Principal.ts'

/**
 * The endpoints that a person may call: those of the role, less what the host took away. What belongs to a channel partner is
 * for its people alone; what belongs to a customer partner is for whoever may act for it, also where its path says otherwise (T13).
 */
export function allowedEndpoints({ role, endpoints: narrowed }: Principal): EndpointName[] {
  // The cast names what the registry's own keys are.
  const names = Object.keys(endpoints) as EndpointName[]
  return names.filter((name) => {
    if (role !== 'channel-partner' && endpoints[name].owner === 'channelPartnerId') return false
    return narrowed === undefined || narrowed.includes(name)
  })
}
