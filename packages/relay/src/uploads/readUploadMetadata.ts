import { safeFileName } from '@onlend/core/internal'
import { RelayRefusal } from '../http/index.ts'
import { readText } from '../lib/readText.ts'
import { readBase64 } from '../lib/readBase64.ts'
import type { NamedSet } from './readUploadSet.ts'

/** The facts that a device announces about a file. */
export type UploadMetadata = NamedSet & { slot: string; name: string; expectedSha256: string | null }

const names: readonly string[] = ['customer_partner_id', 'kind', 'set', 'slot', 'name', 'type', 'sha256']

/** The most characters of the whole header; a name of 255 bytes needs 340 of them. */
const longestHeader = 4_096

/**
 * Reads `Upload-Metadata` strictly: only known keys, each once, in base64 of UTF-8. Makes the name safe. `type` is the device's guess, which
 * decides nothing.
 *
 * @throws RelayRefusal for any other header.
 */
export function readUploadMetadata(header: string | null): UploadMetadata {
  const values = new Map<string, string>()
  const pairs = header === null || header.length > longestHeader ? [] : header.split(',')
  for (const pair of pairs) {
    const [name = '', encoded = '', ...rest] = pair.trim().split(' ')
    const bytes = readBase64(encoded)
    const value = bytes && readText(bytes)
    const isClear = names.includes(name) && !values.has(name) && rest.length === 0
    if (!isClear || value === null) throw new RelayRefusal('malformed_request')
    values.set(name, value)
  }
  const slot = values.get('slot') ?? ''
  const sha256 = values.get('sha256') || null
  const isUsable =
    /^[a-z0-9_]{1,80}$/.test(slot) && (sha256 === null || /^[0-9a-f]{64}$/.test(sha256)) && values.has('name')
  if (!isUsable) throw new RelayRefusal('malformed_request')
  return {
    customerPartnerId: values.get('customer_partner_id'),
    kind: values.get('kind'),
    set: values.get('set'),
    slot,
    name: safeFileName(values.get('name') ?? ''),
    expectedSha256: sha256,
  }
}
