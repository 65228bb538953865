import { isRecord } from '../lib/isRecord.ts'

const texts = ['displayName', 'channelPartnerId', 'sessionId'] as const

/**
 * The fault that keeps a value from being a principal, in words that name the field and never quote its value; `null` for a principal.
 * A field of the wrong type, an empty one or one without a value could otherwise grant more than the host meant.
 */
export function findPrincipalFault(value: unknown): string | null {
  if (!isRecord(value)) return 'it is no object'
  const { userId, role, customerPartners, endpoints, operator, signedInAt } = value
  if (!isFilled(userId)) return 'userId must be a text that is not empty'
  if (role !== 'channel-partner' && role !== 'customer-partner')
    return 'role must be channel-partner or customer-partner'
  if (!Array.isArray(customerPartners) || !customerPartners.every(isPartner))
    return 'customerPartners must be a list of { id, name }, both texts, each id filled'
  const wrong = texts.find((name) => value[name] !== undefined && typeof value[name] !== 'string')
  if (wrong) return `${wrong} must be a text or absent`
  // As an id an empty text would be shared by all who have none.
  const empty = texts.find((name) => name !== 'displayName' && value[name] === '')
  if (empty) return `${empty} must not be empty: leave it out`
  // A look-up that found nothing would otherwise allow everything.
  if (Object.hasOwn(value, 'endpoints') && endpoints === undefined)
    return 'endpoints is there without a value: leave it out for all that the role has, or list what is left'
  if (endpoints !== undefined && !(Array.isArray(endpoints) && endpoints.every(isFilled)))
    return 'endpoints must be a list of names of endpoints'
  if (operator !== undefined && typeof operator !== 'boolean') return 'operator must be true, false or absent'
  if (signedInAt !== undefined && !(Number.isFinite(signedInAt) && Number(signedInAt) >= 0))
    return 'signedInAt must be milliseconds since 1970, or absent'
  return null
}

function isPartner(partner: unknown): boolean {
  return isRecord(partner) && isFilled(partner.id) && typeof partner.name === 'string'
}

function isFilled(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}
