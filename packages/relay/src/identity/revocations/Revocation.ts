/** Everything that was granted to a person or a session until a moment; moments are milliseconds since 1970. */
export type Revocation = {
  /** What `hashSubject` makes. */
  subject: string
  revokedAt: number
  /** From here on no token can be alive that it is about. */
  expiresAt: number
}
