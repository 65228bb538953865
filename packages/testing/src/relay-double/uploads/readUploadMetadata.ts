import { safeFileName } from '@onlend/core/internal'

const known: ReadonlySet<string> = new Set([
  ...['customer_partner_id', 'kind', 'set', 'slot', 'name', 'type', 'sha256'],
])

/** The highest number of characters of the whole header. */
const longestHeader = 4_096

/** The facts of a file that a device is going to send. */
type UploadMetadata = {
  customerPartnerId: string
  kind: string
  set: string
  slot: string
  /** The file's name, made safe. */
  name: string
  type: string
  sha256: string | null
}

/** Reads a tus `Upload-Metadata` header, names and values in Base64 of UTF-8, as strictly as the real relay; `null` for an invalid header. */
export function readUploadMetadata(header: string | null): UploadMetadata | null {
  const values = new Map<string, string>()
  const pairs = header === null || header.length > longestHeader ? [] : header.split(',')
  for (const pair of pairs) {
    const [name = '', encoded = '', ...rest] = pair.trim().split(' ')
    const value = readText(encoded)
    if (!known.has(name) || values.has(name) || rest.length > 0 || value === null) return null
    values.set(name, value)
  }
  const slot = values.get('slot') ?? ''
  const name = values.get('name')
  const sha256 = values.get('sha256') || null
  const isChecksum = sha256 === null || /^[0-9a-f]{64}$/.test(sha256)
  if (!/^[a-z0-9_]{1,80}$/.test(slot) || !isChecksum || name === undefined) return null
  return {
    customerPartnerId: values.get('customer_partner_id') ?? '',
    kind: values.get('kind') ?? '',
    set: values.get('set') ?? '',
    slot,
    name: safeFileName(name),
    type: values.get('type') ?? '',
    sha256,
  }
}

function readText(encoded: string): string | null {
  try {
    const bytes = Uint8Array.from(atob(encoded), (letter) => letter.charCodeAt(0))
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // The value is neither Base64 nor UTF-8.
    return null
  }
}
