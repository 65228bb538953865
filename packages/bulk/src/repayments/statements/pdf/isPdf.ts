import type { SheetSource } from '../../../sheets/index.ts'
import { takeBytes } from '../../../sheets/takeBytes.ts'

/** Within so many bytes a PDF says what it is. */
const headBytes = 1024

/** Whether a file is a PDF, whatever it is called. */
export async function isPdf(source: SheetSource): Promise<boolean> {
  const { bytes, isPasted } = await takeBytes(source, headBytes)
  return !isPasted && new TextDecoder('windows-1252').decode(bytes).includes('%PDF-')
}
