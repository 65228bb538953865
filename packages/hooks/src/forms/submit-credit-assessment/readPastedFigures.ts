import { figure, type FigureFormat, type FigureName } from './figure.ts'
import { toPlainText } from '@onlend/core/internal'

/** One figure of a year, as a plain decimal string. */
type PastedFigure = { year: string; name: FigureName; value: string }

type ReadPastedFiguresParameters = {
  text: string
  /** The cell that the person pasted into. */
  at: { year: string; name: FigureName }
  /** The years in the order of their columns. */
  years: readonly string[]
  format: FigureFormat
}

/** The most unread texts, and the most letters of each: a person can paste a whole letter. */
const most = 40

/** Finds the figure and the year of each pasted cell. Names and years in the text decide; without them the cells go right and down from `at`. */
export function readPastedFigures({ text, at, years, format }: ReadPastedFiguresParameters): {
  figures: readonly PastedFigure[]
  /** The texts that are no figure of these years. */
  unread: readonly string[]
} {
  const unread: string[] = []
  const rows = tabulate(text)
  const hasNames = rows.some(([first = '', ...cells]) => cells.length > 0 && isLabel(first, format))
  const [head = []] = rows
  const hasYears = rows.length > 1 && isYearRow(head, { hasNames, years })
  const body = hasYears ? rows.slice(1) : rows
  const columns = hasYears ? head.map(readYear) : placed(years, years.indexOf(at.year), hasNames ? 1 : 0)
  const names = hasNames
    ? body.map(([first = '']) => readName(first))
    : placed(figure.names, figure.names.indexOf(at.name), 0)
  const values = body.flatMap((row) => (hasNames ? row.slice(1) : row))
  const reading = { ...format, decimalMark: decimalMarkIn(values) ?? format.decimalMark }
  const figures: PastedFigure[] = []

  for (const [down, row] of body.entries()) {
    const name = names[down] ?? null
    const cells = [...row.entries()].slice(hasNames ? 1 : 0).filter(([, cell]) => cell !== '')
    // A heading or a subtotal of the accounts: `unread` names the row that was left out.
    if (name === null && cells.length > 0) unread.push((hasNames && row[0]) || (cells[0]?.[1] ?? ''))
    if (name === null) continue
    for (const [right, cell] of cells) {
      const year = columns[right] ?? null
      // A column without a year is a note of the accounts; the code below adds another year to `unread`.
      if (hasYears && (year === null || !years.includes(year))) continue
      // Accounts write a dash for zero.
      const isDash = name !== 'period' && /^[–—-]$/.test(cell)
      const { value } = figure.read(name, isDash ? '0' : cell, reading)
      if (year === null || value === null) unread.push(cell)
      else figures.push({ year, name, value })
    }
  }
  if (hasYears) unread.push(...head.filter((cell) => !years.includes(readYear(cell) ?? years[0] ?? '')))
  return { figures, unread: unread.slice(0, most).map((cell) => cell.slice(0, most)) }
}

/** The list from an index on, after a number of columns that do not belong to it. */
function placed<Item>(list: readonly Item[], from: number, skipped: number): (Item | null)[] {
  return [...Array.from({ length: skipped }, () => null), ...list.slice(Math.max(0, from))]
}

/** Whether a cell is a label: words, and no failed formula such as `#REF!`. Unknown words count too, so that a label in another language is no figure. */
function isLabel(cell: string, format: FigureFormat): boolean {
  const isFigure = (['income', 'period'] as const).some(
    (name) => figure.read(name, cell, format).code === null,
  )
  return /^[^#]*\p{L}{3}/u.test(cell) && !isFigure && readYear(cell) === null
}

/** Whether a row has years; without names beside it, one of `years` has to be there, as 2010 can be a figure too. */
function isYearRow(
  cells: readonly string[],
  { hasNames, years }: { hasNames: boolean; years: readonly string[] },
): boolean {
  const found = cells.map(readYear)
  const isKnown = hasNames
    ? readName(cells[0] ?? '') === null && found.some((year) => year !== null)
    : found.some((year) => year !== null && years.includes(year))
  return isKnown && cells.every((cell, at) => cell === '' || found[at] !== null || /\p{L}/u.test(cell))
}

/**
 * The decimal mark that the pasted figures share: a spreadsheet can use another language than the page. `undefined` where
 * no figure shows the mark, or where figures disagree.
 */
function decimalMarkIn(texts: readonly string[]): '.' | ',' | undefined {
  const found = new Set(texts.map(findDecimalMark).filter((mark) => mark !== null))
  const [mark] = found
  return found.size === 1 ? mark : undefined
}

function findDecimalMark(cell: string): '.' | ',' | null {
  const figure = /\d[\d.,]*/.exec(cell.replace(/[\s'’]/g, ''))?.[0] ?? ''
  const marks = figure.replace(/\d/g, '')
  if (marks === '') return null
  const last = marks.endsWith(',') ? ',' : '.'
  if (new Set(marks).size === 2) return last
  // The same mark twice groups digits, so the other one is the decimal mark.
  if (marks.length > 1) return last === ',' ? '.' : ','
  // One mark before three digits is ambiguous.
  return figure.length - figure.indexOf(last) === 4 ? null : last
}

/** The most letters to read: the figures of two years are a few hundred. */
const mostLetters = 50_000

/**
 * Finds the rows and columns of a pasted text. Spreadsheets put tabs between cells, CSV files semicolons or commas; a comma separates cells
 * only where names or years show that it is no part of a figure.
 */
function tabulate(pasted: string): string[][] {
  const text = pasted.slice(0, mostLetters)
  if (text.includes('\t')) return upright(readCells(text, '\t'))
  if (text.includes(';')) return upright(readCells(text, ';'))
  const byComma = upright(readCells(text, ','))
  const isTable =
    byComma.some((row) => row.length > 1) &&
    (byComma.some(([first = '']) => readName(first) !== null) ||
      (byComma.length > 1 && byComma[0]?.some((cell) => readYear(cell) !== null)))
  return isTable ? byComma : readCells(text, '\t')
}

/** Turns a table with figures as columns: figures become rows, years become columns. */
function upright(rows: string[][]): string[][] {
  const head = rows[0]?.slice(1) ?? []
  const isTurned = head.filter((cell) => readName(cell) !== null).length > 1
  if (!isTurned) return rows
  return (rows[0] ?? []).map((_, at) => rows.map((row) => row[at] ?? ''))
}

/** Reads delimited text, as a spreadsheet's clipboard or a CSV file has it, into rows of cells; a quote that never ends takes the rest. */
function readCells(text: string, delimiter: string): string[][] {
  const source = text.replace(/^\ufeff/, '')
  const cell = new RegExp(
    `(?:"((?:[^"]+|"")*)(?:"|$))?([^${delimiter}\r\n]*)(${delimiter}|\r\n|[\r\n]|$)`,
    'y',
  )
  const rows: string[][] = []
  let end: string | undefined = '\n'
  while (end) {
    if (end !== delimiter) rows.push([])
    const [, quoted = '', rest = '', found]: readonly string[] = cell.exec(source) ?? []
    rows.at(-1)?.push(tidy(quoted.replaceAll('""', '"') + rest))
    end = found
  }
  // Spreadsheets end the last row as well.
  while (rows.at(-1)?.every((one) => one === '')) rows.pop()
  return rows
}

function tidy(cell: string): string {
  return toPlainText(cell).replace(/\s+/g, ' ').trim()
}

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

const namesByLabel = new Map(
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
    namesByLabel.get(plain) ??
    namesByLabel.get(bare) ??
    namesByLabel.get(label.trim().toLowerCase().replaceAll('_', ' ')) ??
    null
  )
}

const heading = /^(?:FY ?|\d{1,2}[./-]\d{1,2}[./-]|(?:\d{1,2}[ -])?\p{L}{3,9}[ -])?((?:19|20)\d{2})$/iu

/** The year that heads a column, as `2024`, `FY2024`, `Dec 2024` or `31/12/2024`; `null` for anything else. */
function readYear(text: string): string | null {
  return heading.exec(text.trim())?.[1] ?? null
}
