/**
 * An encoded request body; `contentType` is null when the platform must set it, as for multipart boundaries. The body's type is
 * that of `fetch`, which servers without the types of a browser have as well.
 */
export type EncodedBody = { body: NonNullable<RequestInit['body']>; contentType: string | null }

/** Encodes files and fields as `multipart/form-data`, the default when the API document does not show an encoding. */
export function encodeMultipart(parts: Readonly<Record<string, unknown>>): EncodedBody {
  const form = new FormData()
  for (const [name, value] of Object.entries(parts)) {
    if (value === undefined) continue
    if (value instanceof Blob) form.append(name, value)
    else form.append(name, String(value))
  }
  return { body: form, contentType: null }
}
