import { createPace } from './building/createPace.ts'
import type { PackedFile } from './PackedFile.ts'
import type { ReadSheetsOptions, SheetSource } from './SheetSource.ts'
import { takeBytes } from './takeBytes.ts'
import { readInWorker } from './worker/readInWorker.ts'

/** Reads as `readSheets` does, with rows that are made when they are looked at. */
export async function readPackedSheets(
  source: SheetSource,
  options: ReadSheetsOptions = {},
): Promise<PackedFile> {
  const { encoding, delimiter, onProgress, signal, createWorker = startWorker } = options
  signal?.throwIfAborted()
  await takeBytes(source, 0)
  const reading = { ...(encoding && { encoding }), ...(delimiter && { delimiter }) }
  const told = { ...(onProgress && { onProgress }), ...(signal && { signal }) }
  try {
    const file =
      createWorker && (await readInWorker({ createWorker, request: { source, ...reading }, ...told }))
    if (file) return file
    const [{ readSheetBytes }, bytes] = await Promise.all([import('./readSheetBytes.ts'), takeBytes(source)])
    signal?.throwIfAborted()
    return await readSheetBytes(bytes, reading, createPace({ slice: 12, onProgress, signal }))
  } catch (error) {
    signal?.throwIfAborted()
    throw error
  }
}

/** For bundlers: they find the worker by this very form. */
function startWorker(): Worker {
  return new Worker(new URL('../workers/sheetWorker.js', import.meta.url), { type: 'module' })
}
