import type { BankRow } from '../data/BankRow.ts'
import { countries } from '../data/countries.ts'

/** A bank as the wire has it: an integer id, and camel-case timestamps (T19, T21). */
export function writeBank(bank: BankRow): Record<string, unknown> {
  const country = countries[bank.country]
  return {
    id: bank.id,
    name: bank.name,
    slug: bank.slug,
    code: bank.code,
    longcode: bank.longcode,
    gateway: bank.gateway,
    pay_with_bank: bank.gateway !== null,
    active: bank.active,
    country: country.name,
    currency: country.currency,
    type: bank.type,
    is_deleted: bank.isDeleted,
    createdAt: '2020-03-11T10:27:04.000Z',
    updatedAt: '2025-08-19T14:02:51.000Z',
  }
}
