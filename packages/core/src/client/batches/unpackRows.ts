import type { PackedRows } from './packRows.ts'

/** Rows as `packRows` packed them; `null` where a part is missing or is not what was packed. */
export async function unpackRows({ parts, digest }: PackedRows): Promise<unknown[] | null> {
  const text = parts.join('')
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  if (Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('') !== digest) return null
  const packed = Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
  const plain = new Response(packed).body?.pipeThrough(new DecompressionStream('gzip'))
  const rows: unknown = JSON.parse(await new Response(plain).text())
  return Array.isArray(rows) ? rows : null
}
