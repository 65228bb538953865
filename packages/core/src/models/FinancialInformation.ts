import * as z from 'zod/mini'
import { decimalPattern } from '../amounts/decimalPattern.ts'

const figure = z.string().check(z.regex(decimalPattern, 'must be a decimal string such as "1500.50"'))

/** The figures of one year; strings on the wire, in the applicant's own currency. */
const YearlyFigures = z.object({
  income: figure,
  cost_of_sales: figure,
  operating_expense: figure,
  depreciation: figure,
  tax: figure,
  total_assets: figure,
  equity: figure,
  cash_reserve: figure,
  total_debt: figure,
  capex: figure,
  principal_repayment: figure,
  /** Months covered, as a string: `'12'`. */
  period: z.string().check(z.regex(/^(?:[1-9]|1[0-2])$/, 'must be a number of months from "1" to "12"')),
})

/** Yearly figures keyed by year, two years at most (Partner API, Endpoint 11, financial_information). */
export const FinancialInformation = z
  .record(z.string().check(z.regex(/^\d{4}$/, 'must be a year')), YearlyFigures)
  // One plain function, because zod's own refinements would be loaded with the form.
  .check(({ value, issues }) => {
    const count = Object.keys(value).length
    const message = count === 0 ? 'needs at least one year' : count > 2 ? 'takes two years at most' : null
    if (message !== null) issues.push({ code: 'custom', message, input: value, continue: true })
  })

/** The figures of a credit assessment. */
export type FinancialInformation = z.output<typeof FinancialInformation>
