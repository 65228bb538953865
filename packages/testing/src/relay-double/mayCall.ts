import type { Session } from '@onlend/core'
import { type Endpoint, endpoints } from '@onlend/core/internal'

/** Whether the signed-in person may call an endpoint of the service: capabilities cannot give more than the role has. */
export function mayCall({ role, capabilities }: Session, name: string): boolean {
  const endpoint = Object.values<Endpoint>(endpoints).find((one) => one.name === name)
  if (role !== 'channel-partner' && endpoint?.owner === 'channelPartnerId') return false
  return capabilities.some((one) => one === name)
}
