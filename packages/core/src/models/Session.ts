import type { ReadBy } from '../readers/Reader.ts'
import { closedModel, list, model, oneOf, orNull } from '../readers/shapes.ts'
import { number, openText, text } from '../readers/values.ts'

/** The person who is signed in at the host, and the partners that they may act for. */
export interface Session extends ReadBy<typeof Session> {}

/** The reader of the session. */
export const Session = model({
  /** The host's own id of the person. */
  userId: text,
  /** The name to greet the person with. */
  displayName: orNull(text),
  /** The kind of partner that the person acts for. */
  role: oneOf(['channel-partner', 'customer-partner']),
  /** The channel partner that the person belongs to. */
  channelPartnerId: orNull(text),
  /** The customer partners this person may act for. */
  customerPartners: list(
    closedModel({
      /** The customer partner's id. */
      id: text,
      /** The name of the business. */
      name: text,
    }),
  ),
  /** The service that the relay calls. */
  environment: openText<'sandbox' | 'production'>(),
  /** Names of the endpoints this person may call. */
  capabilities: list(text),
  /** The settings of the ledger. */
  operations: closedModel({
    /** The milliseconds for which the relay holds back a possible duplicate of an earlier write. */
    duplicateWindow: number,
    /** The milliseconds without a settlement event after which an accepted write counts as stale. */
    staleAfter: number,
  }),
})
