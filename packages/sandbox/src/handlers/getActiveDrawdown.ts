import type { Handler } from './Handler.ts'
import { noneAnswer } from '../http/noneAnswer.ts'
import { success } from '../http/success.ts'
import { writeActiveDrawdown } from '../wire/writeActiveDrawdown.ts'

/** Partner API, Endpoint 8. */
export const getActiveDrawdown: Handler = ({ params }, service) => {
  const partner = service.partner(params['customerPartnerId'] ?? '')
  if (!partner.drawdown) return noneAnswer(partner.noneShape, 'No active drawdown found')
  return success('Active drawdown fetched successfully', writeActiveDrawdown(partner, partner.drawdown))
}
