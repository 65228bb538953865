import { createDigest } from '../../lib/createDigest.ts'
import { toHex } from '../../lib/toHex.ts'
import type { PackedRows } from './packRows.ts'

/** Rows as `packRows` packed them; `null` where a part is missing or is not what was packed. */
export async function unpackRows({ parts, digest }: PackedRows): Promise<unknown[] | null> {
  const text = parts.join('')
  if (toHex(await createDigest(text)) !== digest) return null
  const packed = Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
  const plain = new Response(packed).body?.pipeThrough(new DecompressionStream('gzip'))
  const rows: unknown = JSON.parse(await new Response(plain).text())
  return Array.isArray(rows) ? rows : null
}
