import type { ReadBy } from '../../readers/Reader.ts'
import { model, orNull } from '../../readers/shapes.ts'
import { number, openText, text } from '../../readers/values.ts'

/** The relay's report of a change, without values: the next read returns those. A change event carries no amounts and no personal data. */
export interface ChangeEvent extends ReadBy<typeof ChangeEvent> {}

/** The reader of a change event. */
export const ChangeEvent = model({
  /** The id to resume after, with `Last-Event-ID`. */
  id: text,
  /**
   * `uploads` are the files that wait at the relay, `drafts` the values filled in beside them, `batches` many rows
   * that the relay sends (`operationId` is the id of the batch). `reset` means that the reader missed change events or
   * had no place among them yet: read everything again.
   */
  topic: openText<'operation' | 'customerPartner' | 'uploads' | 'drafts' | 'batches' | 'reset'>(),
  /** The customer partner whose data changed. */
  customerPartnerId: orNull(text),
  /** The operation that changed. */
  operationId: orNull(text),
  /** The endpoint whose write changed. */
  kind: orNull(text),
  /** The current revision of a changed draft, so that a page with that revision need not read it; `null` when the draft is gone. */
  revision: orNull(number),
  /** Milliseconds without a change before a first `reset`: a page need not repeat reads of that time; `null` when that is not known. */
  quiet: orNull(number),
})
