import type { Sign } from '../../lib/keyedHash.ts'
import type { Owner } from '../../database/Owner.ts'

/** Everything that was granted to a person or a session until a moment; moments are milliseconds since 1970. */
export type Revocation = {
  /** What `hashSubject` makes. */
  subject: string
  revokedAt: number
  /** From here on no session and no token can be alive that it is about. */
  expiresAt: number
}

/** A revocation that is to be kept. */
export type NewRevocation = Revocation & {
  /** The host's own id of the person who ends another person's sessions. */
  by?: string
  /** Signs the entry of the audit, which is written with it where `by` is given. */
  sign?: Sign
}

/** The part of the relay's memory that knows what was revoked. */
export type RevocationStore = {
  /** Keeps a revocation; of two of one subject, the later. Swept once it has expired. */
  revoke(environment: Owner['environment'], revocation: NewRevocation): Promise<void>
  /** What has been revoked since a moment. */
  listRevocations(environment: Owner['environment'], since: number): Promise<Revocation[]>
}
