import { createDigest, toHex } from '@onlend/core/internal'
import { SheetError, type Sheet, type SheetSource } from '../../../sheets/index.ts'
import { readPdf, type ReadPdfOptions } from '../../../sheets/pdf/readPdf.ts'
import { takeBytes } from '../../../sheets/takeBytes.ts'
import { layPages } from './layPages.ts'

/** The table of a statement in PDF, without the password. */
export type OpenPdf = { name: string; digest: string; sheet: Sheet }

/** Opens a PDF and lays its pages as a table. Throws a `SheetError` where it is locked or holds no table, such as a scanned page. */
export async function openPdf(source: SheetSource, options: ReadPdfOptions): Promise<OpenPdf> {
  const { name, bytes } = await takeBytes(source)
  const digest = toHex(await createDigest(bytes))
  const sheet = layPages(await readPdf(bytes, options))
  if (sheet.rows.length === 0) throw new SheetError('not_a_sheet')
  return { name, digest, sheet }
}
