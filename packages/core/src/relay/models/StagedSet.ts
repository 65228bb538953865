import * as z from 'zod/mini'
import { StagedUpload } from './StagedUpload.ts'

/** The files of one set, oldest first, and how much more may come. */
export const StagedSet = z.looseObject({
  uploads: z.array(StagedUpload),
  limits: z.looseObject({
    /** Bytes of one file. */
    maxFileBytes: z.number(),
    /** Files of one set. */
    maxFiles: z.number(),
    /** Bytes of everything that the partner has staged. */
    maxBytes: z.number(),
    /** Bytes of `maxBytes` that are taken, by whatever set. */
    usedBytes: z.number(),
    /** Media types that are taken. */
    types: z.array(z.string()),
  }),
})

/** The files of one set, and how much more may come. */
export type StagedSet = z.output<typeof StagedSet>
