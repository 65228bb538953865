import type { FigureName } from './submitCreditAssessmentFormTypes.ts'

/** The figures of a year, in the order of the API document. */
export const figureNames = [
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
] as const satisfies readonly FigureName[]
