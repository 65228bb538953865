import type { UploadRejection } from '@onlend/core/relay'
import type { Owner } from '../database/Owner.ts'
import type { UploadRecord, UploadSet } from './UploadRecord.ts'

/** What a partner may stage. */
export type UploadAllowance = {
  /** Files of the set. */
  maxFiles: number
  /** Files of all the owner's sets together, so that many small sets are no way round. */
  maxFilesOfOwner: number
  /** Bytes of everything that the owner has staged, as announced. */
  maxBytes: number
  /** Bytes of everything that is staged, of all owners and environments, as announced. */
  maxTotalBytes: number
}

/** What was filled in beside the files of a set. */
export type DraftRecord = {
  revision: number
  /** As JSON text. */
  value: string
  actorName: string | null
  savedAt: number
}

/** A file whose bytes should be here. */
export type KeptUpload = Pick<UploadRecord, 'owner' | 'id' | 'size' | 'createdAt' | 'expiresAt'> & {
  /** It is whole. */
  isStaged: boolean
}

/** The part of the relay's memory that knows staged files and drafts; their bytes are elsewhere. */
export type UploadStore = {
  /**
   * Writes a file down before its first byte arrives; `full` when the owner's allowance does not hold it, `exhausted` when all owners
   * together have staged too much, with nothing written.
   */
  createUpload(
    upload: Omit<UploadRecord, 'offset' | 'state' | 'rejection' | 'type' | 'sha256' | 'operationId'>,
    allowance: UploadAllowance,
  ): Promise<'created' | 'full' | 'exhausted'>
  /** A file of one of these owners that no write has taken along yet. */
  findUpload(owners: readonly Owner[], id: string): Promise<UploadRecord | null>
  /** Whatever is known under an id, whosever it is: who may hear of it is decided afterwards. */
  readUpload(environment: Owner['environment'], id: string): Promise<UploadRecord | null>
  /** Of one set, oldest first, without those that a write took along and those that were not taken. */
  listUploads(set: UploadSet, now: number): Promise<UploadRecord[]>
  /** Bytes that the owner has staged, as announced. */
  countStagedBytes(owner: Owner): Promise<number>
  /** More of a file has arrived. */
  recordOffset(owner: Owner, id: string, offset: number): Promise<void>
  /** The file is whole and may be used. */
  recordStaged(owner: Owner, id: string, facts: { type: string; sha256: string; now: number }): Promise<void>
  /**
   * The file was not taken: it is no longer listed, its bytes count no more and its name is forgotten, while the reason stays until
   * `expiresAt`. False when it is not arriving any more, with nothing written.
   */
  recordRejected(
    owner: Owner,
    id: string,
    facts: { reason: UploadRejection; now: number; expiresAt: number },
  ): Promise<boolean>
  /** Forgets a file; with a moment, the owner's readers are told to look again. */
  removeUpload(owner: Owner, id: string, now: number | null): Promise<void>
  /** Files whose bytes may go: expired, or taken along by a write. */
  listSpentUploads(
    environment: Owner['environment'],
    now: number,
    limit: number,
  ): Promise<{ owner: Owner; id: string }[]>
  /** Which of these ids are known, in whichever environment. */
  findUploadIds(ids: readonly string[]): Promise<string[]>
  /** Files that have not expired and that no write took along, created before a moment, in a fixed order; a page of them after the last one of the page before. */
  listKeptUploads(
    environment: Owner['environment'],
    page: { now: number; createdBefore: number; after: KeptUpload | null; limit: number },
  ): Promise<KeptUpload[]>
  /** Nothing of the file has arrived, or not any more: it is as it was when it was created, and its readers are told to look again. False when it cannot be, with nothing written. */
  recordLost(owner: Owner, id: string, now: number): Promise<boolean>
  readDraft(set: UploadSet): Promise<DraftRecord | null>
  /** Staged files of an owner, and whether an operation that is being sent may be reading it. */
  listOwnedUploads(owner: Owner): Promise<{ id: string; isInUse: boolean }[]>
  /**
   * `changed` when the draft is at another revision than the change was made on, `full` when the owner has as many drafts as they may have;
   * nothing is written then.
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
