/** The bytes of a request's body of any kind; a document's own blobs are unknown to the platform's `Response`. */
export async function toBytes(body: unknown): Promise<Uint8Array<ArrayBuffer>> {
  if (body === undefined || body === null) return new Uint8Array()
  if (body instanceof Blob) return new Uint8Array(await body.arrayBuffer())
  // The cast states what `fetch` takes, which is all that comes here.
  return new Uint8Array(await new Response(body as BodyInit).arrayBuffer())
}
