import * as own from '@onlend/core/relay'
import { type Route, route } from '../http/index.ts'
import { answerAssignment } from './answerAssignment.ts'
import { answerDismissal } from './answerDismissal.ts'
import { answerInbox } from './answerInbox.ts'
import { answerReplay } from './answerReplay.ts'
import { answerWebhook } from './answerWebhook.ts'
import type { InboxContext } from './InboxContext.ts'

const writes = { session: true, budget: 'writes' } as const

/** Where webhooks arrive, and what operators see and decide of them. */
export const inboxRoutes: readonly Route<InboxContext>[] = [
  route(own.listInboxEvents, { session: true, budget: 'reads', handle: answerInbox }),
  route(own.assignEvent, { ...writes, handle: answerAssignment }),
  route(own.dismissEvent, { ...writes, handle: answerDismissal }),
  route(own.replayWebhooks, { ...writes, handle: answerReplay }),
  route(own.receiveWebhook, { session: false, budget: null, handle: answerWebhook }),
]
