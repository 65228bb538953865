import type { PartnerRecord, SettlementRecord } from '../state/SandboxState.ts'
import type { Service } from './Service.ts'

/** Turns a registered row that asked for financing into a financing record. */
export function recordFinancing(
  service: Service,
  partner: PartnerRecord,
  settlement: SettlementRecord,
): void {
  const { details } = settlement
  if (!details['financed_amount']) return
  service.financingsOf(partner).unshift({
    startedAt: Date.parse(`${details['disbursement_date'] ?? ''}T00:00:00.000Z`) || service.now(),
    uploadedAt: settlement.acceptedAt,
    transactionReference: settlement.transactionReference ?? settlement.id,
    clientId: service.createId('cli'),
    firstName: details['first_name'] ?? details['business_name'] ?? '',
    lastName: details['last_name'] ?? '',
    contactNumber: details['contact_number'] ?? null,
    requestStatus: 'approved',
    loanStatus: 'active',
    drawdownId: details['drawdown_id'] ?? null,
    amount: details['financed_amount'],
    repaid: '0',
    wire: {},
  })
}
