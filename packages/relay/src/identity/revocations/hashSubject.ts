import { sha256 } from '../../lib/sha256.ts'

/** Names a person or a session without telling who or which: a session id may be the very secret that a cookie holds. */
export async function hashSubject(kind: 'user' | 'session', id: string): Promise<string> {
  return `${kind}:${(await sha256(JSON.stringify([kind, id]))).slice(0, 32)}`
}
