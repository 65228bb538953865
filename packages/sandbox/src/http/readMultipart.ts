/** A part of a form; `file` is null for a field. */
export type FormPart = {
  name: string
  file: { name: string; type: string } | null
  bytes: Uint8Array<ArrayBuffer>
}

/**
 * Reads a `multipart/form-data` body into its parts; null for other bytes. `Request.formData()` makes a `File` of the platform,
 * which Node 24 refuses when jsdom or happy-dom has replaced the class: tests could use no form with a file there.
 */
export function readMultipart(bytes: Uint8Array<ArrayBuffer>, contentType: string): FormPart[] | null {
  const match = /;\s*boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(contentType)
  const boundary = match?.[1] ?? match?.[2]
  if (boundary === undefined || find(bytes, `--${boundary}`, 0) !== 0) return null
  const parts: FormPart[] = []
  let at = boundary.length + 2
  while (find(bytes, '--', at) !== at) {
    const headEnd = find(bytes, '\r\n\r\n', at)
    const end = headEnd < 0 ? -1 : find(bytes, `\r\n--${boundary}`, headEnd + 4)
    if (end < 0) return null
    const part = readHead(new TextDecoder().decode(bytes.subarray(at, headEnd)))
    if (part === null) return null
    parts.push({ ...part, bytes: bytes.subarray(headEnd + 4, end) })
    at = end + boundary.length + 4
  }
  return parts
}

/** Names a part by its header lines; null without a name. */
function readHead(head: string): Omit<FormPart, 'bytes'> | null {
  const name = /;\s*name="([^"]*)"/i.exec(head)?.[1]
  if (name === undefined) return null
  const fileName = /;\s*filename="([^"]*)"/i.exec(head)?.[1]
  const type = /^content-type:\s*(.*?)\s*$/im.exec(head)?.[1] ?? 'text/plain'
  const file = fileName === undefined ? null : { name: unescapeName(fileName), type: type.toLowerCase() }
  return { name: unescapeName(name), file }
}

/** `fetch` writes three characters of a name as percent codes, and no others. */
function unescapeName(name: string): string {
  return name.replaceAll(/%(?:22|0A|0D)/gi, (code) => String.fromCharCode(Number.parseInt(code.slice(1), 16)))
}

/** The position of ASCII text in bytes; -1 when it is absent. */
function find(bytes: Uint8Array, text: string, from: number): number {
  const first = text.charCodeAt(0)
  for (let at = bytes.indexOf(first, from); at >= 0; at = bytes.indexOf(first, at + 1))
    if ([...text].every((letter, index) => bytes[at + index] === letter.charCodeAt(0))) return at
  return -1
}
