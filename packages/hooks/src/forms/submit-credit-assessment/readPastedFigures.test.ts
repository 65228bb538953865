import { expect, test } from 'vitest'
import { figure } from './figure.ts'
import { readPastedFigures } from './readPastedFigures.ts'

const format = { digits: 2, locale: 'en-NG', decimalMark: '.' } as const
const years = ['2025', '2024']

/** Pastes a text into the first cell: the figures as `year name value`, and the unread texts. */
function paste(text: string) {
  const { figures, unread } = readPastedFigures({ text, at: { year: '2025', name: 'income' }, years, format })
  return { cells: figures.map(({ year, name, value }) => `${year} ${name} ${value}`).sort(), unread }
}

function block(income: readonly [string, string], costs: readonly [string, string]): string[] {
  return [
    ...[`2024 cost_of_sales ${costs[1]}`, `2024 income ${income[1]}`],
    ...[`2025 cost_of_sales ${costs[0]}`, `2025 income ${income[0]}`],
  ]
}
const small = block(['1200', '900'], ['700', '500'])
const accounts = block(['1200000', '900000'], ['700000', '500000'])

test.each([
  ['a block, as Excel copies it', '1200\t900\r\n700\t500\r\n', small],
  ['a block, as LibreOffice copies it', '1200\t900\n700\t500', small],
  ['a block with thousands marks in quotes', '"1,200"\t"900"\n"700"\t"500"', small],
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
    block(['1200000', '900000'], ['-700000', '-500000']),
  ],
  ['years without names', '2024\t2025\n900000\t1200000\n500000\t700000', accounts],
  ['a CSV file', 'figure,2025,2024\nincome,1200000,900000\ncost_of_sales,"700,000","500,000"\n', accounts],
  [
    'a CSV file of a French Excel',
    '\ufeff;2025;2024\r\nIncome;1 200 000,00;900 000,00\r\nCost of sales;700 000;500 000\r\n',
    block(['1200000.00', '900000.00'], ['700000', '500000']),
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
    block(['1200', '900.50'], ['700.25', '500']),
  ],
  [
    'one column of figures with thousands marks',
    '1,200\n700',
    ['2025 cost_of_sales 700', '2025 income 1200'],
  ],
  [
    'currency signs, brackets and dashes for nothing',
    '₦1,200\t(900)\nNGN 700\t-',
    block(['1200', '-900'], ['700', '0']),
  ],
  ['empty cells, which overwrite nothing', '\t900\n\t500', ['2024 cost_of_sales 500', '2024 income 900']],
])('%s is read', (_what, text, cells) => {
  expect(paste(text)).toEqual({ cells, unread: [] })
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
])('%s fill nothing and are told', (_what, text, unread, filled) => {
  expect(paste(text)).toMatchObject({ unread, cells: { length: filled } })
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
  ['income', '(1,200)', '-1200'],
  ['income', '1,200-', '-1200'],
  ['income', '₦(1,200.50)', '-1200.50'],
  ['income', '\u061c-١٢٠٠', '-1200'],
  ['period', '12', '12'],
] as const)('%s %j is read as %s', (name, text, expected) => {
  const { value, code } = figure.read(name, text, format)
  expect(value ?? code).toBe(expected)
})
