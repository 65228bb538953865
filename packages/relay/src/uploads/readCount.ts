import { RelayRefusal } from '../http/index.ts'

/**
 * Reads a header that counts bytes.
 *
 * @throws RelayRefusal for a missing header, and for one that is not a whole number in plain digits.
 */
export function readCount(request: Request, header: 'Upload-Length' | 'Upload-Offset'): number {
  const value = request.headers.get(header) ?? ''
  if (!/^(?:0|[1-9]\d{0,14})$/.test(value)) throw new RelayRefusal('malformed_request')
  return Number(value)
}
