import { money } from '../money/money.ts'
import type { PartnerRecord, SettlementPlan, SettlementRecord } from '../state/SandboxState.ts'
import { recordFinancing } from './recordFinancing.ts'
import { repayLoan } from './repayLoan.ts'
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
