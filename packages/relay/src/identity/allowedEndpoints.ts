import { type EndpointName, endpoints } from '@onlend/core'
import type { Principal } from './Principal.ts'

/** Endpoints that only a channel partner's people may call; a customer partner's people may call the others. */
const channelOnly: ReadonlySet<EndpointName> = new Set([
  'createBusiness',
  'submitCreditAssessment',
  'getCustomerPartner',
  'listCustomerPartners',
])

/** The endpoints that a person may call: those of the role, less what the host took away. */
export function allowedEndpoints({ role, endpoints: narrowed }: Principal): EndpointName[] {
  // The cast names what the registry's own keys are.
  const names = Object.keys(endpoints) as EndpointName[]
  return names.filter((name) => {
    if (role !== 'channel-partner' && channelOnly.has(name)) return false
    return narrowed === undefined || narrowed.includes(name)
  })
}
