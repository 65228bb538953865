import { createPace } from './building/createPace.ts'
import { readSheetBytes } from './readSheetBytes.ts'
import type { SheetFile } from './SheetFile.ts'
import type { ReadSheetsOptions, SheetSource } from './SheetSource.ts'
import { takeBytes } from './takeBytes.ts'
import type { WorkContext } from './worker/openWork.ts'

/** What to read, and how. */
export type ReadOrder = { source: SheetSource } & Pick<ReadSheetsOptions, 'encoding' | 'delimiter'>

/** Reads a file in short slices, between which a page stays alive and a worker hears that it is given up. */
export async function readFile(
  { source, ...reading }: ReadOrder,
  { onProgress, signal }: WorkContext,
): Promise<SheetFile> {
  return readSheetBytes(await takeBytes(source), reading, createPace({ slice: 12, onProgress, signal }))
}
