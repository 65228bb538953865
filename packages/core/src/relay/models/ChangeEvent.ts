import * as z from 'zod/mini'
import { openUnion } from '../../schema/openUnion.ts'
import { orNull } from '../../schema/orNull.ts'

/** A hint from the relay to look again; the truth is the next read. Carries no amounts and no personal data. */
export const ChangeEvent = z.looseObject({
  /** Resume after it with `Last-Event-ID`. */
  id: z.string(),
  /**
   * `uploads` are the files that wait at the relay, `drafts` what is filled in beside them. `reset` means that change events were missed, or that
   * the reader had no place among them yet: look at everything again.
   */
  topic: openUnion('operation', 'customerPartner', 'uploads', 'drafts', 'reset'),
  customerPartnerId: orNull(z.string()),
  operationId: orNull(z.string()),
  /** The endpoint whose write changed. */
  kind: orNull(z.string()),
  /** Of a draft: the one that is there now, so that whoever has it need not look; `null` where there is none any more. */
  revision: orNull(z.number()),
  /** Of a first `reset`: milliseconds for which nothing has changed, so that what was read since need not be read again; `null` where nobody knows. */
  quiet: orNull(z.number()),
})

/** A hint from the relay to look again. */
export type ChangeEvent = z.output<typeof ChangeEvent>
