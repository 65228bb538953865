import { createDigest } from '../../lib/createDigest.ts'
import { toHex } from '../../lib/toHex.ts'
import { writeJson } from '../../lib/writeJson.ts'

/** Characters in a part; a draft holds 64 KB as JSON. */
const partLength = 64_000

/** Rows as compressed text in parts that each fit into a draft, and the digest of the whole. */
export type PackedRows = { parts: readonly string[]; digest: string }

/** Packs rows for the relay. */
export async function packRows(rows: readonly unknown[]): Promise<PackedRows> {
  const { body } = new Response(writeJson(rows))
  const packed = new Response(body?.pipeThrough(new CompressionStream('gzip')))
  const bytes = new Uint8Array(await packed.arrayBuffer())
  const text = toBase64(bytes)
  const parts = Array.from({ length: Math.ceil(text.length / partLength) }, (_, at) =>
    text.slice(at * partLength, (at + 1) * partLength),
  )
  return { parts, digest: toHex(await createDigest(text)) }
}

function toBase64(bytes: Uint8Array): string {
  let text = ''
  // In slices, because a call takes no million arguments.
  for (let at = 0; at < bytes.length; at += 8_192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8_192))
  return btoa(text)
}
