import { money } from '../money/money.ts'
import { createDrawdown } from '../scenarios/createDrawdown.ts'
import type { DrawdownRecord, DrawdownRequestRecord, PartnerRecord } from '../state/SandboxState.ts'
import type { Service } from './Service.ts'

/** Pays a requested drawdown into the lockbox. A running drawdown grows by the amount. No event reports the disbursement (T92). */
export function disburse(service: Service, partner: PartnerRecord, request: DrawdownRequestRecord): void {
  request.status = 'disbursed'
  const fresh = createDrawdown(partner, {
    id: service.createId('drw'),
    amount: request.amount,
    tenor: request.tenor,
    now: service.now(),
  })
  partner.drawdown = partner.drawdown ? grow(partner.drawdown, fresh) : fresh
  if (partner.lockbox) partner.lockbox.balance = money.add(partner.lockbox.balance, request.amount)
  if (!partner.limit) return
  partner.limit.drawn = money.add(partner.limit.drawn, request.amount)
  partner.limit.available = money.subtract(partner.limit.available, request.amount)
}

function grow(running: DrawdownRecord, fresh: DrawdownRecord): DrawdownRecord {
  return {
    ...running,
    amountDrawn: money.add(running.amountDrawn, fresh.amountDrawn),
    amountExpected: money.add(running.amountExpected, fresh.amountExpected),
    amountOutstanding: money.add(running.amountOutstanding, fresh.amountOutstanding),
    tenor: fresh.tenor,
    maturesAt: fresh.maturesAt,
    updatedAt: fresh.updatedAt,
  }
}
