import type { StepUpIntent, StepUpProofs } from '@onlend/relay'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { AccountRoutesOptions } from '../createAccountRoutes.ts'
import { isCrossSite } from '../isCrossSite.ts'
import { isPassword } from '../passwords/isPassword.ts'

/** Bytes. */
const mostBytes = 8_192

type StepUpRouteOptions = Pick<
  AccountRoutesOptions,
  'sessions' | 'throttle' | 'getClientAddress' | 'publicOrigin'
> & {
  proofs: Pick<StepUpProofs, 'issue'>
}

/**
 * The route on which a signed-in person types their password once more, and gets the proof that the relay wants for one operation. The page names the
 * operation and its amount; the relay compares them with the write that it would send.
 */
export function createStepUpRoute(options: StepUpRouteOptions): Hono {
  const { sessions, throttle, getClientAddress, publicOrigin, proofs } = options
  const routes = new Hono()
  routes.post('/step-up', bodyLimit({ maxSize: mostBytes }), async (context) => {
    if (isCrossSite(context.req.raw, publicOrigin)) return context.json({ problem: 'CROSS_SITE' }, 403)
    const session = await sessions.find(context.req.raw)
    if (!session) return context.json({ problem: 'SIGNED_OUT' }, 401)
    const { user } = session
    const asked = readAsked(await context.req.json().catch(() => null))
    if (!asked) return context.json({ problem: 'MALFORMED' }, 400)
    const attempt = { email: user.email, address: getClientAddress(context) }
    const wait = await throttle.begin(attempt)
    if (wait !== null) {
      context.header('Retry-After', String(Math.ceil(wait / 1_000)))
      return context.json({ problem: 'TOO_MANY_ATTEMPTS' }, 429)
    }
    if (!(await isPassword(asked.password, user.passwordHash)))
      return context.json({ problem: 'WRONG_PASSWORD' }, 403)
    await throttle.succeed(attempt)
    return context.json({ proof: await proofs.issue({ ...asked.intent, userId: user.id }) })
  })
  return routes
}

type Asked = { password: string; intent: Omit<StepUpIntent, 'userId'> }

/** The password and the demand from the page; `null` where a part is missing. */
function readAsked(body: unknown): Asked | null {
  const { password, demand } = toFields(body)
  const { action, operationId, ownerId, summary } = toFields(demand)
  const { amount, method, institution, destinationEnd } = toFields(summary)
  if (action !== 'withdraw' && action !== 'requestDrawdown' && action !== 'approveOperation') return null
  if (typeof password !== 'string' || typeof operationId !== 'string' || typeof ownerId !== 'string')
    return null
  const text = (value: unknown) => (typeof value === 'string' ? value : null)
  const moved = { method: text(method), institution: text(institution), destinationEnd: text(destinationEnd) }
  // The cast is safe, since the relay only compares the values: an invalid amount makes a proof of nothing.
  const told = { amount: text(amount), ...moved } as StepUpIntent['summary']
  return { password: password.slice(0, 200), intent: { action, operationId, ownerId, summary: told } }
}

/** The cast opens anything, only to be checked. */
function toFields(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}
