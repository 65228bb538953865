import { money } from '../money/money.ts'
import type { DrawdownRecord, PartnerRecord, SettlementRecord } from '../state/SandboxState.ts'
import type { Service } from './Service.ts'

/** Books a repayment on its loan, and on the drawdown and the limit behind the loan. */
export function repayLoan(service: Service, partner: PartnerRecord, settlement: SettlementRecord): void {
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
