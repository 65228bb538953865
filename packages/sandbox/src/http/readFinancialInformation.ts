import { readFields } from './readFields.ts'
import { Refusal } from './Refusal.ts'

const field = 'financial_information'

const yearFields = [
  'income',
  'cost_of_sales',
  'operating_expense',
  'depreciation',
  'tax',
  'total_assets',
  'equity',
  'cash_reserve',
  'total_debt',
  'capex',
  'principal_repayment',
  'period',
]

/** Checks the assessment's figures: JSON in a string, keyed by at most two years, every number a string (T41). */
export function readFinancialInformation(text: string | undefined): void {
  if (!text) throw new Refusal(422, `${field} is required`)
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    throw new Refusal(422, `${field} must be a JSON object written as a string`)
  }
  const years = readFields(parsed, field)
  // `readFields` has refused everything but an object
  const names = Object.keys(parsed as Record<string, unknown>)
  if (names.length === 0) throw new Refusal(422, `${field} must hold at least one year`)
  if (names.length > 2) throw new Refusal(422, `${field} must hold at most the previous 2 years`)
  for (const name of names) {
    if (!/^\d{4}$/.test(name)) throw new Refusal(422, `${field}.${name} is not a year`)
    const year = years.object(name)
    for (const member of yearFields) {
      if (!/^-?\d+(?:\.\d+)?$/.test(year.string(member))) {
        throw new Refusal(422, `${year.toPath(member)} must be a number written as a string`)
      }
    }
  }
}
