import type { OpenUnion } from '../schema/OpenUnion.ts'
import { closedModel, list, model, oneOf, orNull } from '../readers/shapes.ts'
import { number, text } from '../readers/values.ts'

/** Who is signed in at the host, and for whom they may act. */
export type Session = {
  /** The host's own id of the person. */
  userId: string
  /** The name to greet them with. */
  displayName: string | null
  /** Whether they act for a channel partner or for a customer partner. */
  role: 'channel-partner' | 'customer-partner'
  /** The channel partner they belong to. */
  channelPartnerId: string | null
  /** The customer partners this person may act for. */
  customerPartners: {
    /** The customer partner's id. */
    id: string
    /** As the business is called. */
    name: string
  }[]
  /** Which of the two services the relay calls. */
  environment: OpenUnion<'sandbox' | 'production'>
  /** Names of the endpoints this person may call. */
  capabilities: string[]
  /** How the ledger is set up. */
  operations: {
    /** How long a possible duplicate of an earlier write is held back, in milliseconds. */
    duplicateWindow: number
    /** After how long without news an accepted write counts as stale, in milliseconds. */
    staleAfter: number
  }
}

/** The reader of who is signed in at the host, and for whom they may act. */
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
