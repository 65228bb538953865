import type { Session } from '@onlend/core'
import { relayHeaders } from '@onlend/core/relay'
import { refuse } from '../refuse.ts'
import { bytesOf } from './bytesOf.ts'
import { createFile } from './createFile.ts'
import type { UploadMemory } from './createUploadMemory.ts'
import type { HeldFile } from './HeldFile.ts'
import { inspectFile } from './inspectFile.ts'

type AnswerUploadsParameters = {
  memory: UploadMemory
  session: Session
  method: string
  url: URL
  headers: Headers
  body: unknown
}

const tus = { 'Tus-Resumable': '1.0.0', 'Cache-Control': 'no-store' }

/** Answers `/uploads` and `/uploads/{id}`: tus 1.0.0, the list of a set, and the bytes of a file. */
export async function answerUploads(parameters: AnswerUploadsParameters): Promise<Response> {
  const { memory, session, method, url, headers } = parameters
  const [mount = '', id] = url.pathname.split(/\/uploads(?:\/|$)/)
  const mayActFor = (owner: string) => session.customerPartners.some((partner) => partner.id === owner)
  if (method !== 'GET' && headers.get(relayHeaders.relay) === null) return refuse('cross_site')
  const speaksTus = headers.get('Tus-Resumable') === '1.0.0'
  if (method !== 'GET' && !speaksTus) return new Response(null, { status: 412, headers: tus })

  if (!id) {
    if (method === 'POST') return createFile({ memory, session, headers, mount })
    if (method !== 'GET') return refuse('method_not_allowed')
    const read = (name: string) => url.searchParams.get(name) ?? ''
    const key = { customerPartnerId: read('customer_partner_id'), kind: read('kind'), set: read('set') }
    if (!mayActFor(key.customerPartnerId) || !session.capabilities.includes(key.kind))
      return refuse('forbidden')
    return Response.json({ status: 'success', data: memory.list(key) })
  }

  const file = memory.find(id)
  const isOwn = file && mayActFor(file.customerPartnerId) && session.capabilities.includes(file.upload.kind)
  if (!isOwn) return refuse('not_found')
  const { upload, rejection } = file
  if (rejection !== null && method !== 'DELETE') return refuse('upload_rejected', { rejection })
  switch (method) {
    case 'HEAD':
      return new Response(null, {
        headers: { ...tus, 'Upload-Offset': String(upload.offset), 'Upload-Length': String(upload.size) },
      })
    case 'PATCH':
      return receive(parameters, file)
    case 'DELETE':
      memory.remove(id)
      return new Response(null, { status: 204, headers: tus })
    case 'GET':
      if (upload.state !== 'staged') return refuse('not_found')
      return new Response(file.bytes, {
        headers: { 'Content-Type': 'application/octet-stream', 'Content-Disposition': 'attachment' },
      })
    default:
      return refuse('method_not_allowed')
  }
}

/** Takes more of a file, and looks at it once it is whole. */
async function receive(
  { memory, headers, body }: AnswerUploadsParameters,
  file: HeldFile,
): Promise<Response> {
  const { upload } = file
  if (headers.get('Content-Type') !== 'application/offset+octet-stream')
    return refuse('unsupported_media_type')
  const chunk = await bytesOf(body)
  if (Number(headers.get('Upload-Offset')) !== upload.offset) return refuse('upload_conflict')
  const arrived = upload.offset + chunk.byteLength
  if (arrived > upload.size) return refuse('malformed_request')
  file.bytes.set(chunk, upload.offset)
  upload.offset = arrived
  if (arrived === upload.size && upload.state === 'uploading') {
    const found = await inspectFile(file)
    if ('rejection' in found) {
      file.rejection = found.rejection
      return refuse('upload_rejected', { rejection: found.rejection })
    }
    Object.assign(upload, { state: 'staged', ...found })
    memory.announce(file)
  }
  return new Response(null, { status: 204, headers: { ...tus, 'Upload-Offset': String(arrived) } })
}
