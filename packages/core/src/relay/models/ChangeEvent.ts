import type { OpenUnion } from '../../schema/OpenUnion.ts'
import { model, orNull } from '../../readers/shapes.ts'
import { number, text } from '../../readers/values.ts'

/** A hint from the relay to look again; the truth is the next read. Carries no amounts and no personal data. */
export type ChangeEvent = {
  /** Resume after it with `Last-Event-ID`. */
  id: string
  /**
   * `uploads` are the files that wait at the relay, `drafts` what is filled in beside them, `batches` many rows
   * that the relay sends (`operationId` is the id of the batch). `reset` means that change events were missed, or that
   * the reader had no place among them yet: look at everything again.
   */
  topic: OpenUnion<'operation' | 'customerPartner' | 'uploads' | 'drafts' | 'batches' | 'reset'>
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

/** The reader of a hint from the relay to look again. */
export const ChangeEvent = model<ChangeEvent>({
  id: text,
  topic: text,
  customerPartnerId: orNull(text),
  operationId: orNull(text),
  kind: orNull(text),
  revision: orNull(number),
  quiet: orNull(number),
})
