import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { S3StagingOptions } from '../../../src/uploads/staging/s3Staging.ts'
import { createBucket, type Bucket } from './createBucket.ts'
import { S3Failure } from './S3Failure.ts'

type S3Request = {
  method: string
  key: string
  query: URLSearchParams
  headers: IncomingHttpHeaders
  body: Buffer
}
type S3Answer = { status: number; headers?: Record<string, string>; body?: Buffer | string }

/** Parts in one page of a list: few, so that a reader of the first page alone is caught. */
const pageOfParts = 2

/** Objects in one page of a list. */
const pageOfObjects = 3

/** What S3 answers to one request for a bucket in path style. */
function answerS3(bucket: Bucket, request: S3Request): S3Answer {
  const { method, key, query } = request
  const upload = query.get('uploadId')
  if (key === '' && method === 'GET' && query.get('list-type') === '2') return listObjects(bucket, query)
  if (key === '')
    return method === 'POST' && query.has('delete') ? deleteMany(bucket, request) : notImplemented()
  if (upload !== null) return answerParts(bucket, request, upload)
  if (method === 'POST' && query.has('uploads'))
    return xml(
      `<InitiateMultipartUploadResult><Key>${key}</Key><UploadId>${bucket.begin(key, getMetadata(request))}</UploadId></InitiateMultipartUploadResult>`,
    )
  if (method === 'PUT') return put(bucket, request)
  if (method === 'GET' || method === 'HEAD') return get(bucket, request)
  if (method !== 'DELETE') return notImplemented()
  bucket.delete(key)
  return { status: 204 }
}

function answerParts(bucket: Bucket, { method, key, query, body }: S3Request, id: string): S3Answer {
  if (method === 'PUT') {
    const etag = bucket.putPart({ id, key, number: Number(query.get('partNumber')), bytes: body })
    return { status: 200, headers: { ETag: etag } }
  }
  if (method === 'GET') {
    const all = bucket.listParts(id, key, Number(query.get('part-number-marker') ?? 0))
    const page = all.slice(0, pageOfParts)
    const parts = page.map(
      ({ number, size, etag }) =>
        `<Part><PartNumber>${number}</PartNumber><ETag>${etag.replaceAll('"', '&quot;')}</ETag><Size>${size}</Size></Part>`,
    )
    const isCut = page.length < all.length
    const next = `<NextPartNumberMarker>${page.at(-1)?.number ?? 0}</NextPartNumberMarker>`
    return xml(
      `<ListPartsResult>${next}<IsTruncated>${isCut}</IsTruncated>${parts.join('')}</ListPartsResult>`,
    )
  }
  if (method === 'POST') {
    const wanted = [...body.toString().matchAll(/<Part>(.*?)<\/Part>/gs)].map(([, part = '']) => ({
      number: Number(/<PartNumber>(\d+)</.exec(part)?.[1]),
      etag: (/<ETag>(.*?)</.exec(part)?.[1] ?? '').replaceAll('&quot;', '"'),
    }))
    const etag = bucket.complete(id, key, wanted).replaceAll('"', '&quot;')
    return xml(
      `<CompleteMultipartUploadResult><Key>${key}</Key><ETag>${etag}</ETag></CompleteMultipartUploadResult>`,
    )
  }
  if (method !== 'DELETE') return notImplemented()
  bucket.abort(id, key)
  return { status: 204 }
}

function put(bucket: Bucket, request: S3Request): S3Answer {
  const { 'if-match': ifMatch, 'if-none-match': ifNoneMatch } = request.headers
  const how = { ifMatch, ifNoneMatch, metadata: getMetadata(request) }
  return { status: 200, headers: { ETag: bucket.put(request.key, request.body, how) } }
}

function get(bucket: Bucket, { key, headers: { range } }: S3Request): S3Answer {
  const { bytes, etag, metadata } = bucket.get(key)
  const own = Object.entries(metadata).map(([name, value]) => [`x-amz-meta-${name}`, value])
  const headers: Record<string, string> = { ETag: etag, ...Object.fromEntries(own) }
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(range ?? '') ?? []
  if (from === undefined) return { status: 200, headers, body: bytes }
  const last = Math.min(to ? Number(to) : bytes.byteLength - 1, bytes.byteLength - 1)
  if (Number(from) > last) throw new S3Failure(416, 'InvalidRange')
  const part = bytes.subarray(Number(from), last + 1)
  return {
    status: 206,
    headers: { ...headers, 'Content-Range': `bytes ${from}-${last}/${bytes.byteLength}` },
    body: part,
  }
}

function listObjects(bucket: Bucket, query: URLSearchParams): S3Answer {
  const all = bucket.list(query.get('prefix') ?? '', query.get('continuation-token') ?? '')
  const page = all.slice(0, pageOfObjects)
  const objects = page.map(
    ({ key, modifiedAt }) =>
      `<Contents><Key>${key}</Key><LastModified>${modifiedAt.toISOString()}</LastModified></Contents>`,
  )
  const isCut = page.length < all.length
  const next = isCut ? `<NextContinuationToken>${page.at(-1)?.key ?? ''}</NextContinuationToken>` : ''
  return xml(
    `<ListBucketResult><IsTruncated>${isCut}</IsTruncated>${next}${objects.join('')}</ListBucketResult>`,
  )
}

function deleteMany(bucket: Bucket, { body, headers }: S3Request): S3Answer {
  const isChecked = Object.keys(headers).some(
    (name) => name === 'content-md5' || name.startsWith('x-amz-checksum-'),
  )
  if (!isChecked) throw new S3Failure(400, 'InvalidRequest')
  for (const [, key = ''] of body.toString().matchAll(/<Key>(.*?)<\/Key>/g)) bucket.delete(key)
  return xml('<DeleteResult></DeleteResult>')
}

function getMetadata({ headers }: S3Request): Record<string, string> {
  const own = Object.entries(headers).filter(([name]) => name.startsWith('x-amz-meta-'))
  return Object.fromEntries(own.map(([name, value]) => [name.slice('x-amz-meta-'.length), String(value)]))
}

function xml(text: string): S3Answer {
  return { status: 200, headers: { 'Content-Type': 'application/xml' }, body: `<?xml version="1.0"?>${text}` }
}

function notImplemented(): never {
  throw new S3Failure(501, 'NotImplemented')
}

const accessKeyId = 'access-key'
const bucketName = 'staging'

/** A running one, and what to do to it. */
export type TestS3 = {
  /** For `s3Staging`. */
  options: Omit<S3StagingOptions, 'prefix'>
  /** Names of what is in the bucket. */
  keys(): string[]
  /** Uploads in parts that were neither completed nor aborted. */
  openUploads(): number
  /** As a rule of the bucket would for uploads that stayed open too long. */
  abortAll(): void
  /** Called before each request is answered; what it throws is the answer. */
  onRequest: (request: S3Request) => void | Promise<void>
  stop(): Promise<void>
}

/**
 * An S3 in this process with one bucket, for what `s3rver` cannot do: list the parts of an upload and abort it. It refuses
 * what S3 refuses: parts that are too small, stale tags, bodies without a length, and ones that differ from their signed checksum.
 */
export async function startS3(): Promise<TestS3> {
  const bucket = createBucket()
  const s3: TestS3 = {
    options: { bucket: bucketName, region: 'eu-west-1', forcePathStyle: true },
    keys: () => [...bucket.objects.keys()].sort(),
    openUploads: () => bucket.uploads.size,
    abortAll: () => bucket.uploads.clear(),
    onRequest: () => undefined,
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  const answer = async (incoming: IncomingMessage): Promise<S3Answer> => {
    try {
      const request = await readRequest(incoming)
      await s3.onRequest(request)
      return answerS3(bucket, request)
    } catch (error) {
      if (!(error instanceof S3Failure)) throw error
      const body = `<?xml version="1.0"?><Error><Code>${error.code}</Code><Message>${error.code}</Message></Error>`
      return { status: error.status, headers: { 'Content-Type': 'application/xml' }, body }
    }
  }
  const server = createServer(async (incoming, outgoing) => {
    const { status, headers = {}, body = '' } = await answer(incoming)
    outgoing.writeHead(status, { ...headers, 'Content-Length': Buffer.byteLength(body) })
    outgoing.end(incoming.method === 'HEAD' ? undefined : body)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // The cast follows from listening on a port.
  const { port } = server.address() as AddressInfo
  const credentials = { accessKeyId, secretAccessKey: 'secret-key' }
  Object.assign(s3.options, { endpoint: `http://127.0.0.1:${port}`, credentials })
  return s3
}

async function readRequest(incoming: IncomingMessage): Promise<S3Request> {
  const { method = '', url = '', headers } = incoming
  const { pathname, searchParams } = new URL(url, 'http://s3.invalid')
  const pieces: Buffer[] = []
  for await (const piece of incoming) pieces.push(piece)
  const body = Buffer.concat(pieces)
  if (!headers.authorization?.includes(`Credential=${accessKeyId}/`)) throw new S3Failure(403, 'AccessDenied')
  if (method === 'PUT' && headers['content-length'] === undefined)
    throw new S3Failure(411, 'MissingContentLength')
  const signed = headers['x-amz-content-sha256']
  if (body.byteLength > 0 && signed !== createHash('sha256').update(body).digest('hex'))
    throw new S3Failure(400, 'XAmzContentSHA256Mismatch')
  const [, name, ...key] = decodeURIComponent(pathname).split('/')
  if (name !== bucketName) throw new S3Failure(404, 'NoSuchBucket')
  return { method, key: key.join('/'), query: searchParams, headers, body }
}
