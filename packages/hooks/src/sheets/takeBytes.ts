import { sheetLimits } from './building/sheetLimits.ts'
import type { SheetBytes } from './readSheetBytes.ts'
import { SheetError } from './SheetError.ts'
import type { SheetSource } from './SheetSource.ts'

/**
 * Takes the bytes of what is to be read, or the first of them.
 *
 * @throws a `SheetError` where they are more than is read, or where the file changed or went after it was chosen
 */
export async function takeBytes(source: SheetSource, end = Infinity): Promise<SheetBytes> {
  if ('pasted' in source) {
    if (source.pasted.length > sheetLimits.bytes) throw new SheetError('too_large')
    const text = source.pasted.slice(0, end)
    return { name: '', isPasted: true, bytes: refuseLarge(new TextEncoder().encode(text)) }
  }
  if (source.size > sheetLimits.bytes) throw new SheetError('too_large')
  try {
    const blob = end < source.size ? source.slice(0, end) : source
    return {
      name: source.name,
      isPasted: false,
      bytes: refuseLarge(new Uint8Array(await blob.arrayBuffer())),
    }
  } catch (error) {
    throw error instanceof SheetError ? error : new SheetError('changed')
  }
}

function refuseLarge(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  if (bytes.length > sheetLimits.bytes) throw new SheetError('too_large')
  return bytes
}
