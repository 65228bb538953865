import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { FaultedAnswer, SandboxClock } from '../index.ts'
import { slowBody } from '../index.ts'

const compressors = { gzip: promisify(gzip), brotli: promisify(brotliCompress) }

/** Sends an answer over the real connection, which some faults break. */
export async function sendAnswer(
  faulted: FaultedAnswer,
  outgoing: HttpBindings['outgoing'],
  clock: SandboxClock,
): Promise<Response> {
  const { answer, transport, slowMs } = faulted
  const { status, headers, body } = answer
  if (transport === 'reset') {
    outgoing.destroy()
    return RESPONSE_ALREADY_SENT
  }
  if (transport === 'truncated') {
    const bytes = Buffer.from(body)
    outgoing.writeHead(status, { ...headers, 'content-length': bytes.length })
    outgoing.write(bytes.subarray(0, Math.floor(bytes.length / 2)), () => outgoing.destroy())
    return RESPONSE_ALREADY_SENT
  }
  if (transport === 'slow-body') return new Response(slowBody(body, slowMs, clock), { status, headers })
  if (transport === 'gzip' || transport === 'brotli') {
    const bytes = new Uint8Array(await compressors[transport](body))
    const coding = transport === 'gzip' ? 'gzip' : 'br'
    return new Response(bytes, { status, headers: { ...headers, 'content-encoding': coding } })
  }
  return new Response(body === '' ? null : body, { status, headers })
}
