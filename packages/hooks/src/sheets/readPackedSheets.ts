import { sheetLimits } from './building/sheetLimits.ts'
import { createPace } from './building/createPace.ts'
import type { PackedFile } from './PackedFile.ts'
import { SheetError } from './SheetError.ts'
import type { ReadSheetsOptions, SheetSource } from './SheetSource.ts'
import { takeBytes } from './takeBytes.ts'
import { readInWorker } from './worker/readInWorker.ts'

/** Milliseconds that the main thread is kept at a time. */
const slice = 12

/** What `readSheets` does, with rows that are made when they are looked at. */
export async function readPackedSheets(
  source: SheetSource,
  options: ReadSheetsOptions = {},
): Promise<PackedFile> {
  const { encoding, delimiter, onProgress, signal, createWorker = startWorker } = options
  signal?.throwIfAborted()
  if (!('pasted' in source) && source.size > sheetLimits.bytes) throw new SheetError('too_large')
  const reading = { ...(encoding && { encoding }), ...(delimiter && { delimiter }) }
  try {
    const file =
      createWorker && typeof Worker !== 'undefined'
        ? await readInWorker({
            createWorker,
            request: { source, ...reading },
            ...(onProgress && { onProgress }),
            ...(signal && { signal }),
          })
        : null
    return file ?? (await readInSlices(source, { ...options, ...reading }))
  } catch (error) {
    signal?.throwIfAborted()
    throw error
  }
}

/** For bundlers: they find the worker by this very form. */
function startWorker(): Worker {
  return new Worker(new URL('../workers/sheetWorker.js', import.meta.url), { type: 'module' })
}

async function readInSlices(
  source: SheetSource,
  { onProgress, signal, ...reading }: ReadSheetsOptions,
): Promise<PackedFile> {
  const [{ readSheetBytes }, bytes] = await Promise.all([import('./readSheetBytes.ts'), takeBytes(source)])
  signal?.throwIfAborted()
  return readSheetBytes(bytes, reading, createPace({ slice, onProgress, signal }))
}
