import type { Context } from 'hono'
import { deleteCookie, getSignedCookie, setSignedCookie } from 'hono/cookie'
import { parseSigned } from 'hono/utils/cookie'
import type { HostUser } from './HostUser.ts'

const cookieName = 'marketday_session'
const lifetime = 12 * 60 * 60

/** A signed-in person, and the time of sign-in: one person may have a session on each of two devices. */
export type Session = { id: string; user: HostUser }

type Sessions = {
  open(context: Context, user: HostUser): Promise<void>
  /** Forgets the session here and in the browser, so that a copied cookie is refused from now on, and returns which one it was. */
  close(context: Context): Promise<Session | null>
  find(request: Request): Promise<Session | null>
}

/** Sessions in a signed, HttpOnly cookie; they outlive a restart of the backend, so a withdrawal in flight is found again. */
export function createSessions(
  users: readonly HostUser[],
  secret: string,
  now: () => number = Date.now,
): Sessions {
  const closed = new Set<string>()

  const read = (value: string | false | undefined): Session | null => {
    if (!value || closed.has(value)) return null
    const [userId, id = '', expires] = value.split('|')
    if (Number(expires) * 1000 < now()) return null
    const user = users.find((candidate) => candidate.id === userId)
    return user ? { id, user } : null
  }

  return {
    async open(context, user) {
      const expires = Math.floor(now() / 1000) + lifetime
      const isSecure = new URL(context.req.url).protocol === 'https:'
      await setSignedCookie(context, cookieName, `${user.id}|${crypto.randomUUID()}|${expires}`, secret, {
        httpOnly: true,
        sameSite: 'Lax',
        secure: isSecure,
        path: '/',
        maxAge: lifetime,
      })
    },
    async close(context) {
      const value = await getSignedCookie(context, secret, cookieName)
      const session = read(value)
      if (value) closed.add(value)
      deleteCookie(context, cookieName, { path: '/' })
      return session
    },
    async find(request) {
      const cookies = await parseSigned(request.headers.get('Cookie') ?? '', secret, cookieName)
      return read(cookies[cookieName])
    },
  }
}
