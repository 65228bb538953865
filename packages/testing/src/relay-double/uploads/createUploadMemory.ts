import { uploadTypes } from '@onlend/core/internal'
import type { Draft, StagedSet } from '@onlend/core/relay'
import type { HeldFile } from './HeldFile.ts'

/** How much a stand-in relay takes. */
export type UploadLimits = {
  /** Bytes of one file. @default 26214400 */
  maxFileBytes: number
  /** Files of one set. @default 200 */
  maxFiles: number
  /** Bytes of everything that a partner has staged. @default 1073741824 */
  maxBytes: number
}

/** Files that are sent together. */
export type SetKey = { customerPartnerId: string; kind: string; set: string }

/** The staged files and drafts of a stand-in relay. */
export type UploadMemory = {
  limits: UploadLimits
  now: () => number
  /** A file that has not expired, or the reason why it was not taken. */
  find: (id: string) => HeldFile | null
  list: (key: SetKey) => StagedSet
  all: () => HeldFile[]
  add: (file: HeldFile) => void
  /** Tells the partner's readers that a file is whole. */
  announce: (file: HeldFile) => void
  remove: (id: string) => void
  readDraft: (key: SetKey) => Draft | null
  /** How many drafts of some kinds the partner of a set has. */
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
  /** With a revision, or `null` for none any more, it is a draft that changed; otherwise the files of the set. */
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
    // The cast states what `toKey` has written.
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
