import { createPace } from './building/createPace.ts'
import { readSheetBytes } from './readSheetBytes.ts'
import type { SheetFile } from './SheetFile.ts'
import type { ReadSheetsOptions, SheetSource } from './SheetSource.ts'
import { takeBytes } from './takeBytes.ts'
import type { WorkContext } from './worker/openWork.ts'

/** The source to read, with its encoding and delimiter. */
export type ReadOrder = { source: SheetSource } & Pick<ReadSheetsOptions, 'encoding' | 'delimiter'>

/** Reads a file in short slices, so that a page stays responsive and a worker receives an abort. */
export async function readFile(
  { source, ...reading }: ReadOrder,
  { onProgress, signal }: WorkContext,
): Promise<SheetFile> {
  return readSheetBytes(await takeBytes(source), reading, createPace({ slice: 12, onProgress, signal }))
}
