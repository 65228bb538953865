import { type LendingClient, type Notice, type NoticeChannel, subscribeToNotices } from '@onlend/core'

type CreateNoticeHubParameters = {
  client: LendingClient
  onNotice: (customerPartnerId: string, notice: Notice) => void
  onChannelChange: (channel: NoticeChannel) => void
  /** The stream is back after a break: something may have been missed. */
  onResume: (customerPartnerId: string) => void
}

/** One subscription per partner, however many components follow it. */
export type NoticeHub = {
  /** Follows a partner until the returned function is called; `onChange` tells of a change of channel. */
  follow: (customerPartnerId: string, onChange: () => void) => () => void
  channelOf: (customerPartnerId: string) => NoticeChannel
}

type Subscription = {
  followers: Set<() => void>
  channel: NoticeChannel
  hasBroken: boolean
  stop: AbortController
}

/** Makes the hub of a provider. */
export function createNoticeHub({
  client,
  onNotice,
  onChannelChange,
  onResume,
}: CreateNoticeHubParameters): NoticeHub {
  const subscriptions = new Map<string, Subscription>()

  const open = (customerPartnerId: string): Subscription => {
    const subscription: Subscription = {
      followers: new Set(),
      channel: 'connecting',
      hasBroken: false,
      stop: new AbortController(),
    }
    subscriptions.set(customerPartnerId, subscription)
    void subscribeToNotices(client, {
      customerPartnerId,
      signal: subscription.stop.signal,
      onNotice: (notice) => onNotice(customerPartnerId, notice),
      onChannelChange: (channel) => {
        if (channel === 'stream' && subscription.hasBroken) onResume(customerPartnerId)
        subscription.hasBroken ||= subscription.channel === 'stream' || channel === 'polling'
        subscription.channel = channel
        onChannelChange(channel)
        for (const notify of subscription.followers) notify()
      },
    })
    return subscription
  }
  const closeIfLeft = (customerPartnerId: string, subscription: Subscription) => {
    if (subscription.followers.size > 0) return
    subscription.stop.abort()
    if (subscriptions.get(customerPartnerId) === subscription) subscriptions.delete(customerPartnerId)
  }

  return {
    follow: (customerPartnerId, onChange) => {
      const existing = subscriptions.get(customerPartnerId)
      // A subscription that is over for good: whoever comes next may have signed in again, or as somebody else.
      const isOver = existing?.channel === 'signedOut' || existing?.channel === 'refused'
      const subscription = existing && !isOver ? existing : open(customerPartnerId)
      // A function of its own, so that following twice with one callback counts twice.
      const follower = () => onChange()
      subscription.followers.add(follower)
      return () => {
        subscription.followers.delete(follower)
        // StrictMode leaves and comes back at once: that must not cut the stream.
        queueMicrotask(() => closeIfLeft(customerPartnerId, subscription))
      }
    },
    channelOf: (customerPartnerId) => subscriptions.get(customerPartnerId)?.channel ?? 'connecting',
  }
}
