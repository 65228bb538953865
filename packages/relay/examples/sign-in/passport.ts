// signIn.ts
import type { Principal, Relay } from '@onlend/relay'
import express, { type Router } from 'express'
import type { Authenticator } from 'passport'
import { findCustomerPartners } from './findCustomerPartners'
import { findSession, type SessionOptions } from './findSession'

declare module 'express-session' {
  // As in findSession.ts.
  interface SessionData {
    passport?: { user?: string }
  }
}

/** `authenticate` of `createRelay`. `passport.user` holds the value of your `serializeUser`: let it be the person's id. */
export async function readSession(request: Request, options: SessionOptions): Promise<Principal | null> {
  const session = await findSession(request, options)
  const userId = session?.passport?.user
  if (!session || !userId) return null
  const customerPartners = await findCustomerPartners(userId)
  return {
    ...{ userId, role: 'customer-partner', customerPartners },
    ...{ sessionId: session.id, signedInAt: session.signedInAt },
  }
}

type RouteOptions = { relay: Relay; passport: Authenticator; strategy: string }

/** `app.use(createSignInRoutes(options))`, after `createSessions` and `passport.session()`. */
export function createSignInRoutes({ relay, passport, strategy }: RouteOptions): Router {
  const router = express.Router()
  // Passport begins a new session here by itself.
  router.post('/sign-in', express.json(), passport.authenticate(strategy), ({ session }, response) => {
    session.signedInAt = Date.now()
    response.sendStatus(204)
  })
  router.post('/sign-out', (request, response, next) => {
    const { sessionID: sessionId } = request
    request.logout(async (error) => {
      if (error) return next(error)
      await relay.revoke({ sessionId }).then(() => response.sendStatus(204), next)
    })
  })
  return router
}
