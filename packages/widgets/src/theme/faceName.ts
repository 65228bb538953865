import { writeJson } from '@onlend/core/internal'
import type { ThemeFont } from './PartnerTheme.ts'

/** The name of a family's faces in the document: those of another brand on the same page, under the same family, have another. */
export function faceName(family: string, fonts: readonly ThemeFont[]): string {
  let sum = 0
  for (const letter of writeJson(fonts.filter((font) => font.family === family)))
    sum = (Math.imul(sum, 31) + letter.charCodeAt(0)) >>> 0
  return `${family} ${sum.toString(36)}`
}
