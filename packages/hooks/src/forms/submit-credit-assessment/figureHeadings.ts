import { type FigureName, figure } from './figure.ts'

/** The labels of each figure in English accounts; small letters, single blanks, no other marks. */
const labels: Readonly<Record<FigureName, string>> = {
  income: 'income, revenue, revenues, turnover, sales, net sales, gross income',
  cost_of_sales: 'cost of sales, cost of goods sold, cogs, cost of revenue, direct costs, costs of sales',
  operating_expense:
    'operating expense, operating expenses, operating costs, opex, overheads, administrative expenses',
  depreciation:
    'depreciation, depreciation and amortisation, depreciation and amortization, depreciation amortisation, depreciation amortization',
  tax: 'tax, taxes, taxation, income tax, income tax expense, tax expense, company income tax',
  total_assets: 'total assets, assets',
  equity: 'equity, total equity, shareholders equity, shareholders funds, owners equity, net assets',
  cash_reserve:
    'cash reserve, cash reserves, cash, cash and cash equivalents, cash and bank, cash and bank balances, cash at bank, cash at bank and in hand',
  total_debt: 'total debt, debt, debts, borrowings, total borrowings, loans and borrowings',
  capex: 'capex, capital expenditure, capital expenditures',
  principal_repayment:
    'principal repayment, principal repayments, principal repaid, loan repayment, loan repayments, repayment of borrowings, repayment of principal',
  period: 'period, months, months covered, period covered, number of months, period months, period in months',
}

const names = new Map(
  figure.names.flatMap((name) => labels[name].split(', ').map((text) => [text, name] as const)),
)

/** The figure of a label in a spreadsheet, such as `Cost of goods sold (NGN)`, or `null`. The whole label has to match. */
function readName(label: string): FigureName | null {
  const plain = label
    .toLowerCase()
    .replace(/\([^()]*\)/g, ' ')
    .replace(/['’]/g, '')
    .replace(/&/g, ' and ')
    .replace(/[^a-z]+/g, ' ')
    .trim()
  const bare = plain.replace(/^(?:less|add|total) (?!assets|debt|equity|borrowings)/, '')
  return (
    names.get(plain) ?? names.get(bare) ?? names.get(label.trim().toLowerCase().replaceAll('_', ' ')) ?? null
  )
}

const heading = /^(?:FY ?|\d{1,2}[./-]\d{1,2}[./-]|(?:\d{1,2}[ -])?\p{L}{3,9}[ -])?((?:19|20)\d{2})$/iu

/** The year that heads a column, as `2024`, `FY2024`, `Dec 2024` or `31/12/2024`; `null` for anything else. */
function readYear(text: string): string | null {
  return heading.exec(text.trim())?.[1] ?? null
}

/** The headings of rows and columns of accounts in a spreadsheet. */
export const figureHeadings = { readName, readYear }
