import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Sandbox } from '../index.ts'
import { Hono } from 'hono'
import { createControlRoutes } from './createControlRoutes.ts'
import { createPageRoutes } from './page/createPageRoutes.ts'
import { sendAnswer } from './sendAnswer.ts'

/** Puts a sandbox behind a port: the service itself, the control API, the control page. */
export function createApp(sandbox: Sandbox): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>()
  app.get('/health', (context) => context.json({ status: 'ok', scenario: sandbox.control.state().scenario }))
  app.route('/', createPageRoutes(sandbox))
  app.route('/control', createControlRoutes(sandbox))
  app.all('*', async (context) => {
    const { raw } = context.req
    try {
      return await sendAnswer(await sandbox.answer(raw), context.env.outgoing, sandbox.clock)
    } catch (error) {
      if (!raw.signal.aborted) throw error
      // the caller has closed the connection: there is nothing to answer
      return RESPONSE_ALREADY_SENT
    }
  })
  return app
}
