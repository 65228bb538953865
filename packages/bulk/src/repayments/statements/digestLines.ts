import { createDigest, toPlainText, writeJson } from '@onlend/core/internal'
import { foldBlanks } from '../../lib/foldBlanks.ts'
import { readDateParts } from '../../lib/readDateParts.ts'
import { readDay } from '../../lib/readDay.ts'
import { readMoney } from './readMoney.ts'

/** Digests computed at once: one after the other would wait for each. */
const atOnce = 1000
const digestBytes = 16

/**
 * Makes the digest of each line of a statement from its cells, in the order of `lines`; the second of two equal lines gets another than the first.
 *
 * A line keeps its digest with its cells in the same order, in any mapping of columns and below any other rows; in other letter case and blanks; its
 * numbers with or without separators, zeros at their ends and currency sign; its dates in any spelling of the same day, of which `05/03/2026` is
 * always 5 March here; empty cells and zeros left out or not; from CSV or XLSX. The digest changes where the bank writes the line
 * otherwise: with other columns, a cut text, or another balance.
 *
 * Equal lines are counted from the start of each file. So files that overlap have, of equal lines, only so many digests as the file with the most of
 * them: no payment is credited twice. If two files divide the equal lines of a day, the relay refuses those of the second, though they are other
 * payments: that is the safe side. Within one file, equal lines are as many payments.
 */
export async function digestLines(lines: readonly (readonly string[])[]): Promise<string[]> {
  const seen = new Map<string, number>()
  const texts = lines.map((cells) => {
    const text = writeJson(cells.map(foldCell).filter((cell) => cell !== ''))
    const count = seen.get(text) ?? 0
    seen.set(text, count + 1)
    return `${text}\n${count}`
  })
  const digests: string[] = []
  for (let from = 0; from < texts.length; from += atOnce)
    digests.push(...(await Promise.all(texts.slice(from, from + atOnce).map(hash))))
  return digests
}

async function hash(text: string): Promise<string> {
  const digest = await createDigest(text)
  const letters = String.fromCharCode(...digest.subarray(0, digestBytes))
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** Folds a cell by a rule that depends neither on the rest of the file nor on a person's choice. */
function foldCell(written: string): string {
  const cell = toPlainText(written)
  if (!/\d/.test(cell)) {
    const text = foldBlanks(cell)
    return /^[-–—.]$/.test(text) ? '' : text
  }
  return foldDay(cell) ?? foldNumber(cell) ?? foldBlanks(cell)
}

/** Folds a date with its time of day, which can be the only difference between two payments. */
function foldDay(cell: string): string | null {
  const parts = readDateParts(cell)
  if (!parts) return null
  const day = readDay(cell, parts.second > 12 ? 'month-first' : 'day-first')
  if (day === null) return null
  const [, hour = '0', minute, second = '00', half] =
    /(\d{1,2})[:.h](\d{2})(?:[:.](\d{2}))?(?:\.\d+)? ?([ap])?\.?m?\.?(?: ?(?:z|utc|gmt|[+-]\d{2}:?\d{2}))?$/i.exec(
      cell.trim().replace(/^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}/, ''),
    ) ?? []
  if (minute === undefined) return day
  const shift = half === undefined ? 0 : /p/i.test(half) ? (hour === '12' ? 0 : 12) : hour === '12' ? -12 : 0
  const time = `${String(Number(hour) + shift).padStart(2, '0')}:${minute}:${second}`
  return time === '00:00:00' ? day : `${day} ${time}`
}

/** `1,250` has thousands and `12,50` a decimal comma; of two different marks the last one is the decimal mark. */
function foldNumber(cell: string): string | null {
  const comma = cell.lastIndexOf(',')
  const isDecimalComma = cell.includes('.')
    ? comma > cell.lastIndexOf('.')
    : comma !== -1 && !/,\d{3}(?!\d)/.test(cell.slice(comma))
  const money = readMoney(cell, isDecimalComma ? ',' : '.')
  if (!money || money.direction !== null) return null
  const number = money.amount.includes('.') ? money.amount.replace(/\.?0+$/, '') : money.amount
  if (number === '0') return ''
  return money.isNegative ? `-${number}` : number
}
