/** What the relay's own log lines say about people. */
export type LoggingOptions = {
  /**
   * How a line names the person who asked: `hashed` as 16 hex digits that are the same for the same person, `plain` as the host's `userId`,
   * for hosts whose ids say nothing about anybody.
   *
   * @default 'hashed'
   */
  actor?: 'hashed' | 'plain'
  /** What the ids are hashed under; give all instances the same one. @default a random one of this process */
  secret?: string
}
