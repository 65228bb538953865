import type { Lending } from '../provider/Lending.ts'
import { applyNotice } from './applyNotice.ts'
import { type NoticeHub, createNoticeHub } from './createNoticeHub.ts'

// Tied to the provider's value: one stream per partner, however many components follow it.
const hubs = new WeakMap<Lending, NoticeHub>()

const missed = { topic: 'reset' } as const

/** The notices under a provider; made when they are first followed. */
export function noticesOf(lending: Lending): NoticeHub {
  const hub =
    hubs.get(lending) ??
    createNoticeHub({
      client: lending.client,
      onNotice: (customerPartnerId, notice) => applyNotice(lending, customerPartnerId, notice),
      onResume: (customerPartnerId) => applyNotice(lending, customerPartnerId, missed),
      onChannelChange: (channel) => lending.emit({ type: 'notices.channel', channel }),
    })
  hubs.set(lending, hub)
  return hub
}
