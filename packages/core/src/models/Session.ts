import type { OpenUnion } from '../schema/OpenUnion.ts'
import { closedModel, list, model, oneOf, orNull } from '../readers/shapes.ts'
import { number, text } from '../readers/values.ts'

/** The person who is signed in at the host, and the partners that they may act for. */
export type Session = {
  /** The host's own id of the person. */
  userId: string
  /** The name to greet the person with. */
  displayName: string | null
  /** The kind of partner that the person acts for. */
  role: 'channel-partner' | 'customer-partner'
  /** The channel partner that the person belongs to. */
  channelPartnerId: string | null
  /** The customer partners this person may act for. */
  customerPartners: {
    /** The customer partner's id. */
    id: string
    /** The name of the business. */
    name: string
  }[]
  /** The service that the relay calls. */
  environment: OpenUnion<'sandbox' | 'production'>
  /** Names of the endpoints this person may call. */
  capabilities: string[]
  /** The settings of the ledger. */
  operations: {
    /** The milliseconds for which the relay holds back a possible duplicate of an earlier write. */
    duplicateWindow: number
    /** The milliseconds without a settlement event after which an accepted write counts as stale. */
    staleAfter: number
  }
}

/** The reader of the session. */
export const Session = model<Session>({
  userId: text,
  displayName: orNull(text),
  role: oneOf(['channel-partner', 'customer-partner']),
  channelPartnerId: orNull(text),
  customerPartners: list(closedModel({ id: text, name: text })),
  environment: text,
  capabilities: list(text),
  operations: closedModel({
    duplicateWindow: number,
    staleAfter: number,
  }),
})
