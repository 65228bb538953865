import type { BuiltRequest } from './buildRequest.ts'

/** Packs a body with gzip, for a route of the relay that takes it so; as it is where the platform cannot pack. */
export async function packBody(request: BuiltRequest): Promise<BuiltRequest> {
  const { body: text } = new Response(request.body)
  if (text === null || typeof CompressionStream === 'undefined') return request
  const packed = text.pipeThrough(new CompressionStream('gzip'))
  const body = await new Response(packed).arrayBuffer()
  return { ...request, body, headers: { ...request.headers, 'Content-Encoding': 'gzip' } }
}
