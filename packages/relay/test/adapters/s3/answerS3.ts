import type { IncomingHttpHeaders } from 'node:http'
import type { Bucket } from './createBucket.ts'
import { S3Failure } from './S3Failure.ts'

export type S3Request = {
  method: string
  key: string
  query: URLSearchParams
  headers: IncomingHttpHeaders
  body: Buffer
}
export type S3Answer = { status: number; headers?: Record<string, string>; body?: Buffer | string }

/** Parts in one page of a list: few, so that a reader of the first page alone is caught. */
const pageOfParts = 2

/** Objects in one page of a list. */
const pageOfObjects = 3

/** What S3 answers to one request for a bucket in path style. */
export function answerS3(bucket: Bucket, request: S3Request): S3Answer {
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
