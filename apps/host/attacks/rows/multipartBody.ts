type Part = readonly [name: string, value: string | Buffer, fileName?: string]

/** A form as its bytes, with `b` as the boundary. */
export function multipartBody(parts: readonly Part[]): Buffer {
  const pieces = parts.flatMap(([name, value, fileName]) => {
    const file = fileName === undefined ? '' : `; filename="${fileName}"`
    const head = `--b\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n`
    return [Buffer.from(head), Buffer.from(value), Buffer.from('\r\n')]
  })
  return Buffer.concat([...pieces, Buffer.from('--b--\r\n')])
}
