import { sheetLimits } from './building/sheetLimits.ts'
import type { SheetBytes } from './readSheetBytes.ts'
import { SheetError } from './SheetError.ts'
import type { SheetSource } from './SheetSource.ts'

/** The bytes of what is to be read. Throws a `SheetError` where they are more than is read, or cannot be had: the file is gone or has changed. */
export async function takeBytes(source: SheetSource): Promise<SheetBytes> {
  if ('pasted' in source) {
    if (source.pasted.length > sheetLimits.bytes) throw new SheetError('too_large')
    return { name: '', isPasted: true, bytes: refuseLarge(new TextEncoder().encode(source.pasted)) }
  }
  if (source.size > sheetLimits.bytes) throw new SheetError('too_large')
  try {
    const bytes = new Uint8Array(await source.arrayBuffer())
    return { name: source.name, isPasted: false, bytes: refuseLarge(bytes) }
  } catch (error) {
    throw error instanceof SheetError ? error : new SheetError('broken')
  }
}

function refuseLarge(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  if (bytes.length > sheetLimits.bytes) throw new SheetError('too_large')
  return bytes
}
