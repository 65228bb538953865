import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { type DataStore, ERRORS, type Locker, Server } from '@tus/server'
import type { Hasher } from '../inspection/inspectUpload.ts'
import type { StagedBytes, StagingFile, UploadStaging } from '../UploadStaging.ts'
import { toLoggableName } from '../toLoggableName.ts'
import { memoryLocker } from './memoryLocker.ts'

/** A store of the tus library whose files can be read again, and listed. */
export type ReadableDataStore = DataStore & {
  read(id: string): Readable | Promise<Readable>
  /** Everything that anything is kept of, also what no id of the relay's stands for. */
  listFiles(): AsyncIterable<StagedBytes>
}

type TusStagingOptions = {
  /** Keeps two requests for one file apart. @default within this process, which is enough where one process writes to the store */
  locker?: Locker
}

/** What of a request concerns tus; nothing else of it reaches the library. */
const passed = ['Upload-Offset', 'Content-Type'] as const

/** Milliseconds that a request for a file is given to put away what it holds, once another one wants the file. */
const drainTime = 500

/** Only what the relay mints: nothing that a store could read as a path. */
const mintedId = /^[A-Za-z0-9_-]{8,64}$/

/** Staging on a store of `@tus/server`, which speaks tus; ids, rights, limits and answers to the browser are the relay's own. */
export function tusStaging(store: ReadableDataStore, { locker }: TusStagingOptions = {}): UploadStaging {
  const server = new Server({
    path: '/files',
    datastore: store,
    locker: locker ?? memoryLocker(),
    lockDrainTimeout: drainTime,
    relativeLocation: true,
    allowedOrigins: () => false,
    // The relay tells only an operator what failed.
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
      // The cast names what a byte stream yields; nothing here reads on shared memory.
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
  // Required for a body that is streamed; the DOM types do not know it.
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

/** What a failure of the library's is to the relay. Who was told to make way for another request is in conflict with it, and nothing failed. */
function toStatus(error: Error | { status_code: number }): number {
  if (error === ERRORS.ABORTED) return ERRORS.INVALID_OFFSET.status_code
  return 'status_code' in error ? error.status_code : 500
}

/** The library throws records and no errors. */
function isGone(error: unknown): boolean {
  return error === ERRORS.FILE_NOT_FOUND || error === ERRORS.FILE_NO_LONGER_EXISTS
}
