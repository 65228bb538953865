import * as z from 'zod/mini'
import { model } from '../../schema/model.ts'
import type { OpenUnion } from '../../schema/OpenUnion.ts'
import { orNull } from '../../schema/absentValues.ts'

/** A hint from the relay to look again; the truth is the next read. Carries no amounts and no personal data. */
export type ChangeEvent = {
  /** Resume after it with `Last-Event-ID`. */
  id: string
  /**
   * `uploads` are the files that wait at the relay, `drafts` what is filled in beside them. `reset` means that change events were missed, or that
   * the reader had no place among them yet: look at everything again.
   */
  topic: OpenUnion<'operation' | 'customerPartner' | 'uploads' | 'drafts' | 'reset'>
  /** Whose data changed. */
  customerPartnerId: string | null
  /** The operation that changed. */
  operationId: string | null
  /** The endpoint whose write changed. */
  kind: string | null
  /** Of a draft: its current revision, so that a page that has it need not read it; `null` when there is no draft any more. */
  revision: number | null
  /** Of a first `reset`: milliseconds for which nothing has changed, so that data which was read in that time need not be read again; `null` when that is not known. */
  quiet: number | null
}

/** The schema of a hint from the relay to look again. */
export const ChangeEvent = model<ChangeEvent>({
  id: z.string(),
  topic: z.string(),
  customerPartnerId: orNull(z.string()),
  operationId: orNull(z.string()),
  kind: orNull(z.string()),
  revision: orNull(z.number()),
  quiet: orNull(z.number()),
})
