import { getDocument } from 'unpdf/pdfjs'
import { sheetLimits } from '../building/sheetLimits.ts'
import { nextTask } from '../../lib/nextTask.ts'
import { SheetError } from '../SheetError.ts'
import type { WorkContext } from '../worker/openWork.ts'

/** A text on a page, in points from its upper left corner. */
export type PdfText = { text: string; left: number; right: number; y: number; size: number }

export type PdfOrder = { bytes: Uint8Array<ArrayBuffer>; password: string }

/**
 * Reads the texts of a PDF page by page. The password opens the bytes here and goes nowhere else. Texts in other directions than left to right, such as a
 * watermark, are left out. Throws a `SheetError` where the file is locked, broken or too large.
 */
export async function readPdfPages(
  { bytes, password }: PdfOrder,
  { onProgress, signal }: WorkContext,
): Promise<readonly (readonly PdfText[])[]> {
  const task = getDocument({
    // The library detaches the bytes that it gets, so it gets a copy.
    data: bytes.slice(),
    ...(password !== '' && { password }),
    ...{
      isEvalSupported: false,
      disableFontFace: true,
      useSystemFonts: true,
      useWorkerFetch: false,
      verbosity: 0,
    },
  })
  try {
    const file = await task.promise
    if (file.numPages > sheetLimits.pages) throw new SheetError('too_large')
    const pages: (readonly PdfText[])[] = []
    let characters = 0
    for (let number = 1; number <= file.numPages; number += 1) {
      const page = await file.getPage(number)
      const { transform } = page.getViewport({ scale: 1 })
      const { items } = await page.getTextContent()
      const texts = items.flatMap((item) => ('str' in item ? (place(item, transform) ?? []) : []))
      for (const { text } of texts) characters += text.length
      if (characters > sheetLimits.characters) throw new SheetError('too_large')
      pages.push(texts)
      onProgress(number / file.numPages)
      page.cleanup()
      await nextTask()
      signal.throwIfAborted()
    }
    return pages
  } catch (error) {
    throw signal.aborted ? error : toSheetError(error)
  } finally {
    await task.destroy()
  }
}

type Item = { str: string; width: number; height: number; transform: readonly number[] }

/** Rotates a text with its page. */
function place({ str, width, transform }: Item, page: readonly number[]): PdfText | null {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = page
  const [across = 0, up = 0, , , x = 0, y = 0] = transform
  const [right, down] = [a * across + c * up, b * across + d * up]
  const text = str.replaceAll(/\s+/g, ' ').trim()
  if (text === '' || right <= 0 || Math.abs(down) > right * 0.05) return null
  const left = a * x + c * y + e
  return { text, left, right: left + width, y: b * x + d * y + f, size: right }
}

function toSheetError(error: unknown): unknown {
  if (error instanceof SheetError) return error
  // The library names a wrong password with 2, and a missing one with 1.
  const { name, code } = error as { name?: string; code?: number }
  if (name === 'PasswordException') return new SheetError(code === 2 ? 'wrong_password' : 'locked')
  return new SheetError('broken')
}
