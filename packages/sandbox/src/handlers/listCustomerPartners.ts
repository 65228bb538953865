import type { Handler } from './Handler.ts'
import { Refusal } from '../http/Refusal.ts'
import { success } from '../http/success.ts'
import { channelPartnerIds } from '../data/channelPartnerIds.ts'
import { writeCustomerPartner } from '../wire/writeCustomerPartner.ts'

/** Partner API, Endpoint 13. The endpoint lists customer partners, although its path says customers (T16). */
export const listCustomerPartners: Handler = ({ params }, service) => {
  const id = params['channelPartnerId'] ?? ''
  if (!channelPartnerIds.includes(id)) throw new Refusal(404, 'Channel partner not found')
  const partners = [...service.state.partners.values()].filter((partner) => partner.channelPartnerId === id)
  return success('Customer partners fetched successfully', partners.map(writeCustomerPartner))
}
