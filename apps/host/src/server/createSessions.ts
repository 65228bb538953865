import { createHmac, randomBytes } from 'node:crypto'
import type { Queryable } from '@onlend/relay'
import type { Context } from 'hono'
import { deleteCookie, setCookie } from 'hono/cookie'
import { parse } from 'hono/utils/cookie'
import type { HostUser } from './HostUser.ts'
import { isLoopback } from './isLoopback.ts'
import { sessionLifetime } from './sessionLifetime.ts'

const plainName = 'marketday_session'
/** No other host name of the same site can plant a cookie of this name, and no page without https. */
const secureName = `__Host-${plainName}`

/** Milliseconds for which a session that was seen counts while the database is away; the relay can send no write meanwhile. */
const outage = 60_000
const mostRemembered = 1_000

/** A signed-in person, and the time of sign-in: one person may have a session on each of two devices. */
export type Session = { id: string; user: HostUser; signedInAt: number }

/** The sessions of signed-in people. */
export type Sessions = {
  open(context: Context, user: HostUser): Promise<void>
  /** Forgets the session for every instance and in the browser, so that a copied cookie is refused from now on, and returns which one it was. */
  close(context: Context): Promise<Session | null>
  /** Rejects where the database is away and the session was not seen a moment ago. */
  find(request: Request): Promise<Session | null>
}

type CreateSessionsOptions = {
  users: readonly HostUser[]
  /** The tables of `openAccountTables`. */
  tables: Queryable
  /** Make the ids of the rows from the cookies, so that a copy of the database opens no session: the first of new ones, and all find one. */
  secrets: () => Promise<readonly string[]>
  /** The origin of this app for browsers; `null` while it is only known from each request. */
  publicOrigin: string | null
  now?: () => number
}

type SessionRow = { id: string; user_id: string; created_at: string | number }

/** Sessions as rows: they outlive a restart, every instance knows them, and a sign-out holds for all of them. */
export function createSessions({
  users,
  tables,
  secrets,
  publicOrigin,
  now = Date.now,
}: CreateSessionsOptions): Sessions {
  const remembered = new Map<string, { session: Session; seenAt: number }>()

  const isSecure = ({ url }: { url: string }): boolean => !isLoopback(new URL(publicOrigin ?? url).hostname)
  const toSessionIds = async (token: string): Promise<string[]> =>
    (await secrets()).map((secret) => createHmac('sha256', secret).update(token).digest('base64url'))
  /** The ids that its session may have: one for each secret. */
  const readSessionIds = async (request: Request): Promise<string[]> => {
    const cookies = parse(request.headers.get('Cookie') ?? '')
    // While the origin of this app is not known, the `Host` header does not decide who is signed in.
    const named = isSecure(request) ? secureName : plainName
    const token = publicOrigin === null ? (cookies[secureName] ?? cookies[plainName]) : cookies[named]
    return token === undefined ? [] : toSessionIds(token)
  }

  const toSession = ([row]: readonly SessionRow[]): Session | null => {
    const user = users.find((candidate) => candidate.id === row?.user_id)
    return row && user ? { id: row.id, user, signedInAt: Number(row.created_at) } : null
  }
  const remember = (ids: readonly string[], session: Session | null): void => {
    for (const id of ids) remembered.delete(id)
    if (session === null) return
    const [oldest] = remembered.keys()
    if (remembered.size >= mostRemembered && oldest !== undefined) remembered.delete(oldest)
    remembered.set(session.id, { session, seenAt: now() })
  }

  return {
    async open(context, user) {
      const token = randomBytes(32).toString('base64url')
      const expiresAt = now() + sessionLifetime * 1_000
      await tables.query('delete from host_sessions where expires_at <= $1', [now()])
      await tables.query(
        'insert into host_sessions (id, user_id, created_at, expires_at) values ($1, $2, $3, $4)',
        [(await toSessionIds(token))[0], user.id, now(), expiresAt],
      )
      const secure = isSecure(context.req)
      setCookie(context, secure ? secureName : plainName, token, {
        httpOnly: true,
        sameSite: 'Lax',
        secure,
        path: '/',
        maxAge: sessionLifetime,
      })
    },
    async close(context) {
      const secure = isSecure(context.req)
      const ids = await readSessionIds(context.req.raw)
      remember(ids, null)
      const rows = await tables.query<SessionRow>(
        'delete from host_sessions where id = any ($1::text[]) returning id, user_id, created_at',
        [ids],
      )
      // Last: while the row is there, its owner must be able to try again.
      deleteCookie(context, secure ? secureName : plainName, { path: '/', secure })
      return toSession(rows)
    },
    async find(request) {
      const ids = await readSessionIds(request)
      if (ids.length === 0) return null
      try {
        const rows = await tables.query<SessionRow>(
          'select id, user_id, created_at from host_sessions where id = any ($1::text[]) and expires_at > $2',
          [ids, now()],
        )
        const session = toSession(rows)
        remember(ids, session)
        return session
      } catch (error) {
        const known = ids.map((id) => remembered.get(id)).find((each) => each !== undefined)
        if (known && now() - known.seenAt <= outage) return known.session
        throw error
      }
    },
  }
}
