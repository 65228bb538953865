import type { EndpointName, Sandbox, WebhookMode } from '../index.ts'
import { endpointNames, faultKinds, scenarioNames } from '../index.ts'
import type { Context } from 'hono'
import { Hono } from 'hono'
import { csrf } from 'hono/csrf'
import { HTTPException } from 'hono/http-exception'
import type { ControlBody } from './readControlBody.ts'
import { readControlBody } from './readControlBody.ts'
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

/** What the sandbox refuses to do is the caller's mistake, not the server's. */
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
