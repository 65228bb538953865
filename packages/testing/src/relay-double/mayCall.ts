import type { Session } from '@onlend/core'
import { type Endpoint, endpoints } from '@onlend/core/internal'

/** Whether the person who is signed in may call one of the service's endpoints: what their role has not, nothing gives them. */
export function mayCall({ role, capabilities }: Session, name: string): boolean {
  const endpoint = Object.values<Endpoint>(endpoints).find((one) => one.name === name)
  if (role !== 'channel-partner' && endpoint?.owner === 'channelPartnerId') return false
  return capabilities.some((one) => one === name)
}
