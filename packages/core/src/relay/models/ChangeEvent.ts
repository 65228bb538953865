import type { OpenUnion } from '../../schema/OpenUnion.ts'
import { model, orNull } from '../../readers/shapes.ts'
import { number, text } from '../../readers/values.ts'

/** The relay's report of a change, without values: the next read returns those. A change event carries no amounts and no personal data. */
export type ChangeEvent = {
  /** The id to resume after, with `Last-Event-ID`. */
  id: string
  /**
   * `uploads` are the files that wait at the relay, `drafts` the values filled in beside them, `batches` many rows
   * that the relay sends (`operationId` is the id of the batch). `reset` means that the reader missed change events or
   * had no place among them yet: read everything again.
   */
  topic: OpenUnion<'operation' | 'customerPartner' | 'uploads' | 'drafts' | 'batches' | 'reset'>
  /** The customer partner whose data changed. */
  customerPartnerId: string | null
  /** The operation that changed. */
  operationId: string | null
  /** The endpoint whose write changed. */
  kind: string | null
  /** The current revision of a changed draft, so that a page with that revision need not read it; `null` when the draft is gone. */
  revision: number | null
  /** Milliseconds without a change before a first `reset`: a page need not repeat reads of that time; `null` when that is not known. */
  quiet: number | null
}

/** The reader of a change event. */
export const ChangeEvent = model<ChangeEvent>({
  id: text,
  topic: text,
  customerPartnerId: orNull(text),
  operationId: orNull(text),
  kind: orNull(text),
  revision: orNull(number),
  quiet: orNull(number),
})
