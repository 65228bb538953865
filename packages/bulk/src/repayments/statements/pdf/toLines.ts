import type { PdfText } from '../../../sheets/pdf/readPdfPages.ts'

/** Texts of one height, from left to right. */
export type Line = { y: number; size: number; texts: PdfText[] }

/** Texts closer than this part of their size are one word. */
const withinWord = 0.12
/** Texts closer than this part of their size are one cell. */
const withinCell = 0.45

/** Puts the texts of a page into lines. */
export function toLines(texts: readonly PdfText[]): Line[] {
  const lines: Line[] = []
  for (const text of [...texts].sort((a, b) => a.y - b.y || a.left - b.left)) {
    const last = lines.at(-1)
    if (last && text.y - last.y < 0.4 * Math.min(text.size, last.size)) last.texts.push(text)
    else lines.push({ y: text.y, size: text.size, texts: [text] })
  }
  for (const line of lines) line.texts = joinTexts(line.texts)
  return lines
}

/** Joins the pieces of a text: letters to words, words to a cell. */
function joinTexts(texts: readonly PdfText[]): PdfText[] {
  const joined: PdfText[] = []
  for (const text of [...texts].sort((a, b) => a.left - b.left)) {
    const last = joined.at(-1)
    const gap = last ? (text.left - last.right) / text.size : Infinity
    if (!last || gap > withinCell) joined.push({ ...text })
    else {
      last.text += `${gap > withinWord ? ' ' : ''}${text.text}`
      last.right = Math.max(last.right, text.right)
    }
  }
  return joined
}
