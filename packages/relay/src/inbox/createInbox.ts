import { bindRoutes, type Route } from '../http/index.ts'
import { createGate } from '../lib/createGate.ts'
import { applyWaiting } from './applyWaiting.ts'
import { blankBodies } from './blankBodies.ts'
import { confirmEvents } from './confirmEvents.ts'
import type { InboxContext } from './InboxContext.ts'
import { inboxRoutes } from './inboxRoutes.ts'
import { readWebhookSources, type WebhookSource } from './readWebhookSources.ts'
import { type ReplayReport, replayWebhooks, type ReplayWebhooksOptions } from './replayWebhooks.ts'

/** The most webhooks that one instance verifies at a time: more would keep its one thread from other work. */
const webhooksAtOnce = 4

type Options = { webhooks?: Readonly<Record<string, WebhookSource>> }

/** The inbox as the other modules see it. */
export type Inbox = {
  readonly routes: readonly Route<unknown>[]
  /** Reads webhooks with open events again. */
  replay(options?: ReplayWebhooksOptions): Promise<ReplayReport>
  /** Applies the webhooks that were kept and not read; the sweep calls this and the two functions below. */
  applyWaiting(): Promise<void>
  confirmEvents(): Promise<void>
  blankBodies(): Promise<void>
}

/**
 * Makes the inbox of settlement events. The inbox verifies, keeps and acknowledges a webhook, and matches its events with operations, by reference or by
 * facts, under the lock of the owner. An event that fits no operation or several waits for an operator, who assigns it, dismisses it or reads it again.
 *
 * @throws TypeError for a sender without a verifier, and in production for one without a parser.
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
