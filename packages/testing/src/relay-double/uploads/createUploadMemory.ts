import { uploadTypes } from '@onlend/core/internal'
import type { Draft, StagedSet } from '@onlend/core/relay'
import type { HeldFile } from './HeldFile.ts'

/** The limits of files in a stand-in relay. */
export type UploadLimits = {
  /** The highest number of bytes of one file. @default 26214400 */
  maxFileBytes: number
  /** The highest number of files of one set. @default 200 */
  maxFiles: number
  /** The highest number of bytes that a partner may stage, in all sets together. @default 1073741824 */
  maxBytes: number
}

/** The key of a set of files that are sent together. */
export type SetKey = { customerPartnerId: string; kind: string; set: string }

/** The staged files and drafts of a stand-in relay. */
export type UploadMemory = {
  limits: UploadLimits
  now: () => number
  /** Finds a file that has not expired, also a refused one with its reason. */
  find: (id: string) => HeldFile | null
  list: (key: SetKey) => StagedSet
  all: () => HeldFile[]
  add: (file: HeldFile) => void
  /** Notifies the partner's readers that a file is whole. */
  announce: (file: HeldFile) => void
  remove: (id: string) => void
  readDraft: (key: SetKey) => Draft | null
  /** The number of drafts of a partner. */
  countDrafts: (key: Pick<SetKey, 'customerPartnerId'>) => number
  writeDraft: (key: SetKey, draft: Draft | null) => void
}

const mebibyte = 1024 ** 2
const defaultLimits: UploadLimits = {
  maxFileBytes: 25 * mebibyte,
  maxFiles: 200,
  maxBytes: 1024 * mebibyte,
}

type CreateUploadMemoryParameters = {
  now: () => number
  limits?: Partial<UploadLimits> | undefined
  /** Called after a change of a draft with its `revision`, or `null` for a deleted draft; without one, after a change of the files. */
  onChange: (key: Omit<SetKey, 'set'>, revision?: number | null) => void
}

/** Makes an empty memory. */
export function createUploadMemory({
  now,
  limits = {},
  onChange,
}: CreateUploadMemoryParameters): UploadMemory {
  const allowed = { ...defaultLimits, ...limits }
  const files = new Map<string, HeldFile>()
  const drafts = new Map<string, Draft>()
  const known = (): HeldFile[] =>
    [...files.values()].filter(({ upload }) => now() < Date.parse(upload.expiresAt))
  const all = (): HeldFile[] => known().filter(({ rejection }) => rejection === null)
  const announce = ({ customerPartnerId, upload: { kind } }: HeldFile) =>
    onChange({ customerPartnerId, kind })
  const toKey = ({ customerPartnerId, kind, set }: SetKey) => JSON.stringify([customerPartnerId, kind, set])

  return {
    limits: allowed,
    now,
    find: (id) => known().find(({ upload }) => upload.id === id) ?? null,
    list: ({ customerPartnerId, kind, set }) => {
      const own = all().filter((file) => file.customerPartnerId === customerPartnerId)
      const uploads = own
        .map(({ upload }) => upload)
        .filter((upload) => upload.kind === kind && upload.set === set)
      const usedBytes = own.reduce((sum, { upload }) => sum + upload.size, 0)
      return { uploads, limits: { ...allowed, usedBytes, types: uploadTypes.map(({ type }) => type) } }
    },
    all,
    add: (file) => {
      files.set(file.upload.id, file)
      if (file.upload.state === 'staged') announce(file)
    },
    announce,
    remove: (id) => {
      const file = files.get(id)
      files.delete(id)
      if (file) announce(file)
    },
    readDraft: (key) => drafts.get(toKey(key)) ?? null,
    // The cast names the type that `toKey` has written.
    countDrafts: ({ customerPartnerId }) =>
      [...drafts.keys()].filter((key) => (JSON.parse(key) as string[])[0] === customerPartnerId).length,
    writeDraft: (key, draft) => {
      const isChange = draft !== null || drafts.has(toKey(key))
      if (draft === null) drafts.delete(toKey(key))
      else drafts.set(toKey(key), draft)
      if (isChange) onChange(key, draft?.revision ?? null)
    },
  }
}
