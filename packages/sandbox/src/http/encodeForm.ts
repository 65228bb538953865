/**
 * Writes a form as the bytes that `fetch` would send. A `Request` takes only a form of its own platform; a form of jsdom loses the names and the
 * bytes of its files in it.
 */
export async function encodeForm(form: FormData): Promise<{ bytes: Uint8Array<ArrayBuffer>; type: string }> {
  const boundary = `sandbox-${crypto.randomUUID()}`
  const parts: Uint8Array[] = []
  const write = (text: string) => parts.push(new TextEncoder().encode(text))
  for (const [name, value] of form) {
    write(`--${boundary}\r\nContent-Disposition: form-data; name="${escapeName(name)}"`)
    if (typeof value === 'string') write(`\r\n\r\n${value.replaceAll(/\r\n|\r|\n/g, '\r\n')}`)
    else {
      const type = value.type || 'application/octet-stream'
      write(`; filename="${escapeName(value.name)}"\r\nContent-Type: ${type}\r\n\r\n`)
      parts.push(new Uint8Array(await value.arrayBuffer()))
    }
    write('\r\n')
  }
  write(`--${boundary}--\r\n`)
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return { bytes, type: `multipart/form-data; boundary=${boundary}` }
}

function escapeName(name: string): string {
  return name.replaceAll(
    /["\r\n]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).padStart(2, '0').toUpperCase()}`,
  )
}
