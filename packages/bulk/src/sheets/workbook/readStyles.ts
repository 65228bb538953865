import type { Zip } from './openZip.ts'
import { readElements } from './readElements.ts'
import type { DateKind } from './toDateText.ts'

/** The display of a number by a style: as a date, with leading zeros up to a width, or plain. */
export type NumberStyle = DateKind | number | null

/** Reads the styles that show dates or leading zeros. */
export async function readStyles(zip: Zip, path: string): Promise<NumberStyle[]> {
  const formats = new Map<number, string>()
  const styles: NumberStyle[] = []
  for (const { name, parent, attributes } of await readElements(zip, path, ['numFmt', 'xf'])) {
    const id = Number(attributes['numFmtId'] ?? 0)
    if (name === 'numFmt') formats.set(id, attributes['formatCode'] ?? '')
    else if (parent === 'cellXfs') styles.push(toNumberStyle(id, formats.get(id)))
  }
  return styles
}

function toNumberStyle(id: number, code: string | undefined): NumberStyle {
  if (code !== undefined) return readCode(code)
  if (id === 22) return 'dateTime'
  if ((id >= 14 && id <= 17) || (id >= 27 && id <= 31) || id === 36 || (id >= 50 && id <= 58)) return 'date'
  if ((id >= 18 && id <= 21) || (id >= 32 && id <= 35) || id === 45 || id === 47) return 'time'
  return null
}

function readCode(whole: string): NumberStyle {
  if (whole.length > 1000) return null
  // Only the part for positive numbers, without literal text, colours and conditions.
  const code = whole
    .replace(/"[^"]*"|[\\_*]./g, '')
    .split(';', 1)[0]
    ?.replace(/\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '')
    .toLowerCase()
  if (code === undefined) return null
  if (/^0{2,40}$/.test(code)) return code.length
  // A word such as "Standard" or "KSh" has other letters than a date, and only an amount has digits outside of seconds.
  const isOther = /(?![abdeghjmsty])\p{Script=Latin}/u.test(code.replace(/am?\/pm?/g, ''))
  if (isOther || /[0#?]/.test(code.replace(/(?<=s)[.,]0+/g, ''))) return null
  const hasTime = /[hs]/.test(code)
  if (/[dyj]|a{3}|t{2}|m{3}/.test(code)) return hasTime ? 'dateTime' : 'date'
  return hasTime ? 'time' : null
}
