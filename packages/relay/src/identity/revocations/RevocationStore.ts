import type { Sign } from '../../lib/keyedHash.ts'
import type { Owner } from '../../database/Owner.ts'

/** Everything that was granted to a person or a session until a moment; moments are milliseconds since 1970. */
export type Revocation = {
  /** The hash that `hashSubject` makes. */
  subject: string
  revokedAt: number
  /** From this moment on no session and no token of the subject can be alive. */
  expiresAt: number
}

/** A revocation that is to be kept. */
export type NewRevocation = Revocation & {
  /** The host's own id of the person who ends another person's sessions. */
  by?: string
  /** Signs the entry of the audit, which is written with it where `by` is given. */
  sign?: Sign
}

/** The part of the store that holds revocations. */
export type RevocationStore = {
  /** Keeps a revocation; of two of one subject, the later. Swept once it has expired. */
  revoke(environment: Owner['environment'], revocation: NewRevocation): Promise<void>
  /** The revocations since a moment. */
  listRevocations(environment: Owner['environment'], since: number): Promise<Revocation[]>
}
