type FormulaGuard = {
  /** Makes text of what a spreadsheet would run. */
  add: (cell: string) => string
  /** The other way round: what `add` had been given. */
  takeBack: (cell: string) => string
}

const starters = '=+\\-@＝＋－＠'
/** A plain number such as `-12.50` is no formula; what follows blanks is one, and so is what begins with a tab or a line end. */
const runs = `(?!-?\\d+(?:\\.\\d+)?$)(?:\\s*[${starters}]|[\\t\\r\\n])`

const inside = new RegExp(`([,;\\t|\\r\\n][\\s"]{0,30}'*)(?=[${starters}])`, 'gu')
const guardedInside = new RegExp(`([,;\\t|\\r\\n][\\s"]{0,30}'*)'(?=[${starters}])`, 'gu')
const atStart = new RegExp(`^'*${runs}`, 'u')
const guardedAtStart = new RegExp(`^'+${runs}`, 'u')
const mayRun = new RegExp(`[${starters}\\t\\r\\n]`, 'u')

/**
 * Keeps cells from being run as formulas, in a way that can be taken back exactly: one `'` more before what would be run, at the start of a cell and
 * after whatever a program could take for the end of one, since it may cut the file at other characters than ours.
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
