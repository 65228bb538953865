import { sheetLimits } from './building/sheetLimits.ts'
import { SheetError } from './SheetError.ts'
import type { SheetSource } from './SheetSource.ts'

/** A file before it is read. */
export type SheetBytes = { name: string; isPasted: boolean; bytes: Uint8Array<ArrayBuffer> }

/**
 * Takes the bytes of a file or of pasted text, or the first of them.
 *
 * @throws a `SheetError` where the bytes exceed the limit, or where the file changed or is gone since the choice
 */
export async function takeBytes(source: SheetSource, end = Infinity): Promise<SheetBytes> {
  const isPasted = 'pasted' in source
  if ((isPasted ? source.pasted.length : source.size) > sheetLimits.bytes) throw new SheetError('too_large')
  const bytes = isPasted
    ? new TextEncoder().encode(source.pasted.slice(0, end))
    : new Uint8Array(
        await (end < source.size ? source.slice(0, end) : source).arrayBuffer().catch(() => {
          throw new SheetError('changed')
        }),
      )
  if (bytes.length > sheetLimits.bytes) throw new SheetError('too_large')
  return { name: isPasted ? '' : source.name, isPasted, bytes }
}
