import type { OpenUnion } from '../../schema/OpenUnion.ts'
import type { ReadBy } from '../../readers/Reader.ts'
import { model, oneOf, orNull } from '../../readers/shapes.ts'
import { number, openText, text, timestamp } from '../../readers/values.ts'
import type { OutcomeType } from './OutcomeEvent.ts'

/** The delivery of one outcome event to one receiver, for operators. */
export interface OutcomeDelivery extends ReadBy<typeof OutcomeDelivery> {}

/** The reader of a delivery. */
export const OutcomeDelivery = model({
  /** The place in the outbox as text: pass the last one to get the next page, and the one of a dead letter to send it again. */
  place: text,
  /** The id of the outcome event. */
  eventId: text,
  type: openText<OutcomeType>(),
  /** `webhook` is the partner's address, `host` the function in the relay's own process. */
  receiver: oneOf(['webhook', 'host']),
  /** `waiting` for its next try, `delivered`, or `dead` after the last one. */
  state: oneOf(['waiting', 'delivered', 'dead']),
  customerPartnerId: orNull(text),
  channelPartnerId: orNull(text),
  /** The operation, the batch or the upload set of the event. */
  subject: text,
  /** Tries so far. */
  attempts: number,
  /** The result of the last failed try: a status, or why there was none. */
  problem:
    orNull<
      OpenUnion<
        | 'timeout'
        | 'unreachable'
        | 'private_address'
        | 'redirect'
        | 'refused_address'
        | 'host_failed'
        | 'no_address'
      >
    >(text),
  /** The time of the change. ISO 8601, UTC. */
  createdAt: timestamp,
  /** The time of the next try, for one that waits. ISO 8601, UTC. */
  nextAt: orNull(timestamp),
  /** The time of the acknowledgement. ISO 8601, UTC. */
  deliveredAt: orNull(timestamp),
})
