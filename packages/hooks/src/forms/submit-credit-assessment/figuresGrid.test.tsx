import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderSubmitCreditAssessmentForm } from '../../../test/renderSubmitCreditAssessmentForm.tsx'
import type { FigureName, UseSubmitCreditAssessmentFormReturnType } from '../index.ts'

afterEach(cleanup)

type Form = UseSubmitCreditAssessmentFormReturnType

/** What stands in the filled cells, by year and name. */
function filledCells(form: Form): Record<string, string> {
  const cells = form.figures.years.flatMap((year) =>
    form.figures.names.map((name) => form.figures.cell(year, name)),
  )
  return Object.fromEntries(
    cells.flatMap(({ year, name, value }) => (value ? [[`${year} ${name}`, value]] : [])),
  )
}

const accounts = {
  '2025 income': '1,200,000',
  '2024 income': '900,000',
  '2025 cost_of_sales': '700,000',
  '2024 cost_of_sales': '500,000',
}
const block = {
  '2025 income': '1,200',
  '2024 income': '900',
  '2025 cost_of_sales': '700',
  '2024 cost_of_sales': '500',
}

test.each([
  ['a block, as Excel copies it', '1200\t900\r\n700\t500\r\n', block],
  ['a block, as LibreOffice copies it', '1200\t900\n700\t500', block],
  ['a block with thousands marks in quotes', '"1,200"\t"900"\n"700"\t"500"', block],
  [
    'the names of the accounts and a row of years, as Google Sheets copies them',
    'NGN\t2025\t2024\nRevenue\t1,200,000\t900,000\nCost of goods sold (COGS)\t700,000\t500,000',
    accounts,
  ],
  [
    'years in another order, and a column of notes',
    '\tNote\tFY2024\tFY2025\nTurnover\t3\t900,000\t1,200,000\nCost of sales\t4\t500,000\t700,000',
    accounts,
  ],
  [
    'names without years',
    'INCOME\t1,200,000\t900,000\nless: cost of sales\t(700,000)\t(500,000)',
    {
      ...accounts,
      '2025 cost_of_sales': '-700,000',
      '2024 cost_of_sales': '-500,000',
    },
  ],
  ['years without names', '2024\t2025\n900000\t1200000\n500000\t700000', accounts],
  ['a CSV file', 'figure,2025,2024\nincome,1200000,900000\ncost_of_sales,"700,000","500,000"\n', accounts],
  [
    'a CSV file of a French Excel',
    '\ufeff;2025;2024\r\nIncome;1 200 000,00;900 000,00\r\nCost of sales;700 000;500 000\r\n',
    {
      ...accounts,
      '2025 income': '1,200,000.00',
      '2024 income': '900,000.00',
    },
  ],
  [
    'a table on its side',
    'Year\tIncome\tCost of sales\n2025\t1200000\t700000\n2024\t900000\t500000',
    accounts,
  ],
  ['hard blanks and narrow ones', '1\u00a0200\u00a0000\t900\u202f000\n700\u00a0000\t500 000', accounts],
  [
    'a decimal comma, which the whole block shows',
    '1.200\t900,50\n700,25\t500',
    {
      ...block,
      '2024 income': '900.50',
      '2025 cost_of_sales': '700.25',
    },
  ],
  [
    'one column of figures with thousands marks',
    '1,200\n700',
    { '2025 income': '1,200', '2025 cost_of_sales': '700' },
  ],
  [
    'currency signs, brackets and dashes for nothing',
    '₦1,200\t(900)\nNGN 700\t-',
    {
      ...block,
      '2024 income': '-900',
      '2024 cost_of_sales': '0',
    },
  ],
  [
    'empty cells, which overwrite nothing',
    '\t900\n\t500',
    { '2024 income': '900', '2024 cost_of_sales': '500' },
  ],
])('%s is read', async (_what, text, cells) => {
  const { form, run } = await renderSubmitCreditAssessmentForm()
  const pasted = run(({ figures }) => figures.paste('2025', 'income', text))
  expect(filledCells(form())).toEqual(cells)
  expect(pasted.filled).toBe(Object.keys(cells).length)
  expect(pasted.unread).toEqual([])
})

test.each([
  ['percentages and failed formulas', '12%\t#REF!\n1.23E+09\t700', ['12%', '#REF!', '1.23E+09'], 1],
  ['a word', 'n/a', ['n/a'], 0],
  ['headings with a digit', 'Q4\tNote 3', ['Q4', 'Note 3'], 0],
  ['names in another language', "Chiffre d'affaires\t1200\t900", ["Chiffre d'affaires"], 0],
  [
    'rows of the accounts that are no figure here',
    'Revenue\t1200\t900\nGross profit\t500\t400',
    ['Gross profit'],
    2,
  ],
  ['years that are not asked for', 'NGN\t2022\t2025\nIncome\t700\t1200', ['2022'], 1],
  ['a third year', '1200\t900\t600', ['600'], 2],
  ['more digits than an account has', '1234567890123456789', ['1234567890123456789'], 0],
])('%s fill nothing and are told', async (_what, text, unread, filled) => {
  const { run } = await renderSubmitCreditAssessmentForm()
  run(({ figures }) => figures.setCell('2025', 'income', '5'))
  expect(run(({ figures }) => figures.paste('2025', 'income', text))).toEqual({ filled, unread })
})

test('pasting begins at the cell and keeps what it does not reach or cannot read', async () => {
  const { form, run } = await renderSubmitCreditAssessmentForm()
  run(({ figures }) => figures.setCell('2024', 'capex', '42'))
  run(({ figures }) => figures.setCell('2024', 'principal_repayment', '43'))
  const pasted = run(({ figures }) => figures.paste('2024', 'capex', 'abc\n50\n12 months\n9'))
  expect(pasted).toEqual({ filled: 2, unread: ['abc', '9'] })
  expect(filledCells(form())).toEqual({
    '2024 capex': '42',
    '2024 principal_repayment': '50',
    '2024 period': '12',
  })
})

test('a French page reads and writes figures the French way, and keeps them when the language changes', async () => {
  const { form, run, rerender } = await renderSubmitCreditAssessmentForm({ locale: 'fr-CI', currency: 'USD' })
  const fill = (name: FigureName, text: string) => {
    run(({ figures }) => figures.setCell('2025', name, text))
    run(({ figures }) => figures.leaveCell('2025', name))
  }
  fill('income', '1250000,5')
  fill('equity', '-1.500')
  fill('tax', '12,3,4')
  const plain = (text: string) => text.replace(/\s/g, ' ')
  expect(Object.values(filledCells(form())).map(plain)).toEqual(['1 250 000,50', '12,3,4', '-1 500'])
  expect(form().figures.cell('2025', 'tax').errorCode).toBe('FIGURE_INVALID')
  rerender({ locale: 'en-US', currency: 'USD' })
  expect(Object.values(filledCells(form()))).toEqual(['1,250,000.50', '12,3,4', '-1,500'])
})

test.each([
  ['income', '-', 'FIGURE_INVALID'],
  ['income', '1,2,3', 'FIGURE_INVALID'],
  ['income', '12%', 'FIGURE_INVALID'],
  ['income', '10.505', 'FIGURE_TOO_LONG'],
  ['income', '1234567890123456789', 'FIGURE_TOO_LONG'],
  ['period', '13', 'PERIOD_INVALID'],
  ['period', '0', 'PERIOD_INVALID'],
  ['period', '6.5', 'PERIOD_INVALID'],
  ['income', '', null],
  ['income', '(1,200)', null],
  ['income', '1,200-', null],
  ['income', '₦(1,200.50)', null],
  ['income', '\u061c-١٢٠٠', null],
  ['period', '12', null],
] as const)('%s %j is told as %s once its cell is left', async (name, text, code) => {
  const { form, run } = await renderSubmitCreditAssessmentForm()
  run(({ figures }) => figures.setCell('2025', name, text))
  expect(form().figures.cell('2025', name).errorCode).toBeNull()
  run(({ figures }) => figures.leaveCell('2025', name))
  expect(form().figures.cell('2025', name).errorCode).toBe(code)
})

test('a cell that was told to be wrong is right as soon as it can be read', async () => {
  const { form, run } = await renderSubmitCreditAssessmentForm()
  const type = (text: string) => run(({ figures }) => figures.setCell('2025', 'tax', text))
  type('12x')
  run(({ figures }) => figures.leaveCell('2025', 'tax'))
  type('12xy')
  expect(form().figures.cell('2025', 'tax').errorCode).toBe('FIGURE_INVALID')
  type('12')
  expect(form().figures.cell('2025', 'tax').errorCode).toBeNull()
})

test('sums are exact with eighteen digits, below nothing too, and wait for every figure', async () => {
  const { form, run } = await renderSubmitCreditAssessmentForm()
  const type = (name: FigureName, text: string) => run(({ figures }) => figures.setCell('2025', name, text))
  type('income', '999999999999999999.99')
  expect(form().figures.sums[0]).toMatchObject({
    ...{ year: '2025', grossProfit: null, operatingProfit: null, netProfit: null, liabilities: null },
  })
  type('cost_of_sales', '0.01')
  type('operating_expense', '999999999999999999.98')
  type('depreciation', '0.10')
  type('tax', '(0.20)')
  type('total_assets', '100')
  type('equity', '250.5')
  expect(form().figures.sums[0]).toMatchObject({
    year: '2025',
    grossProfit: '999999999999999999.98',
    operatingProfit: '0.00',
    netProfit: '0.10',
    liabilities: '-150.5',
    ratios: {
      grossMargin: '100.0',
      operatingMargin: '0.0',
      netMargin: '0.0',
      equityShare: '250.5',
      debtShare: null,
    },
  })
})

test('figures that contradict each other are warnings and not errors', async () => {
  const { form, run } = await renderSubmitCreditAssessmentForm()
  const type = (year: string, name: FigureName, text: string) =>
    run(({ figures }) => figures.setCell(year, name, text))
  const warning = (name: FigureName) => form().figures.cell('2025', name).warningCode
  type('2025', 'income', '100')
  type('2025', 'cost_of_sales', '100.01')
  expect(warning('cost_of_sales')).toBe('COSTS_ABOVE_INCOME')
  type('2025', 'total_assets', '50')
  type('2025', 'equity', '51')
  type('2025', 'cash_reserve', '52')
  type('2025', 'total_debt', '53')
  expect([warning('equity'), warning('cash_reserve'), warning('total_debt')]).toEqual([
    ...['EQUITY_ABOVE_ASSETS', 'CASH_ABOVE_ASSETS', 'DEBT_ABOVE_ASSETS'],
  ])
  type('2025', 'tax', '-1')
  expect(warning('tax')).toBe('NEGATIVE')
  type('2024', 'income', '9999')
  expect(warning('income')).toBeNull()
  type('2024', 'income', '10000')
  expect(warning('income')).toBe('FAR_FROM_OTHER_YEAR')
  expect(form().figures.cell('2024', 'income').warningCode).toBe('FAR_FROM_OTHER_YEAR')
  expect(form().completeness.sections.figures.problems).toBe(0)
})
