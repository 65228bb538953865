import type { LendingClient } from '@onlend/core'
import { type ChangeEvent, type ChangeEventChannel, subscribeToChangeEvents } from '@onlend/core/relay'

type CreateChangeEventHubParameters = {
  client: LendingClient
  onChangeEvent: (customerPartnerId: string, changeEvent: ChangeEvent) => void
  onChannelChange: (channel: ChangeEventChannel) => void
  /** Change events come again after a break: what could not be read meanwhile may be readable. */
  onResume: (customerPartnerId: string) => void
  /** Calls back with whose data was read whenever anything was, until the returned function is called. */
  watchReads: (onRead: (ownerId: string | null) => void) => () => void
}

/** One subscription per partner, however many components follow it. */
export type ChangeEventHub = {
  /** Follows a partner until the returned function is called; `onChange` tells of a change of channel. */
  follow: (customerPartnerId: string, onChange: () => void) => () => void
  getChannel: (customerPartnerId: string) => ChangeEventChannel
}

type Subscription = {
  followers: Set<() => void>
  channel: ChangeEventChannel
  hasBroken: boolean
  stop: AbortController
}

/** Streams of one page; the partners that it follows besides are polled. A browser has six connections to a host with HTTP/1.1, for all its tabs. */
const mostStreams = 2

/** Makes the hub of a provider. */
export function createChangeEventHub(parameters: CreateChangeEventHubParameters): ChangeEventHub {
  const { client, onChangeEvent, onChannelChange, onResume, watchReads } = parameters
  const subscriptions = new Map<string, Subscription>()
  let leaveReads: (() => void) | null = null

  const subscribe = (customerPartnerId: string, subscription: Subscription) => {
    subscription.stop = new AbortController()
    void subscribeToChangeEvents(client, {
      customerPartnerId,
      signal: subscription.stop.signal,
      mayStream: () => [...subscriptions.keys()].indexOf(customerPartnerId) < mostStreams,
      onChangeEvent: (changeEvent) => onChangeEvent(customerPartnerId, changeEvent),
      onChannelChange: (channel) => {
        const isThrough = channel === 'stream' || channel === 'polling'
        if (isThrough && subscription.hasBroken) onResume(customerPartnerId)
        subscription.hasBroken =
          !isThrough && (subscription.hasBroken || subscription.channel !== 'connecting')
        subscription.channel = channel
        onChannelChange(channel)
        for (const notify of subscription.followers) notify()
        watchForReturn()
      },
    })
  }
  const resubscribe = (customerPartnerId: string, subscription: Subscription) => {
    subscription.channel = 'connecting'
    subscription.hasBroken = true
    subscribe(customerPartnerId, subscription)
    watchForReturn()
  }
  /** While a subscription is over, what can be read says that the person is signed in again, or may act for the partner again. */
  const watchForReturn = () => {
    const isAnyOver = [...subscriptions.values()].some(isOver)
    if (isAnyOver) leaveReads ??= watchReads(onReturn)
    else {
      leaveReads?.()
      leaveReads = null
    }
  }
  const onReturn = (ownerId: string | null) => {
    for (const [customerPartnerId, subscription] of subscriptions) {
      const isTold = subscription.channel === 'signedOut' || ownerId === customerPartnerId
      if (isOver(subscription) && isTold) resubscribe(customerPartnerId, subscription)
    }
  }
  const open = (customerPartnerId: string): Subscription => {
    const subscription: Subscription = {
      followers: new Set(),
      channel: 'connecting',
      hasBroken: false,
      stop: new AbortController(),
    }
    subscriptions.set(customerPartnerId, subscription)
    subscribe(customerPartnerId, subscription)
    return subscription
  }
  const closeIfLeft = (customerPartnerId: string, subscription: Subscription) => {
    if (subscription.followers.size > 0) return
    subscription.stop.abort()
    if (subscriptions.get(customerPartnerId) === subscription) subscriptions.delete(customerPartnerId)
    watchForReturn()
  }

  return {
    follow: (customerPartnerId, onChange) => {
      const existing = subscriptions.get(customerPartnerId)
      const subscription = existing ?? open(customerPartnerId)
      // The next subscriber may have signed in again, or as another person.
      if (existing && isOver(existing)) resubscribe(customerPartnerId, existing)
      // A function of its own, so that following twice with one callback counts twice.
      const follower = () => onChange()
      subscription.followers.add(follower)
      return () => {
        subscription.followers.delete(follower)
        // StrictMode leaves and comes back at once: that must not cut the stream.
        queueMicrotask(() => closeIfLeft(customerPartnerId, subscription))
      }
    },
    getChannel: (customerPartnerId) => subscriptions.get(customerPartnerId)?.channel ?? 'connecting',
  }
}

function isOver({ channel }: Subscription): boolean {
  return channel === 'signedOut' || channel === 'refused'
}
