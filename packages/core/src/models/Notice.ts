import * as z from 'zod/mini'
import { openUnion } from '../schema/openUnion.ts'
import { orNull } from '../schema/orNull.ts'

/** A hint from the relay to look again; the truth is the next read. Carries no amounts and no personal data. */
export const Notice = z.looseObject({
  /** Resume after it with `Last-Event-ID`. */
  id: z.string(),
  /** `uploads` are the files that wait at the relay. `reset` means that some notices could not be kept: look at everything again. */
  topic: openUnion('operation', 'customerPartner', 'uploads', 'reset'),
  customerPartnerId: orNull(z.string()),
  operationId: orNull(z.string()),
  /** The endpoint whose write changed. */
  kind: orNull(z.string()),
})

/** A hint from the relay to look again. */
export type Notice = z.output<typeof Notice>
