import type { Handler } from './Handler.ts'
import { jsonBody } from '../http/jsonBody.ts'
import type { FieldReader } from '../http/readFields.ts'
import { success } from '../http/success.ts'
import { magicPlan } from '../service/magicPlan.ts'
import type { Service } from '../service/Service.ts'
import type { PartnerRecord, SettlementPlan } from '../state/SandboxState.ts'

/** Partner API, Endpoint 6. Each payment settles on its own, by webhook (T87). */
export const reconcileRepayments: Handler = async ({ body }, service) => {
  const fields = jsonBody(body)
  const partner = service.partner(fields.string('customer_partner_id'))
  const payments = fields.list('payments').map(readPayment)
  for (const { reference, amount } of payments) {
    await service.accept({
      kind: 'repayment',
      partnerId: partner.id,
      amount,
      currency: partner.currency,
      plan: planSettlement(service, partner, reference, amount),
      destination: {},
      transactionReference: reference,
      details: {},
    })
  }
  return success('Repayments are being processed', [])
}

function readPayment(payment: FieldReader): { reference: string; amount: string } {
  return { reference: payment.string('transaction_reference'), amount: payment.amount('amount') }
}

function planSettlement(
  service: Service,
  partner: PartnerRecord,
  reference: string,
  amount: string,
): SettlementPlan {
  const plan = magicPlan(amount)
  if (reference.startsWith('BAD-'))
    return { ...plan, outcome: 'failed', message: 'The payment could not be reconciled' }
  const isKnown =
    partner.drawdown?.id === reference ||
    service.financingsOf(partner).some((financing) => financing.transactionReference === reference)
  return isKnown ? plan : { ...plan, outcome: 'failed', message: 'There is no loan with this reference' }
}
