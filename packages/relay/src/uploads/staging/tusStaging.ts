import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { type DataStore, ERRORS, type Locker, Server } from '@tus/server'
import type { Hasher } from '../inspection/inspectUpload.ts'
import type { StagedBytes, StagingFile, UploadStaging } from '../UploadStaging.ts'
import { toLoggableName } from '../toLoggableName.ts'
import { isGone } from './isGone.ts'
import { memoryLocker } from './memoryLocker.ts'

/** A store of the tus library whose files can be read again, and listed. */
export type ReadableDataStore = DataStore & {
  read(id: string): Readable | Promise<Readable>
  /** Lists everything in the store, also entries without an id of the relay. */
  listFiles(): AsyncIterable<StagedBytes>
}

/** The headers of a request that the library gets; no others reach it. */
const passed = ['Upload-Offset', 'Content-Type'] as const

/** Milliseconds in which a request must write its bytes after another one asks for the file. */
const drainTime = 500

/** Ids that the relay mints: a store can read none of them as a path. */
const mintedId = /^[A-Za-z0-9_-]{8,64}$/

/**
 * Makes a staging on a store of `@tus/server`, which speaks tus; the relay itself handles ids, rights, limits and answers to the browser.
 *
 * @param locker keeps two requests for one file apart, within this process.
 */
export function tusStaging(store: ReadableDataStore, locker: Locker = memoryLocker()): UploadStaging {
  const server = new Server({
    path: '/files',
    datastore: store,
    locker,
    lockDrainTimeout: drainTime,
    relativeLocation: true,
    allowedOrigins: () => false,
    // The relay reports the failure only to an operator.
    onResponseError: (_request, error) => ({
      status_code: toStatus(error),
      body: toLoggableName(error) ?? '',
    }),
    namingFunction: (request) => toFileId(request.url),
    getFileIdFromRequest: (request) => toFileId(request.url),
  })

  const offset = async (id: string): Promise<number | null> => {
    try {
      return (await store.getUpload(checkedId(id))).offset
    } catch (error) {
      if (isGone(error)) return null
      throw error
    }
  }

  return {
    async handle(request: Request, file: StagingFile): Promise<Response> {
      return server.handleWeb(toTusRequest(request, file))
    },
    offset,
    async *read(id: string): AsyncIterable<Uint8Array<ArrayBuffer>> {
      // The cast names the pieces of a byte stream; no store reads into shared memory.
      for await (const piece of await store.read(checkedId(id))) yield piece as Uint8Array<ArrayBuffer>
    },
    async remove(id: string): Promise<void> {
      try {
        await store.remove(checkedId(id))
      } catch (error) {
        if (!isGone(error)) throw error
      }
    },
    async *list(): AsyncIterable<StagedBytes> {
      for await (const found of store.listFiles()) if (mintedId.test(found.id)) yield found
    },
    createHasher(): Hasher {
      const hash = createHash('sha256')
      return {
        update: (bytes) => void hash.update(bytes),
        digest: () => hash.digest('hex'),
      }
    },
  }
}

function toTusRequest(request: Request, { id, size }: StagingFile): Request {
  const headers = new Headers({ 'Tus-Resumable': '1.0.0' })
  if (request.method === 'POST') headers.set('Upload-Length', String(size))
  for (const name of passed) {
    const value = request.method === 'PATCH' ? request.headers.get(name) : null
    if (value !== null) headers.set(name, value)
  }
  const body = request.method === 'PATCH' ? request.body : null
  // A streamed body requires `duplex`, which the DOM types do not know.
  const streaming = body ? { duplex: 'half' } : {}
  const url = `http://staging.invalid/files/${checkedId(id)}`
  return new Request(url, { method: request.method, headers, body, ...streaming })
}

function toFileId(url: string): string {
  return checkedId(url.slice(url.lastIndexOf('/') + 1))
}

function checkedId(id: string): string {
  if (!mintedId.test(id)) throw new TypeError('This is not the id of an upload')
  return id
}

/** The status of a failure in the library. A request that made way for another one is a conflict and no failure. */
function toStatus(error: Error | { status_code: number }): number {
  if (error === ERRORS.ABORTED) return ERRORS.INVALID_OFFSET.status_code
  return 'status_code' in error ? error.status_code : 500
}
