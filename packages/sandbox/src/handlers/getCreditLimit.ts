import type { Handler } from './Handler.ts'
import { noneAnswer } from '../http/noneAnswer.ts'
import { success } from '../http/success.ts'
import { writeCreditLimit } from '../wire/writeCreditLimit.ts'

/** Partner API, Endpoint 9. */
export const getCreditLimit: Handler = ({ params }, service) => {
  const partner = service.partner(params['customerPartnerId'] ?? '')
  if (!partner.limit) return noneAnswer(partner.noneShape, 'No credit limit found')
  return success('Credit limit fetched successfully', writeCreditLimit(partner, partner.limit))
}
