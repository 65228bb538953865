import { sha256 } from '../../lib/sha256.ts'

/** Names a person, a session, or a session that another person has ended, without telling who or which: a session id may be the very secret that a cookie holds. */
export async function hashSubject(kind: 'user' | 'session' | 'order', id: string): Promise<string> {
  return `${kind}:${(await sha256(JSON.stringify([kind, id]))).slice(0, 32)}`
}
