import type { Ask } from '../test/Ask.ts'

let amount = 100

/** A withdrawal of A that looks like no other before it. */
export function withdrawal(changes: Partial<Ask> = {}): Ask {
  amount += 1
  const bank = { account_type: 'bank', name: 'A B', account_number: '9087654321', bank_code: '058' }
  const path = '/lending/v1/baas/customer-partner/cp_alpha/withdraw'
  return { method: 'POST', path, by: 'uA', body: { ...bank, amount }, ...changes }
}
