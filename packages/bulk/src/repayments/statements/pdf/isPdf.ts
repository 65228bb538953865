import type { SheetSource } from '../../../sheets/index.ts'
import { takeBytes } from '../../../sheets/takeBytes.ts'

/** The first bytes of a file in which the mark of a PDF stands. */
const headBytes = 1024

/** Whether a file is a PDF, by its content and not by its name. */
export async function isPdf(source: SheetSource): Promise<boolean> {
  const { bytes, isPasted } = await takeBytes(source, headBytes)
  return !isPasted && new TextDecoder('windows-1252').decode(bytes).includes('%PDF-')
}
