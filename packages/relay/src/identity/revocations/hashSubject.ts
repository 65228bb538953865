import { sha256 } from '../../lib/sha256.ts'

/** Names a person, a session, or a session that another person has ended, without revealing who or which: a session id can be the secret in a cookie. */
export async function hashSubject(kind: 'user' | 'session' | 'order', id: string): Promise<string> {
  return `${kind}:${(await sha256(JSON.stringify([kind, id]))).slice(0, 32)}`
}
