import type { FinancingRecord } from '../state/SandboxState.ts'
import { writeNumber } from './writeNumber.ts'
import { writeTimestamp } from './writeTimestamp.ts'

/** A financed transaction as the wire has it: its "dates" are timestamps (T27). */
export function writeFinancing(financing: FinancingRecord): Record<string, unknown> {
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
