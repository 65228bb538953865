import type { Ask } from '../test/Ask.ts'

type Part = readonly [name: string, value: string | Buffer, fileName?: string]

/** The registration of a customer of A with files. */
export function upload(body: Buffer | string): Ask {
  const headers = [['Content-Type', 'multipart/form-data; boundary=b']] as const
  return { method: 'POST', path: '/lending/v1/customer_partners/cp_alpha/customers', by: 'uA', body, headers }
}

/** A form as its bytes, with `b` as the boundary. */
export function multipartBody(parts: readonly Part[]): Buffer {
  const pieces = parts.flatMap(([name, value, fileName]) => {
    const file = fileName === undefined ? '' : `; filename="${fileName}"`
    const head = `--b\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n`
    return [Buffer.from(head), Buffer.from(value), Buffer.from('\r\n')]
  })
  return Buffer.concat([...pieces, Buffer.from('--b--\r\n')])
}
