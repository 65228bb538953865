import type { UploadRejection } from '@onlend/core/relay'
import type { HeldFile } from './HeldFile.ts'
import { sha256 } from './sha256.ts'
import { sniffType } from './sniffType.ts'

type Inspected = { rejection: UploadRejection } | { type: string; sha256: string }

const magicNames: readonly (readonly [prefix: string, UploadRejection])[] = [
  ['encrypted', 'encrypted'],
  ['bomb', 'suspicious'],
  ['corrupted', 'checksum'],
]

/**
 * What the relay finds in a file that has arrived. `encrypted.pdf`, `bomb.docx` and `corrupted.pdf` are refused for what their names say,
 * so that a test or a story needs no such file.
 */
export async function inspectFile({ upload, announced, expected, bytes }: HeldFile): Promise<Inspected> {
  const magic = magicNames.find(([prefix]) => upload.name.toLowerCase().startsWith(prefix))
  if (magic) return { rejection: magic[1] }
  const type = sniffType({ bytes, name: upload.name, announced })
  if (type === null) return { rejection: 'type' }
  const found = await sha256(bytes)
  return expected !== null && expected !== found ? { rejection: 'checksum' } : { type, sha256: found }
}
