import { money } from '../money/money.ts'
import type {
  DrawdownRecord,
  PartnerRecord,
  SettlementPlan,
  SettlementRecord,
} from '../state/SandboxState.ts'
import type { Service } from './Service.ts'

/** Brings a settlement to its end: moves the money, or puts it back. */
export function settle(
  service: Service,
  settlement: SettlementRecord,
  end: Pick<SettlementPlan, 'outcome' | 'message'>,
): void {
  const partner = service.partner(settlement.partnerId)
  settlement.status = end.outcome
  settlement.message = end.message
  settlement.settledAt = service.now()
  if (settlement.kind === 'withdrawal' && end.outcome === 'failed') refund(partner, settlement.amount)
  if (settlement.kind === 'transaction' && end.outcome === 'succeeded')
    recordFinancing(service, partner, settlement)
  if (settlement.kind === 'repayment' && end.outcome === 'succeeded') repayLoan(service, partner, settlement)
}

function refund(partner: PartnerRecord, amount: string): void {
  if (partner.lockbox) partner.lockbox.balance = money.add(partner.lockbox.balance, amount)
}

/** Turns a registered row that asked for financing into a financing record. */
function recordFinancing(service: Service, partner: PartnerRecord, settlement: SettlementRecord): void {
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

/** Books a repayment on its loan, and on the drawdown and the limit behind the loan. */
function repayLoan(service: Service, partner: PartnerRecord, settlement: SettlementRecord): void {
  const loan = service
    .financingsOf(partner)
    .find((financing) => financing.transactionReference === settlement.transactionReference)
  if (loan) {
    loan.repaid = money.add(loan.repaid, settlement.amount)
    if (money.compare(loan.repaid, loan.amount) >= 0) loan.loanStatus = 'completed'
  }
  if (partner.drawdown) repayDrawdown(partner, partner.drawdown, settlement.amount, service.now())
}

function repayDrawdown(partner: PartnerRecord, drawdown: DrawdownRecord, amount: string, now: number): void {
  const paid = money.compare(amount, drawdown.amountOutstanding) > 0 ? drawdown.amountOutstanding : amount
  drawdown.amountRecollected = money.add(drawdown.amountRecollected, paid)
  drawdown.amountOutstanding = money.subtract(drawdown.amountOutstanding, paid)
  drawdown.updatedAt = now
  if (money.compare(drawdown.amountOutstanding, '0') > 0) return
  // paid back in full: the drawdown is no longer the active one, and the limit is free again
  if (partner.limit) {
    partner.limit.available = money.add(partner.limit.available, drawdown.amountDrawn)
    partner.limit.drawn = money.subtract(partner.limit.drawn, drawdown.amountDrawn)
  }
  partner.drawdown = null
}
