import type { EncodedBody } from '../transport/EncodedBody.ts'

/** Files and fields as `multipart/form-data`, the default where the API document does not show an encoding. */
export function encodeMultipart(parts: Readonly<Record<string, unknown>>): EncodedBody {
  const form = new FormData()
  for (const [name, value] of Object.entries(parts)) {
    if (value === undefined) continue
    if (value instanceof Blob) form.append(name, value)
    else form.append(name, String(value))
  }
  return { body: form, contentType: null }
}
