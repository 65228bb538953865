import { bucket } from './bucket.ts'
import type { Readable } from 'node:stream'
import { type MetadataValue, S3Store } from '@tus/s3-store'
import { ERRORS, Upload } from '@tus/server'
import { openSpool, type Spool } from './openSpool.ts'
import { isGone } from '../isGone.ts'
import { createGate } from '../../../lib/createGate.ts'
import type { StagedBytes } from '../../UploadStaging.ts'

/** The error names of S3 services for a missing object or multipart upload. */
const missingNames = new Set(['NotFound', 'NoSuchKey', 'NoSuchUpload'])

/** The error names of S3 services for an object that changed before a conditional write. */
const conflictNames = new Set(['PreconditionFailed', 'ConditionalRequestConflict', 'NoSuchKey', 'NotFound'])

/** Bytes of every part but the last: the least that S3 accepts. The number of a part alone gives its beginning. */
const partSize = 5 * 1_024 * 1_024

/** The most tries to write the tail while other instances replace it. */
const conflictLimit = 5

type StoreOptions = {
  client: ConstructorParameters<typeof S3Store>[0]['s3ClientConfig']
  /** The prefix of every key. */
  prefix: string
  /** Whether the store replaces an object only if it is unchanged since the read. */
  conditionalWrites: boolean
}

/** The stored part of a file. */
type Progress = {
  key: string
  metadata: MetadataValue
  /** Bytes of the whole file. */
  size: number
  /** Whole parts, in order. */
  parts: { PartNumber: number; ETag: string }[]
  /** Bytes in the parts. */
  start: number
  /** The bytes after the parts, too few for a part: a separate object, named after `start`. */
  tail: { size: number; etag: string } | null
  isWhole: boolean
}

/** A cache that keeps nothing: another instance may have changed a cached value. */
const forgetful = { get: async () => undefined, set: async () => undefined, delete: async () => undefined }

/**
 * The library's S3 store with stricter writes, for several instances and for processes that end in the middle. The bytes of a PATCH go to
 * the parts of one S3 upload, one after the other, and the tail to an object whose name holds its beginning; the store deletes the old tail
 * only after that. So all acknowledged bytes stay when a process ends at any point. Two writers that do not know of each other write the
 * same bytes to the same places, and only a writer that has read the tail replaces it.
 */
export class PartedS3Store extends S3Store {
  readonly #prefix: string
  readonly #isConditional: boolean
  /** Each part on its way to S3 takes its size of memory, since the client can repeat a whole part from memory, but not a stream. */
  readonly #gate = createGate(3)

  constructor({ client, prefix, conditionalWrites }: StoreOptions) {
    super({ s3ClientConfig: client, partSize, minPartSize: partSize, cache: forgetful })
    this.#prefix = prefix
    this.#isConditional = conditionalWrites
    this.extensions = ['creation', 'termination']
  }

  /** Writes an id and a size; the person's file name does not go to the bucket. */
  override async create(upload: Upload): Promise<Upload> {
    await super.create(new Upload({ id: this.#keyOf(upload.id), size: upload.size ?? 0, offset: 0 }))
    return upload
  }

  override read(id: string): Promise<Readable> {
    return super.read(this.#keyOf(id))
  }

  override async getUpload(id: string): Promise<Upload> {
    const progress = await this.#find(id)
    return new Upload({ id, size: progress.size, offset: getOffset(progress) })
  }

  override async write(source: Readable, id: string, offset: number): Promise<number> {
    const progress = await this.#find(id)
    if (progress.isWhole || getOffset(progress) !== offset) throw ERRORS.INVALID_OFFSET
    const spool = await openSpool()
    try {
      return await this.#take(source, progress, spool)
    } finally {
      await spool.close()
    }
  }

  override async remove(id: string): Promise<void> {
    const key = this.#keyOf(id)
    const Bucket = this.bucket
    const { 'upload-id': UploadId, file } = await this.#metadataOf(key).catch(async (error: unknown) => {
      // Objects that were written during the removal, or are left of one that broke off.
      if (!isGone(error)) throw error
      for await (const { Key = '' } of bucket.listObjects(this.client, { Bucket, Prefix: key }))
        if (Key === key || Key.startsWith(`${key}.`)) await this.client.deleteObject({ Bucket, Key })
      throw error
    })
    await this.client.abortMultipartUpload({ Bucket, Key: key, UploadId }).catch((error: unknown) => {
      if (!isMissing(error)) throw error
    })
    const starts = Array.from(
      { length: Math.floor((file.size ?? 0) / partSize) + 1 },
      (_, at) => at * partSize,
    )
    const Objects = [key, ...starts.map((start) => tailKey(key, start))].map((Key) => ({ Key }))
    const { Errors = [] } = await this.client.deleteObjects({ Bucket, Delete: { Objects, Quiet: true } })
    if (Errors.length > 0)
      throw new Error(`S3 kept ${Errors.length} of the objects of a file: ${Errors[0]?.Code}`)
    // Last, so that a removal that broke off can be repeated.
    await this.client.deleteObject({ Bucket, Key: this.infoKey(key) })
  }

  listFiles(): AsyncIterable<StagedBytes> {
    return bucket.listFiles(this.client, { Bucket: this.bucket, Prefix: this.#prefix })
  }

  /** @returns the new offset. */
  async #take(source: Readable, progress: Progress, spool: Spool): Promise<number> {
    const { key, size, start, tail } = progress
    if (tail) {
      const kept = await super.read(tailKey(key, start)).catch(overtaken)
      for await (const piece of kept) await spool.append(piece)
      if (spool.size !== tail.size) throw ERRORS.INVALID_OFFSET
    }
    for await (const piece of untilItBreaks(source)) {
      for (let at = 0; at < piece.byteLength; ) {
        const part = piece.subarray(at, at + partSize - spool.size)
        await spool.append(part)
        at += part.byteLength
        if (spool.size === partSize) await this.#sendPart(progress, spool)
      }
    }
    const end = progress.start + spool.size
    if (end === size) {
      if (spool.size > 0) await this.#sendPart(progress, spool)
      await this.#complete(progress)
    } else if (end > start + (tail?.size ?? 0) && spool.size > 0) await this.#keepTail(progress, spool)
    if (tail && (progress.start > start || end === size))
      await this.client.deleteObject({ Bucket: this.bucket, Key: tailKey(key, start) })
    return end
  }

  async #sendPart(progress: Progress, spool: Spool): Promise<void> {
    const { metadata, parts } = progress
    const PartNumber = parts.length + 1
    const length = spool.size
    const ETag = await this.#gate.pass(async () =>
      this.uploadPart(metadata, await spool.drain(), PartNumber).catch(overtaken),
    )
    parts.push({ PartNumber, ETag })
    progress.start += length
    progress.tail = null
  }

  async #keepTail(progress: Progress, spool: Spool): Promise<void> {
    const { key, start, metadata } = progress
    const end = start + spool.size
    await this.#gate.pass(async () => {
      const Body = await spool.drain()
      const request = { Bucket: this.bucket, Key: tailKey(key, start), Body }
      let { tail } = progress
      for (let attempt = 0; attempt < conflictLimit; attempt += 1) {
        const isUnchanged = tail ? { IfMatch: tail.etag } : { IfNoneMatch: '*' }
        try {
          await this.client.putObject({ ...request, ...(this.#isConditional ? isUnchanged : {}) })
          return
        } catch (error) {
          if (!isConflict(error)) throw error
        }
        const now = await this.#progressOf(key, metadata)
        if (getOffset(now) === end) return
        // The writer with more of the file wins; the other one gets a conflict and asks for the offset.
        if (now.start !== start || getOffset(now) > end) throw ERRORS.INVALID_OFFSET
        tail = now.tail
      }
      throw ERRORS.INVALID_OFFSET
    })
  }

  async #complete({ key, metadata, parts, size }: Progress): Promise<void> {
    try {
      await this.finishMultipartUpload(metadata, parts)
    } catch (error) {
      // Another instance may have completed the upload.
      if (!isMissing(error) || (await this.#lengthOf(key)) !== size) throw error
    }
  }

  async #find(id: string): Promise<Progress> {
    const key = this.#keyOf(id)
    return this.#progressOf(key, await this.#metadataOf(key))
  }

  async #progressOf(key: string, metadata: MetadataValue): Promise<Progress> {
    const size = metadata.file.size ?? 0
    const request = { Bucket: this.bucket, Key: key, UploadId: metadata['upload-id'] }
    const listed = await bucket.listParts(this.client, request).catch(nullIfMissing)
    if (listed === null) {
      // The multipart upload is over: it was completed, or the bucket's own rules deleted it.
      if ((await this.#lengthOf(key)) !== size) throw ERRORS.FILE_NOT_FOUND
      return { key, metadata, size, parts: [], start: size, tail: null, isWhole: true }
    }
    const progress: Progress = { key, metadata, size, parts: [], start: 0, tail: null, isWhole: false }
    for (const { PartNumber = 0, ETag = '', Size = 0 } of listed) {
      const isNext = PartNumber === progress.parts.length + 1
      if (!isNext || (Size !== partSize && progress.start + Size !== size)) break
      progress.parts.push({ PartNumber, ETag })
      progress.start += Size
    }
    if (progress.start === size && size > 0) {
      // Every byte had arrived when the process ended before the completion.
      await this.#complete(progress)
      return { ...progress, isWhole: true }
    }
    progress.tail = await this.#findTail(key, progress.start)
    return progress
  }

  async #findTail(key: string, start: number): Promise<Progress['tail']> {
    try {
      const found = await this.client.headObject({ Bucket: this.bucket, Key: tailKey(key, start) })
      return { size: found.ContentLength ?? 0, etag: found.ETag ?? '' }
    } catch (error) {
      if (isMissing(error)) return null
      throw error
    }
  }

  /** Bytes of an object; `null` for a missing one. */
  async #lengthOf(key: string): Promise<number | null> {
    try {
      return (await this.client.headObject({ Bucket: this.bucket, Key: key })).ContentLength ?? 0
    } catch (error) {
      if (isMissing(error)) return null
      throw error
    }
  }

  async #metadataOf(key: string): Promise<MetadataValue> {
    try {
      return await this.getMetadata(key)
    } catch (error) {
      throw isMissing(error) ? ERRORS.FILE_NOT_FOUND : error
    }
  }

  #keyOf(id: string): string {
    return `${this.#prefix}${id}`
  }
}

/**
 * The pieces of a body; a body that breaks off just ends. The store keeps the arrived bytes, and the sender asks for the offset.
 */
async function* untilItBreaks(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* source
  } catch {
    // A broken link is no failure of the store, and there is no client left to answer.
  }
}

/** Turns a missing object into a conflict: another instance has completed the file in the meantime. */
function overtaken(error: unknown): never {
  throw isMissing(error) ? ERRORS.INVALID_OFFSET : error
}

function getOffset({ start, tail }: Progress): number {
  return start + (tail?.size ?? 0)
}

function tailKey(key: string, start: number): string {
  return `${key}.${start}.part`
}

function isConflict(error: unknown): boolean {
  return error instanceof Error && conflictNames.has(error.name)
}

function nullIfMissing(error: unknown): null {
  if (isMissing(error)) return null
  throw error
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && missingNames.has(error.name)
}
