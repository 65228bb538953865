import * as z from 'zod/mini'
import { decimalPattern } from '../amounts/decimalPattern.ts'
import type { InputSchema } from '../schema/InputSchema.ts'

const figure = z.string().check(z.regex(decimalPattern, 'must be a decimal string such as "1500.50"'))

/** Yearly figures keyed by year, such as `2024`; two years at most (Partner API, Endpoint 11, financial_information). */
export type FinancialInformation = Record<string, z.input<typeof yearlyFigures>>

/** The figures of one year: decimals, in the applicant's own currency. */
const yearlyFigures = z.object({
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
  /** Months covered, from `1` to `12`. */
  period: z.string().check(z.regex(/^(?:[1-9]|1[0-2])$/, 'must be a number of months from "1" to "12"')),
})

/** The schema of the figures of a credit assessment. */
export const FinancialInformation: InputSchema<FinancialInformation> = z
  .record(z.string().check(z.regex(/^\d{4}$/, 'must be a year')), yearlyFigures)
  // One plain function, because the form would load zod's own refinements.
  .check(({ value, issues }) => {
    const count = Object.keys(value).length
    const message = count === 0 ? 'needs at least one year' : count > 2 ? 'takes two years at most' : null
    if (message !== null) issues.push({ code: 'custom', message, input: value, continue: true })
  })
