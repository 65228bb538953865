import type { ThemeFont } from './PartnerTheme.ts'

/** The name of a family's faces in the document, with the address of its first file: those of another brand on the same page have another. */
export function faceName(family: string, fonts: readonly ThemeFont[]): string {
  return `${family} ${fonts.find((font) => font.family === family)?.src}`
}
