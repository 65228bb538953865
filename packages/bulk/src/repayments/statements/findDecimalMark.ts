import { toPlainText } from '@onlend/core/internal'

/** Finds the decimal mark of amounts. Without a proof, the mark is the point, with a doubt where `1,250` could be either. */
export function findDecimalMark(cells: readonly string[]): { mark: '.' | ','; isDoubted: boolean } {
  let points = 0
  let commas = 0
  let unclear = 0
  for (const cell of cells) {
    const text = toPlainText(cell.slice(0, 60))
    const comma = text.lastIndexOf(',')
    const point = text.lastIndexOf('.')
    if (comma === -1 && point === -1) continue
    if (comma !== -1 && point !== -1) {
      if (comma > point) commas += 1
      else points += 1
      continue
    }
    const behind = /^\d*/.exec(text.slice(Math.max(comma, point) + 1))?.[0].length ?? 0
    const isRepeated = text.indexOf(comma === -1 ? '.' : ',') !== Math.max(comma, point)
    // A repeated mark separates thousands, so the other one is the decimal mark.
    if (isRepeated && comma === -1) commas += 1
    else if (isRepeated) points += 1
    else if (behind === 3) unclear += 1
    else if (comma === -1) points += 1
    else commas += 1
  }
  if (points > 0 && commas > 0) return { mark: commas > points ? ',' : '.', isDoubted: true }
  if (points + commas > 0) return { mark: commas > 0 ? ',' : '.', isDoubted: false }
  return { mark: '.', isDoubted: unclear > 0 }
}
