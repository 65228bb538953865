import type { OwnerId } from './owners.ts'
import type { payloads } from './payloads.ts'

type PayloadName = (typeof payloads)[number]

const account = { account_type: 'bank', account_number: '0123456789', bank_code: '058' }

type Body = { path: string; body: Record<string, unknown> }

/** The path and the body of what a person asks for; `file` is the one that waits for it. */
export function toBody(name: PayloadName, owner: OwnerId, file: { id: string; sha256: string } | null): Body {
  if (file) {
    const parts = [
      { name: 'unique_id', value: '22345678901' },
      { name: 'nin_slip', upload: file.id, sha256: file.sha256 },
    ]
    return { path: `/v1/customer_partners/${owner}/customers`, body: { parts } }
  }
  const path = `/v1/baas/customer-partner/${owner}/withdraw`
  if (name === 'withdraw') return { path, body: { ...account, name: 'Ada Obi', amount: 100 } }
  if (name === 'withdrawAlike') return { path, body: { ...account, name: 'A. Obi', amount: '100.00' } }
  if (name === 'withdrawOther') {
    return { path, body: { ...account, account_number: '0999888777', name: 'Ada Obi', amount: 250 } }
  }
  if (name === 'drawdown') {
    return { path: `/v1/draw-downs/customer-partner/${owner}/request`, body: { amount: 500, tenor: 30 } }
  }
  const payments = [
    { transaction_reference: 'loan_1', amount: 10 },
    { transaction_reference: 'loan_2', amount: 20 },
  ]
  return { path: '/v1/financing/bulk-payment', body: { customer_partner_id: owner, payments } }
}
