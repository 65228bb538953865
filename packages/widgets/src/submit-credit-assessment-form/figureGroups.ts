import type { FigureName } from '@onlend/hooks/forms'

/** How the figures of a year stand together, in the order of the API document (Partner API, Endpoint 11, financial_information). */
export const figureGroups = [
  { key: 'result', names: ['income', 'cost_of_sales', 'operating_expense', 'depreciation', 'tax'] },
  { key: 'balance', names: ['total_assets', 'equity', 'cash_reserve', 'total_debt'] },
  { key: 'flows', names: ['capex', 'principal_repayment'] },
  { key: 'period', names: ['period'] },
] as const satisfies readonly { key: string; names: readonly FigureName[] }[]
