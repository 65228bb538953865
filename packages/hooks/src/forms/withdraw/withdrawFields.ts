import type { WithdrawFieldName, WithdrawMethod } from './withdrawFormTypes.ts'

type WithdrawFieldsParameters = { method: WithdrawMethod; requireReenterLast4: boolean }

/** The fields of a method, in the order in which a person meets them. */
export function withdrawFields({
  method,
  requireReenterLast4,
}: WithdrawFieldsParameters): readonly WithdrawFieldName[] {
  if (method === 'mobile-money') return ['amount', 'correspondent', 'mobileNumber', 'narration']
  if (requireReenterLast4) return ['amount', 'accountNumber', 'accountNumberEnd', 'bankCode', 'accountName']
  return ['amount', 'accountNumber', 'bankCode', 'accountName']
}
