import type { Handler } from './Handler.ts'
import { success } from '../http/success.ts'
import { writeFinancing } from '../wire/writeFinancing.ts'

/** Partner API, Endpoint 5. */
export const listFinancings: Handler = ({ params }, service) => {
  const partner = service.partner(params['customerPartnerId'] ?? '')
  return success(
    'Financed transactions fetched successfully',
    service.financingsOf(partner).map(writeFinancing),
  )
}
