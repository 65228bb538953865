/**
 * The decimal mark that several figures from one place share: a spreadsheet may write in another language than the page. `undefined` where
 * none of them shows it, or where they disagree.
 */
export function decimalMarkIn(texts: readonly string[]): '.' | ',' | undefined {
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
  // The same mark twice groups, so that the other one is for the decimals.
  if (marks.length > 1) return last === ',' ? '.' : ','
  // Before three digits it may be either.
  return figure.length - figure.indexOf(last) === 4 ? null : last
}
