import { StagedUpload } from './StagedUpload.ts'
import type { ReadBy } from '../../readers/Reader.ts'
import { list, model } from '../../readers/shapes.ts'
import { number, text } from '../../readers/values.ts'

/** The files of one set, oldest first, and the limits for more. */
export interface StagedSet extends ReadBy<typeof StagedSet> {}

/** The reader of the files and limits of one set. */
export const StagedSet = model({
  /** The files, oldest first. */
  uploads: list<StagedUpload>(StagedUpload),
  /** The limits of the relay. */
  limits: model({
    /** The highest number of bytes of one file. */
    maxFileBytes: number,
    /** The highest number of files of one set. */
    maxFiles: number,
    /** The highest number of bytes that the partner may stage, in all sets together. */
    maxBytes: number,
    /** Bytes of `maxBytes` that all sets together use. */
    usedBytes: number,
    /** Media types that the relay takes. */
    types: list(text),
  }),
})
