import * as z from 'zod/mini'
import { model } from '../../schema/model.ts'
import { StagedUpload } from './StagedUpload.ts'

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

/** The schema of the files of one set, and how much more may come. */
export const StagedSet = model<StagedSet>({
  uploads: z.array(StagedUpload),
  limits: model<StagedSet['limits']>({
    maxFileBytes: z.number(),
    maxFiles: z.number(),
    maxBytes: z.number(),
    usedBytes: z.number(),
    types: z.array(z.string()),
  }),
})
