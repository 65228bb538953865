import { keyedHash } from '../lib/keyedHash.ts'

/** Names a person in the log without telling who it is. */
export type ActorNames = (userId: string) => string | Promise<string>

/** People whose name is remembered; a hash costs more than all the rest of a log line. */
const remembered = 10_000

/** Makes the names under which people appear in the log. */
export function createActorNames({ actor = 'hashed', secret }: LoggingOptions): ActorNames {
  if (actor === 'plain') return (userId) => userId
  const names = new Map<string, string>()
  let key = secret
  return (userId) => {
    const name = names.get(userId)
    if (name !== undefined) return name
    // Not when the relay is made: some runtimes have no randomness before their first request.
    key ??= crypto.randomUUID() + crypto.randomUUID()
    return keyedHash(key, userId).then((hash) => {
      if (names.size >= remembered) names.clear()
      names.set(userId, hash.slice(0, 16))
      return hash.slice(0, 16)
    })
  }
}

/** What the relay's own log lines say about people. */
export type LoggingOptions = {
  /**
   * How a line names the person who asked: `hashed` as 16 hex digits that are the same for the same person, `plain` as the host's `userId`,
   * for hosts whose ids identify no person.
   *
   * @default 'hashed'
   */
  actor?: 'hashed' | 'plain'
  /** What the ids are hashed under; give all instances the same one. @default a random one of this process */
  secret?: string
}
