type FormulaGuard = {
  /** Makes a cell that a spreadsheet would run a text. */
  add: (cell: string) => string
  /** Returns the cell that `add` got. */
  takeBack: (cell: string) => string
}

const starters = '=+\\-@＝＋－＠'
/** The start of a formula: a starter, also after blanks, or a tab or line end. A plain number such as `-12.50` is no formula. */
const runs = `(?!-?\\d+(?:\\.\\d+)?$)(?:\\s*[${starters}]|[\\t\\r\\n])`

const inside = new RegExp(`([,;\\t|\\r\\n][\\s"]{0,30}'*)(?=[${starters}])`, 'gu')
const guardedInside = new RegExp(`([,;\\t|\\r\\n][\\s"]{0,30}'*)'(?=[${starters}])`, 'gu')
const atStart = new RegExp(`^'*${runs}`, 'u')
const guardedAtStart = new RegExp(`^'+${runs}`, 'u')
const mayRun = new RegExp(`[${starters}\\t\\r\\n]`, 'u')

/**
 * Keeps programs from running cells as formulas, reversibly: adds one `'` before a formula, at the start of a cell and after every character that a
 * program could read as the end of a cell, since programs cut files at different characters.
 * https://owasp.org/www-community/attacks/CSV_Injection
 */
export const formulaGuard: FormulaGuard = {
  add(cell) {
    if (!mayRun.test(cell)) return cell
    const guarded = cell.replace(inside, "$1'")
    return atStart.test(cell) ? `'${guarded}` : guarded
  },
  takeBack(cell) {
    if (!cell.includes("'")) return cell
    const plain = cell.replace(guardedInside, '$1')
    return guardedAtStart.test(plain) ? plain.slice(1) : plain
  },
}
