// findSession.ts
import { promisify } from 'node:util'
import { unsign } from 'cookie-signature'
import session, { type SessionData, type Store } from 'express-session'

declare module 'express-session' {
  // A type cannot be added to: `express-session` declares an interface.
  interface SessionData {
    /** Milliseconds since 1970. */
    signedInAt: number
  }
}

export type SessionOptions = { store: Store; secret: string }

const name = '__Host-session'
/** Milliseconds; the relay remembers a sign-out for as long (`sessionLifetime`). */
const lifetime = 12 * 3_600_000

/** For the whole app: `app.use(createSessions(options))`. With a proxy in front: `app.set('trust proxy', 1)`, or no cookie is set. */
export function createSessions({ store, secret }: SessionOptions) {
  const cookie = { httpOnly: true, secure: true, sameSite: 'lax', path: '/', maxAge: lifetime } as const
  return session({ name, store, secret, cookie, resave: false, saveUninitialized: false })
}

/** Finds the session of the request's cookie; `null` for a cookie that is forged, unknown or over. */
export async function findSession(
  { headers }: Request,
  { store, secret }: SessionOptions,
): Promise<(SessionData & { id: string }) | null> {
  const [, cookie = ''] = /(?:^|; )__Host-session=([^;]+)/.exec(headers.get('Cookie') ?? '') ?? []
  const signed = decode(cookie)
  const id = signed.startsWith('s:') && unsign(signed.slice(2), secret)
  if (!id) return null
  const found = await promisify(store.get.bind(store))(id)
  return found && Date.now() - found.signedInAt < lifetime ? { ...found, id } : null
}

/** A forged cookie may be no text that can be decoded: that is signed out, whereas a throw leaves unknown who asks. */
function decode(cookie: string): string {
  try {
    return decodeURIComponent(cookie)
  } catch {
    return ''
  }
}
