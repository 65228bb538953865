import type { UploadRejection } from '@onlend/core/relay'
import type { Owner } from '../database/Owner.ts'
import type { UploadRecord, UploadSet } from './UploadRecord.ts'

/** The limits of the files that one partner stages. */
export type UploadAllowance = {
  /** The most files of the set. */
  maxFiles: number
  /** The most files of all the owner's sets together, so that many small sets cannot avoid the limit. */
  maxFilesOfOwner: number
  /** The most announced bytes of the owner's staged files. */
  maxBytes: number
  /** The most announced bytes of all staged files, of all owners and environments. */
  maxTotalBytes: number
}

/** The form value that a person filled in beside the files of a set. */
export type DraftRecord = {
  revision: number
  /** The form value as JSON text. */
  value: string
  actorName: string | null
  savedAt: number
}

/** A file whose bytes the staging should have. */
export type KeptUpload = Pick<UploadRecord, 'owner' | 'id' | 'size' | 'createdAt' | 'expiresAt'> & {
  /** Whether the file is whole. */
  isStaged: boolean
}

/** The store of the rows of staged files and drafts; the staging keeps the bytes. */
export type UploadStore = {
  /**
   * Writes the row of a file before its first byte arrives. Writes nothing and returns `full` over the owner's allowance, and `exhausted` when
   * all owners together have staged too much.
   */
  createUpload(
    upload: Omit<UploadRecord, 'offset' | 'state' | 'rejection' | 'type' | 'sha256' | 'operationId'>,
    allowance: UploadAllowance,
  ): Promise<'created' | 'full' | 'exhausted'>
  /** Finds a file of one of these owners that no write has used yet. */
  findUpload(owners: readonly Owner[], id: string): Promise<UploadRecord | null>
  /** Reads the file under an id, of any owner: the caller checks the rights. */
  readUpload(environment: Owner['environment'], id: string): Promise<UploadRecord | null>
  /** Lists the files of one set, oldest first, without used and rejected ones. */
  listUploads(set: UploadSet, now: number): Promise<UploadRecord[]>
  /** The announced bytes of the owner's staged files. */
  countStagedBytes(owner: Owner): Promise<number>
  /** Records that more bytes of a file have arrived. */
  recordOffset(owner: Owner, id: string, offset: number): Promise<void>
  /** Records that a file is whole and passed its checks. */
  recordStaged(owner: Owner, id: string, facts: { type: string; sha256: string; now: number }): Promise<void>
  /**
   * Records that the relay rejected a file: lists omit the file, its bytes no longer count and its name is deleted, while the reason stays until
   * `expiresAt`. Writes nothing and returns `false` when the file is not arriving any more.
   */
  recordRejected(
    owner: Owner,
    id: string,
    facts: { reason: UploadRejection; now: number; expiresAt: number },
  ): Promise<boolean>
  /** Deletes the row of a file; with a moment, appends a change event for the owner. */
  removeUpload(owner: Owner, id: string, now: number | null): Promise<void>
  /** Lists files whose bytes the sweep can delete: expired ones, and those that a write used. */
  listSpentUploads(
    environment: Owner['environment'],
    now: number,
    limit: number,
  ): Promise<{ owner: Owner; id: string }[]>
  /** The known ids among the given ones, in any environment. */
  findUploadIds(ids: readonly string[]): Promise<string[]>
  /** A page of the unexpired files that no write has used, created before a moment, in a fixed order; `after` is the last file of the page before. */
  listKeptUploads(
    environment: Owner['environment'],
    page: { now: number; createdBefore: number; after: KeptUpload | null; limit: number },
  ): Promise<KeptUpload[]>
  /** Resets a file without bytes to its state at the creation, and appends a change event. Writes nothing and returns `false` for a used or rejected file. */
  recordLost(owner: Owner, id: string, now: number): Promise<boolean>
  readDraft(set: UploadSet): Promise<DraftRecord | null>
  /** The staged files of an owner, and whether an operation in flight can be reading each. */
  listOwnedUploads(owner: Owner): Promise<{ id: string; isInUse: boolean }[]>
  /**
   * Saves a draft. Writes nothing and returns `changed` when the draft has another revision than the change, and `full` when the owner has the most
   * drafts allowed.
   */
  saveDraft(
    set: UploadSet,
    draft: {
      revision: number | null
      value: string
      actorName: string | null
      now: number
      expiresAt: number
      maxDraftsOfOwner: number
    },
  ): Promise<DraftRecord | 'changed' | 'full'>
}
