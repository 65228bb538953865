import { StagedUpload } from './StagedUpload.ts'
import { list, model } from '../../readers/shapes.ts'
import { number, text } from '../../readers/values.ts'

/** The files of one set, oldest first, and how much more may come. */
export type StagedSet = {
  /** The files, oldest first. */
  uploads: StagedUpload[]
  /** How much is taken. */
  limits: {
    /** Bytes of one file. */
    maxFileBytes: number
    /** Files of one set. */
    maxFiles: number
    /** Bytes of everything that the partner has staged. */
    maxBytes: number
    /** Bytes of `maxBytes` that all sets together use. */
    usedBytes: number
    /** Media types that are taken. */
    types: string[]
  }
}

/** The reader of the files of one set, and how much more may come. */
export const StagedSet = model<StagedSet>({
  uploads: list(StagedUpload),
  limits: model<StagedSet['limits']>({
    maxFileBytes: number,
    maxFiles: number,
    maxBytes: number,
    usedBytes: number,
    types: list(text),
  }),
})
