import type { Endpoint } from './defineEndpoint.ts'
import type { BuiltRequest } from './transport/buildRequest.ts'
import { write } from './transport/write.ts'

/** Packs the body of a write with gzip if the platform can; only relay routes that document it take a packed body. */
export function withPackedBody<E extends Endpoint>(endpoint: E): Readonly<E> {
  return Object.freeze({ ...endpoint, write: { ...write, pack } })
}

async function pack(request: BuiltRequest): Promise<BuiltRequest> {
  const { body: text } = new Response(request.body)
  if (text === null || typeof CompressionStream === 'undefined') return request
  const packed = text.pipeThrough(new CompressionStream('gzip'))
  const body = await new Response(packed).arrayBuffer()
  return { ...request, body, headers: { ...request.headers, 'Content-Encoding': 'gzip' } }
}
