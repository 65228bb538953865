const encoder = new TextEncoder()

/** Writes the parts as `multipart/form-data` (RFC 7578), the default where the API document shows no encoding. */
export function encodeMultipart(parts: readonly FormPart[]): EncodedForm {
  const boundary = `onlend-${crypto.randomUUID()}`
  const heads = parts.map((part) => encoder.encode(`--${boundary}\r\n${writeHead(part)}\r\n`))
  const tail = encoder.encode(`--${boundary}--\r\n`)
  const lineEnd = encoder.encode('\r\n')
  const length = parts.reduce(
    (sum, part, at) => sum + (heads[at]?.byteLength ?? 0) + getSize(part) + lineEnd.byteLength,
    tail.byteLength,
  )

  async function* write(): AsyncGenerator<Uint8Array<ArrayBuffer>> {
    for (const [at, part] of parts.entries()) {
      yield heads[at] ?? new Uint8Array()
      if ('value' in part) yield encoder.encode(part.value)
      else yield* part.read()
      yield lineEnd
    }
    yield tail
  }
  return { contentType: `multipart/form-data; boundary=${boundary}`, length, body: write() }
}

function writeHead(part: FormPart): string {
  const name = `Content-Disposition: form-data; name="${quote(part.name)}"`
  if ('value' in part) return `${name}\r\n`
  return `${name}; filename="${quote(part.fileName)}"\r\nContent-Type: ${part.type}\r\n`
}

function getSize(part: FormPart): number {
  return 'value' in part ? encoder.encode(part.value).byteLength : part.size
}

/** Escapes a name as browsers do (https://html.spec.whatwg.org/#multipart-form-data). */
function quote(text: string): string {
  return text.replace(/\r/g, '%0D').replace(/\n/g, '%0A').replace(/"/g, '%22')
}

/** One part of the form to the service. Call `read` once at most. */
export type FormPart =
  | { name: string; value: string }
  | {
      name: string
      fileName: string
      type: string
      /** Bytes. */
      size: number
      read: () => AsyncIterable<Uint8Array<ArrayBuffer>>
    }

/** A form as sent; `length` in bytes is exact, so that the service never takes a form that breaks off for whole. */
export type EncodedForm = {
  contentType: string
  length: number
  body: AsyncIterable<Uint8Array<ArrayBuffer>>
}

/** Writes the parts as one body, in their order, without any part in memory. */
export type EncodeParts = (parts: readonly FormPart[]) => EncodedForm
