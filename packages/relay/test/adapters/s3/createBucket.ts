import { createHash, randomUUID } from 'node:crypto'
import { S3Failure } from './S3Failure.ts'

type StoredObject = { bytes: Buffer; etag: string; metadata: Record<string, string>; modifiedAt: Date }
type Part = { bytes: Buffer; etag: string }
type Upload = { key: string; metadata: Record<string, string>; parts: Map<number, Part> }
type Condition = { ifMatch: string | undefined; ifNoneMatch: string | undefined }

/** Bytes that every part but the last has to have. */
const leastPart = 5 * 1_024 * 1_024

/** One bucket in memory, with the rules of the API reference (https://docs.aws.amazon.com/AmazonS3/latest/API) that a store leans on. */
export type Bucket = ReturnType<typeof createBucket>

export function createBucket() {
  const objects = new Map<string, StoredObject>()
  const uploads = new Map<string, Upload>()

  const getUpload = (id: string, key: string): Upload => {
    const upload = uploads.get(id)
    if (upload?.key !== key) throw new S3Failure(404, 'NoSuchUpload')
    return upload
  }
  return {
    objects,
    uploads,
    get(key: string): StoredObject {
      const object = objects.get(key)
      if (!object) throw new S3Failure(404, 'NoSuchKey')
      return object
    },
    put(
      key: string,
      bytes: Buffer,
      { ifMatch, ifNoneMatch, metadata }: Condition & Pick<Upload, 'metadata'>,
    ): string {
      const before = objects.get(key)
      if (ifMatch !== undefined && !before) throw new S3Failure(404, 'NoSuchKey')
      if (ifMatch !== undefined && before?.etag !== ifMatch) throw new S3Failure(412, 'PreconditionFailed')
      if (ifNoneMatch === '*' && before) throw new S3Failure(412, 'PreconditionFailed')
      const etag = getEtag(bytes)
      objects.set(key, { bytes, etag, metadata, modifiedAt: new Date() })
      return etag
    },
    /** In the order of their keys, after one of them. */
    list: (prefix: string, after: string): { key: string; modifiedAt: Date }[] =>
      [...objects]
        .filter(([key]) => key.startsWith(prefix) && key > after)
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .map(([key, { modifiedAt }]) => ({ key, modifiedAt })),
    /** Succeeds for what is not there. */
    delete: (key: string): boolean => objects.delete(key),
    begin(key: string, metadata: Record<string, string>): string {
      const id = randomUUID()
      uploads.set(id, { key, metadata, parts: new Map() })
      return id
    },
    putPart({ id, key, number, bytes }: { id: string; key: string; number: number; bytes: Buffer }): string {
      const { parts } = getUpload(id, key)
      if (!(number >= 1 && number <= 10_000)) throw new S3Failure(400, 'InvalidArgument')
      const etag = getEtag(bytes)
      parts.set(number, { bytes, etag })
      return etag
    },
    /** In the order of their numbers, after one of them. */
    listParts(id: string, key: string, after: number): { number: number; size: number; etag: string }[] {
      return [...getUpload(id, key).parts]
        .filter(([number]) => number > after)
        .sort(([one], [other]) => one - other)
        .map(([number, { bytes, etag }]) => ({ number, size: bytes.byteLength, etag }))
    },
    complete(id: string, key: string, wanted: readonly { number: number; etag: string }[]): string {
      const { parts, metadata } = getUpload(id, key)
      if (wanted.length === 0) throw new S3Failure(400, 'MalformedXML')
      const chosen = wanted.map(({ number, etag }, at) => {
        if (number <= (wanted[at - 1]?.number ?? 0)) throw new S3Failure(400, 'InvalidPartOrder')
        const part = parts.get(number)
        if (part?.etag !== etag) throw new S3Failure(400, 'InvalidPart')
        return part.bytes
      })
      if (chosen.slice(0, -1).some(({ byteLength }) => byteLength < leastPart))
        throw new S3Failure(400, 'EntityTooSmall')
      const bytes = Buffer.concat(chosen)
      const etag = `"${getEtag(bytes).slice(1, -1)}-${wanted.length}"`
      objects.set(key, { bytes, etag, metadata, modifiedAt: new Date() })
      uploads.delete(id)
      return etag
    },
    abort(id: string, key: string): void {
      getUpload(id, key)
      uploads.delete(id)
    },
  }
}

function getEtag(bytes: Buffer): string {
  return `"${createHash('md5').update(bytes).digest('hex')}"`
}
