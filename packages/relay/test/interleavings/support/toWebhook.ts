import type { OwnerId } from './owners.ts'
import type { payloads } from './payloads.ts'
import type { Step } from './Step.ts'
import { eventVariants } from './eventVariants.ts'

type WebhookStep = Extract<Step, { type: 'webhook' }>

/** What a settlement event is about; before anything was sent, it is about something that is sent later or never. */
type About = { owner: OwnerId; key: string; payload: (typeof payloads)[number] }

const early: About = { owner: 'cp_a', key: 'key-0000', payload: 'withdraw' }

/** The body of a webhook, its sender, and whether it is a forgery. */
export function toWebhook(
  step: WebhookStep,
  { owner, key, payload }: About = early,
): { source: 'service' | 'partner'; isForged: boolean; body: Record<string, unknown> } {
  const variant = eventVariants[step.variant % eventVariants.length] ?? 'facts'
  const outcome = step.outcome ? 'succeeded' : 'failed'
  const isOther = payload === 'withdrawOther'
  const facts = {
    amount: isOther ? 250 : 100,
    account_number: isOther ? '0999888777' : '0123456789',
    reference: `tr_${step.message}`,
    message: `Said ${outcome}`,
  }
  const told = (event: string, data: Record<string, unknown>) => ({
    // Only the partner that is cp_b has a sender of its own.
    source: variant === 'otherPartner' ? ('partner' as const) : ('service' as const),
    isForged: variant === 'forged',
    body: { id: `evt_${step.message}`, event, data },
  })
  const withdrawal = `withdrawal.${outcome}`
  if (variant === 'pending') return told('withdrawal.pending', { customer_partner_id: owner, ...facts })
  if (variant === 'nameless') return told(withdrawal, facts)
  if (variant === 'namelessMasked') {
    const masked = `******${facts.account_number.slice(-4)}`
    return told(withdrawal, { ...facts, account_number: masked, reference: key })
  }
  if (variant === 'namelessReference') {
    return told(withdrawal, step.message % 2 === 0 ? { reference: key } : { ...facts, reference: key })
  }
  if (variant === 'otherAmount') {
    const amount = step.message % 2 === 0 ? 1 : facts.amount
    const account_number = amount === 1 ? facts.account_number : '0555444333'
    return told(withdrawal, { ...facts, customer_partner_id: owner, reference: key, amount, account_number })
  }
  if (variant === 'reference') {
    const kind = payload === 'repayments' ? 'repayment' : 'withdrawal'
    return told(`${kind}.${outcome}`, { customer_partner_id: owner, reference: key })
  }
  if (variant === 'row' || (payload === 'repayments' && variant === 'facts')) {
    const row = step.message % 2 === 0 ? 'loan_1' : 'loan_2'
    const data = { customer_partner_id: owner, transaction_reference: row, reference: `rp_${step.message}` }
    return told(`repayment.${outcome}`, data)
  }
  if (variant === 'foreign') return told(withdrawal, { ...facts, customer_partner_id: 'cp_elsewhere' })
  return told(withdrawal, { customer_partner_id: owner, ...facts })
}
