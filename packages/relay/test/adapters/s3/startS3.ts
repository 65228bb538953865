import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { S3StagingOptions } from '../../../src/uploads/staging/s3Staging.ts'
import { answerS3, type S3Answer, type S3Request } from './answerS3.ts'
import { createBucket } from './createBucket.ts'
import { S3Failure } from './S3Failure.ts'

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
