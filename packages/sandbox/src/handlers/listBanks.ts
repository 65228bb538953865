import { banks } from '../data/banks.ts'
import { answerJson } from '../http/answerJson.ts'
import type { Handler } from './Handler.ts'
import { Refusal } from '../http/Refusal.ts'
import type { BankRow } from '../data/readBankTable.ts'
import { countries } from '../data/countries.ts'

const defaultPerPage = 50
const maximumPerPage = 100

/** Partner API, Endpoint 14. There is no message, and nothing past the hundredth bank (T3, T76). */
export const listBanks: Handler = ({ params }) => {
  const perPage = params['perPage'] ?? String(defaultPerPage)
  if (!/^[1-9]\d*$/.test(perPage)) throw new Refusal(422, 'perPage must be a whole number above 0')
  const found = banks.filter((bank) => bank.country === params['country'])
  return answerJson(200, {
    status: 'success',
    data: found.slice(0, Math.min(Number(perPage), maximumPerPage)).map(writeBank),
  })
}

/** A bank as the wire has it: an integer id, and camel-case timestamps (T19, T21). */
function writeBank(bank: BankRow): Record<string, unknown> {
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
