import type { EndpointName, Sandbox, WebhookMode } from '../index.ts'
import { endpointNames, faultKinds, scenarioNames } from '../index.ts'
import { type Context, Hono } from 'hono'
import { csrf } from 'hono/csrf'
import { HTTPException } from 'hono/http-exception'
import { webhookModes } from './webhookModes.ts'

type Action = (body: ControlBody) => unknown

const faultTargets: readonly (EndpointName | '*')[] = ['*', ...endpointNames]

/**
 * The control API, for tests and for the control page. Every POST takes JSON or a form, answers `{ ok: true, ... }`,
 * and sends a form of the page back to it.
 */
export function createControlRoutes(sandbox: Sandbox): Hono {
  const { control } = sandbox
  const actions: Record<string, Action> = {
    reset: (body) =>
      sandbox.reset(
        body.optionalText('scenario') === null ? undefined : body.oneOf('scenario', scenarioNames),
      ),
    settle: (body) =>
      control.settle(
        body.text('id'),
        body.oneOf('outcome', ['succeeded', 'failed']),
        body.optionalText('reason') ?? undefined,
      ),
    approve: (body) => control.approveLimit(body.text('partnerId'), readAmount(body)),
    disburse: (body) => ({ disbursed: control.disburse(body.text('partnerId')) }),
    resend: (body) => sandbox.webhooks.resend(body.text('id')),
    advance: async (body) => {
      await sandbox.advance(body.number('ms'))
      return { now: control.state().now }
    },
    faults: (body) =>
      sandbox.faults.add({
        endpoint: body.oneOf('endpoint', faultTargets),
        times: body.number('times', 1),
        fault: {
          kind: body.oneOf('fault', faultKinds),
          ...(body.optionalText('ms') === null ? {} : { ms: body.number('ms') }),
          ...(body.optionalText('retryAfter') === null ? {} : { retryAfter: body.number('retryAfter') }),
        },
      }),
    'clear-faults': () => sandbox.faults.clear(),
    'webhook-mode': (body) =>
      sandbox.webhooks.misbehave({
        mode: body.oneOf<WebhookMode>('mode', webhookModes),
        times: body.number('times', 1),
      }),
  }

  const routes = new Hono()
  // a page of another site must not move this sandbox's money through a visitor's browser
  routes.use(csrf())
  routes.get('/state', (context) => context.json({ ...control.state(), faults: sandbox.faults.list() }))
  routes.get('/calls', (context) => context.json({ calls: sandbox.calls }))
  routes.get('/webhooks', (context) => context.json({ sent: sandbox.webhooks.sent }))
  routes.post('/:action', async (context) => {
    const action = Object.hasOwn(actions, context.req.param('action'))
      ? actions[context.req.param('action')]
      : undefined
    if (!action) throw new HTTPException(404, { message: 'There is no such control' })
    const body = await readControlBody(context)
    const result = await run(() => action(body))
    if (isPageForm(context)) return context.redirect('/', 303)
    return context.json({ ok: true, ...(typeof result === 'object' ? result : {}) })
  })
  routes.onError((error, context) => {
    const status = error instanceof HTTPException ? error.status : 500
    return context.json({ ok: false, error: error.message }, status)
  })
  return routes
}

/** Runs an action of the control API: a refusal of the sandbox is the caller's mistake, not the server's. */
async function run(action: () => unknown): Promise<unknown> {
  try {
    return await action()
  } catch (error) {
    if (error instanceof HTTPException) throw error
    throw new HTTPException(409, {
      message: error instanceof Error ? error.message : 'That cannot be done now',
    })
  }
}

function readAmount(body: ControlBody): string | undefined {
  const amount = body.optionalText('limit')
  if (amount === null) return undefined
  if (!/^\d+(?:\.\d+)?$/.test(amount))
    throw new HTTPException(400, { message: 'limit must be a decimal amount' })
  return amount
}

function isPageForm(context: Context): boolean {
  return (context.req.header('content-type') ?? '').startsWith('application/x-www-form-urlencoded')
}

/** The fields of a control call, from JSON or from a form of the control page. */
type ControlBody = {
  text(name: string): string
  optionalText(name: string): string | null
  number(name: string, fallback?: number): number
  oneOf<Value extends string>(name: string, allowed: readonly Value[]): Value
}

/**
 * Reads a control call's body.
 *
 * @throws HTTPException 400 that names the field.
 */
async function readControlBody(context: Context): Promise<ControlBody> {
  const fields = await readFields(context)
  const optionalText = (name: string): string | null => {
    const value = fields[name]
    return value === undefined || value === null || value === '' ? null : String(value)
  }
  const text = (name: string): string => {
    const value = optionalText(name)
    if (value === null) throw new HTTPException(400, { message: `${name} is required` })
    return value
  }
  return {
    text,
    optionalText,
    number(name, fallback) {
      const value = Number(fallback === undefined ? text(name) : (optionalText(name) ?? fallback))
      if (!Number.isFinite(value) || value < 0)
        throw new HTTPException(400, { message: `${name} must be a number, 0 or more` })
      return value
    },
    oneOf(name, allowed) {
      const value = text(name)
      const found = allowed.find((candidate) => candidate === value)
      if (found === undefined)
        throw new HTTPException(400, { message: `${name} must be one of ${allowed.join(', ')}` })
      return found
    },
  }
}

async function readFields(context: Context): Promise<Record<string, unknown>> {
  const type = context.req.header('content-type') ?? ''
  if (!type.startsWith('application/json')) return context.req.parseBody()
  const body: unknown = await context.req.json().catch(() => null)
  if (typeof body !== 'object' || body === null)
    throw new HTTPException(400, { message: 'The body must be a JSON object' })
  return { ...body }
}
