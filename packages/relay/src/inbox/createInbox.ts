import { bindRoutes, type Route } from '../http/index.ts'
import { createGate } from '../lib/createGate.ts'
import { applyWaiting } from './applyWaiting.ts'
import { blankBodies } from './blankBodies.ts'
import { confirmEvents } from './confirmEvents.ts'
import type { InboxContext } from './InboxContext.ts'
import { inboxRoutes } from './inboxRoutes.ts'
import { readWebhookSources, type WebhookSource } from './readWebhookSources.ts'
import { type ReplayReport, replayWebhooks, type ReplayWebhooksOptions } from './replayWebhooks.ts'

/** Webhooks that one instance verifies at a time: more would keep its one thread from everything else. */
const webhooksAtOnce = 4

type Options = { webhooks?: Readonly<Record<string, WebhookSource>> }

/** The inbox as the other modules see it. */
export type Inbox = {
  readonly routes: readonly Route<unknown>[]
  /** Reads again what has something open. */
  replay(options?: ReplayWebhooksOptions): Promise<ReplayReport>
  /** What a sweep does: reads what was kept and not read, asks the service to confirm, blanks bodies. */
  applyWaiting(): Promise<void>
  confirmEvents(): Promise<void>
  blankBodies(): Promise<void>
}

/**
 * Makes the inbox of settlement events: a webhook is verified, kept, acknowledged and only then read; what it says is matched to an operation by its reference or
 * by its facts, under the lock of the owner. What fits none or several waits for an operator, who ties it to one, dismisses it or lets it be read again.
 *
 * @throws TypeError for a sender without a verifier, or in production without a parser.
 */
export function createInbox(
  { webhooks = {} }: Options,
  needs: Omit<InboxContext, 'webhooks' | 'checking' | 'confirming'>,
): Inbox {
  const { environment, logger } = needs
  const context: InboxContext = {
    ...needs,
    webhooks: readWebhookSources(webhooks, environment),
    checking: createGate(webhooksAtOnce),
    confirming: { work: null, isAsked: false },
  }
  if (context.webhooks.size === 0)
    logger.warn({ event: 'webhooks.off' }, 'no webhook source is set up, so nothing can become final')
  for (const [source, { verify }] of Object.entries(webhooks))
    if (verify === 'unverified')
      logger.warn(
        { event: 'webhooks.unverified', source },
        'a webhook source is not verified: a request to its address can make operations final',
      )
  return {
    routes: bindRoutes(inboxRoutes, context),
    replay: (asked) => replayWebhooks(context, asked),
    applyWaiting: () => applyWaiting(context),
    confirmEvents: () => confirmEvents(context),
    blankBodies: () => blankBodies(context),
  }
}
