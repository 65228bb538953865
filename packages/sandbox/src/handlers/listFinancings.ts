import type { Handler } from './Handler.ts'
import { success } from '../http/success.ts'
import type { FinancingRecord } from '../state/SandboxState.ts'
import { writeNumber } from '../wire/writeNumber.ts'
import { writeTimestamp } from '../wire/writeTimestamp.ts'

/** Partner API, Endpoint 5. */
export const listFinancings: Handler = ({ params }, service) => {
  const partner = service.partner(params['customerPartnerId'] ?? '')
  return success(
    'Financed transactions fetched successfully',
    service.financingsOf(partner).map(writeFinancing),
  )
}

/** A financed transaction as the wire has it: its "dates" are timestamps (T27). */
function writeFinancing(financing: FinancingRecord): Record<string, unknown> {
  return {
    start_date: writeTimestamp(financing.startedAt),
    upload_date: writeTimestamp(financing.uploadedAt),
    transaction_reference: financing.transactionReference,
    client_id: financing.clientId,
    first_name: financing.firstName,
    last_name: financing.lastName,
    contact_number: financing.contactNumber,
    financing_requested: true,
    channel: 'schedule',
    request_status: financing.requestStatus,
    loan_status: financing.loanStatus,
    drawdown_id: financing.drawdownId,
    amount: writeNumber(financing.amount),
    ...financing.wire,
  }
}
