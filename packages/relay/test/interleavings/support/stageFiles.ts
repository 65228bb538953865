import { createHash } from 'node:crypto'
import type { Database } from '../../../src/database/Database.ts'
import { createStore } from '../../../src/createStore.ts'
import type { UploadStaging } from '../../../src/uploads/UploadStaging.ts'
import type { OwnerId } from './owners.ts'

/** Files that people have staged, one for each key of each owner. */
export type StagedFiles = {
  staging: UploadStaging
  /** The file of a write, staged when it is first asked for: its id and checksum. */
  stage(owner: OwnerId, key: string): Promise<{ id: string; sha256: string }>
  /** Ids of all that were staged. */
  staged: ReadonlySet<string>
  /** Ids of those whose bytes are here. */
  here: ReadonlySet<string>
}

const far = Number.MAX_SAFE_INTEGER

/** Makes a staging in memory. */
export function stageFiles(database: Database, now: () => number): StagedFiles {
  const store = createStore(database)
  const staged = new Set<string>()
  const here = new Set<string>()
  const toBytes = (id: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(`the file ${id}`)
  return {
    staged,
    here,
    staging: {
      handle: () => Promise.reject(new Error('Nothing is sent piece by piece here')),
      offset: (id) => Promise.resolve(here.has(id) ? toBytes(id).byteLength : null),
      async *read(id) {
        if (!here.has(id)) throw new Error('The file has gone')
        yield toBytes(id)
      },
      async remove(id) {
        here.delete(id)
      },
      createHasher() {
        const hash = createHash('sha256')
        return { update: (bytes) => void hash.update(bytes), digest: () => hash.digest('hex') }
      },
    },
    async stage(owner, key) {
      const id = `${owner}-${key}`
      const sha256 = createHash('sha256').update(toBytes(id)).digest('hex')
      if (staged.has(id)) return { id, sha256 }
      staged.add(id)
      here.add(id)
      const toOwner = { environment: 'sandbox', kind: 'customerPartnerId', id: owner } as const
      const facts = { slot: 'nin_slip', name: 'a.pdf', size: toBytes(id).byteLength, expectedSha256: null }
      const whose = {
        owner: toOwner,
        kind: 'registerCustomer',
        set: key,
        actor: owner,
        actorName: null,
      } as const
      const allowance = { maxFiles: 10, maxFilesOfOwner: 10, maxTotalBytes: 1_000_000_000, maxBytes: 10_000 }
      await store.createUpload({ id, ...facts, ...whose, createdAt: now(), expiresAt: far }, allowance)
      await store.recordStaged(toOwner, id, { type: 'application/pdf', sha256, now: now() })
      return { id, sha256 }
    },
  }
}
