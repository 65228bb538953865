/** The answer of the relay, before a server or the web's own `Response` makes bytes of it. */
export type RelayAnswer = {
  status: number
  headers: Record<string, string>
  body: string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array> | null
}
