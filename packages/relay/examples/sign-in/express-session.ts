// signIn.ts
import type { Principal, Relay } from '@onlend/relay'
import express, { type Router } from 'express'
import { findCustomerPartners } from './findCustomerPartners'
import { findSession, type SessionOptions } from './findSession'

declare module 'express-session' {
  // As in findSession.ts.
  interface SessionData {
    userId: string
  }
}

/** `authenticate` of `createRelay`. */
export async function readSession(request: Request, options: SessionOptions): Promise<Principal | null> {
  const session = await findSession(request, options)
  if (!session?.userId) return null
  const customerPartners = await findCustomerPartners(session.userId)
  const { userId, id: sessionId, signedInAt } = session
  return { userId, role: 'customer-partner', customerPartners, sessionId, signedInAt }
}

type RouteOptions = { relay: Relay; checkPassword: (body: unknown) => Promise<string | null> }

/** `app.use(createSignInRoutes(options))`, after `createSessions`; `checkPassword` is yours and returns the person's id. */
export function createSignInRoutes({ relay, checkPassword }: RouteOptions): Router {
  const router = express.Router()
  router.post('/sign-in', express.json(), async ({ session, body }, response, next) => {
    const userId = await checkPassword(body)
    if (userId === null) return response.sendStatus(401)
    // A new id, so that a cookie that was planted before is worth nothing.
    session.regenerate((error) => {
      if (error) return next(error)
      Object.assign(response.req.session, { userId, signedInAt: Date.now() })
      response.sendStatus(204)
    })
  })
  router.post('/sign-out', ({ session, sessionID: sessionId }, response, next) => {
    session.destroy(async (error) => {
      if (error) return next(error)
      await relay.revoke({ sessionId }).then(() => response.sendStatus(204), next)
    })
  })
  return router
}
