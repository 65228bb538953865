/** The bytes that a signature covers: what stands before the body, such as an id and a time, and the body. */
export function joinSigned(prefix: string, body: Uint8Array): Uint8Array<ArrayBuffer> {
  const head = new TextEncoder().encode(prefix)
  const joined = new Uint8Array(head.byteLength + body.byteLength)
  joined.set(head)
  joined.set(body, head.byteLength)
  return joined
}
