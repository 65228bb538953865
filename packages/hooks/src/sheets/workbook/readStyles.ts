import { SheetError } from '../SheetError.ts'
import type { Zip } from './openZip.ts'
import { readXml } from './readXml.ts'
import type { DateKind } from './toDateText.ts'

/** How the cells of one style show a number: as a date, with zeros in front up to a width, or as it is. */
export type NumberStyle = DateKind | number | null

/** More than Excel can write. */
const mostStyles = 100_000

/** Reads which styles show dates, and which show zeros in front. */
export async function readStyles(zip: Zip, path: string): Promise<NumberStyle[]> {
  const formats = new Map<number, string>()
  const styles: number[] = []
  let element = ''
  let isInStyles = false
  let id = 0

  await readXml(zip, path, {
    open(name) {
      element = name
      if (name === 'cellXfs') isInStyles = true
      if (name === 'xf' && isInStyles) styles.push(0)
      if (styles.length > mostStyles || formats.size > mostStyles) throw new SheetError('broken')
    },
    attribute(name, value) {
      if (element === 'numFmt' && name === 'numFmtId') id = Number(value)
      if (element === 'numFmt' && name === 'formatCode') formats.set(id, value)
      if (element === 'xf' && isInStyles && name === 'numFmtId') styles[styles.length - 1] = Number(value)
    },
    close(name) {
      if (name === 'cellXfs') isInStyles = false
    },
  })
  return styles.map((format) => toNumberStyle(format, formats.get(format)))
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
  // Only the part for positive numbers, without what it shows as it is, colours and conditions.
  const code = whole
    .replace(/"[^"]*"|[\\_*]./g, '')
    .split(';', 1)[0]
    ?.replace(/\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '')
    .toLowerCase()
  if (code === undefined) return null
  if (/^0{2,40}$/.test(code)) return code.length
  // A word such as "Standard" or "KSh" holds letters of no date, and only an amount holds digits that are no part of a second.
  const isOther = /(?![abdeghjmsty])\p{Script=Latin}/u.test(code.replace(/am?\/pm?/g, ''))
  if (isOther || /[0#?]/.test(code.replace(/(?<=s)[.,]0+/g, ''))) return null
  const hasDay = /[dyj]|a{3}|t{2}|m{3}/.test(code)
  const hasTime = /[hs]/.test(code)
  if (hasDay) return hasTime ? 'dateTime' : 'date'
  if (hasTime) return 'time'
  return null
}
