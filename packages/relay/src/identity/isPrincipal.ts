import { isRecord } from '../json/isRecord.ts'
import type { Principal } from './Principal.ts'

/** Whether a value is a principal in every field: what is misspelt by type could otherwise grant more than was meant. */
export function isPrincipal(value: unknown): value is Principal {
  if (!isRecord(value) || !isFilled(value.userId)) return false
  if (value.role !== 'channel-partner' && value.role !== 'customer-partner') return false
  const { customerPartners, endpoints, operator } = value
  return (
    Array.isArray(customerPartners) &&
    customerPartners.every(
      (partner) => isRecord(partner) && isFilled(partner.id) && typeof partner.name === 'string',
    ) &&
    [value.displayName, value.channelPartnerId, value.sessionId].every(isTextOrAbsent) &&
    (endpoints === undefined || (Array.isArray(endpoints) && endpoints.every(isFilled))) &&
    (operator === undefined || typeof operator === 'boolean')
  )
}

function isFilled(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}

function isTextOrAbsent(value: unknown): boolean {
  return value === undefined || typeof value === 'string'
}
