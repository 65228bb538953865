import type { Handler } from './Handler.ts'
import { success } from '../http/success.ts'
import { writeCustomerPartner } from '../wire/writeCustomerPartner.ts'
import { writeLockbox } from '../wire/writeLockbox.ts'

/** Partner API, Endpoint 12. */
export const getCustomerPartner: Handler = ({ params }, service) => {
  const partner = service.partner(params['customerPartnerId'] ?? '')
  return success('Customer partner fetched successfully', {
    ...writeCustomerPartner(partner),
    lockbox_account: partner.lockbox && writeLockbox(partner.id, partner.lockbox),
  })
}
