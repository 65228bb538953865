import { type ChangeEventChannel, subscribeToChangeEvents } from '../../events/subscribeToChangeEvents.ts'
import type { ChangeEvent } from '../../relay/models/ChangeEvent.ts'
import { getSingleton } from '../getSingleton.ts'
import type { LendingChange } from '../LendingChange.ts'
import type { LendingEngine } from '../LendingEngine.ts'
import { getOwnSaves } from './getOwnSaves.ts'
import { toOperationChange } from './toOperationChange.ts'

/** The engine, and the reads that a page with a cache observes. */
type ChangeSource = LendingEngine & {
  /**
   * Calls back with the owner after each read until the returned function is called: a subscription that has ended begins again then.
   * @default it begins again with the next follower
   */
  watchReads?: (onRead: (ownerId: string | null) => void) => () => void
}

/** The subscriptions of a page: one per partner, shared by all components that follow it. */
export type ChangeSubscriptions = {
  /** Follows a partner until the returned function is called; `onChange` reports a change of channel. */
  follow: (customerPartnerId: string, onChange: () => void) => () => void
  getChannel: (customerPartnerId: string) => ChangeEventChannel
}

type Subscription = {
  followers: Set<() => void>
  channel: ChangeEventChannel
  hasBroken: boolean
  stop: AbortController
}

/** Finds the subscriptions of an engine; the first follower makes them. */
export function getChangeSubscriptions(lending: ChangeSource): ChangeSubscriptions {
  return getSingleton(lending.parts, createChangeSubscriptions, lending)
}

function createChangeSubscriptions(lending: ChangeSource): ChangeSubscriptions {
  const { client, emit, emitChange, watchReads = () => () => undefined } = lending
  const subscriptions = new Map<string, Subscription>()
  let leaveReads: (() => void) | null = null

  const subscribe = (customerPartnerId: string, subscription: Subscription) => {
    subscription.stop = new AbortController()
    const { signal } = subscription.stop
    const onChannelChange = (channel: ChangeEventChannel) => {
      const isThrough = channel === 'stream' || channel === 'polling'
      if (isThrough && subscription.hasBroken) emitChange(afterBreak(customerPartnerId))
      subscription.hasBroken = !isThrough && (subscription.hasBroken || subscription.channel !== 'connecting')
      subscription.channel = channel
      emit({ type: 'changeEvents.channel', channel })
      for (const notify of subscription.followers) notify()
      watchForReturn()
    }
    void subscribeToChangeEvents(client, {
      customerPartnerId,
      signal,
      // One stream a tab: a browser has six connections to a host with HTTP/1.1, for all its tabs.
      mayStream: () => [...subscriptions.keys()][0] === customerPartnerId,
      onChangeEvent: (changeEvent) => {
        const tell = () => emitChange(toChange(customerPartnerId, changeEvent))
        // The relay announces the page's own saves to it as well, often before the answer arrives.
        if (changeEvent.topic === 'drafts') void Promise.allSettled(getOwnSaves(lending)).then(tell)
        else tell()
      },
      onChannelChange,
    })
  }
  const resubscribe = (customerPartnerId: string, subscription: Subscription) => {
    subscription.channel = 'connecting'
    subscription.hasBroken = true
    subscribe(customerPartnerId, subscription)
    watchForReturn()
  }
  /** While a subscription has ended, a successful read proves that the person is signed in again, or may act for the partner again. */
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
      // A new function per follower: following twice with one callback counts twice.
      const follower = () => onChange()
      subscription.followers.add(follower)
      return () => {
        subscription.followers.delete(follower)
        // StrictMode leaves and comes back at once, which must not cut the stream.
        queueMicrotask(() => closeIfLeft(customerPartnerId, subscription))
      }
    },
    getChannel: (customerPartnerId) => subscriptions.get(customerPartnerId)?.channel ?? 'connecting',
  }
}

function isOver({ channel }: Subscription): boolean {
  return channel === 'signedOut' || channel === 'refused'
}

/** The change that follows a break: missed change events arrive again, but reads that events before the break announced may have failed. */
function afterBreak(customerPartnerId: string): LendingChange {
  const reset = { id: '', topic: 'reset', customerPartnerId, operationId: null, kind: null }
  return {
    ...toChange(customerPartnerId, { ...reset, revision: null, quiet: null }),
    isAfterBreak: true,
  }
}

/** Reads that a change event of any partner may concern: an operation is read by its id alone, and the operators' lists hold all partners. */
const ofEveryPartner = ['getOperation', 'listAttention', 'listInboxEvents']

/** Lists the reads that a change event may concern; the event carries no values. */
function toChange(
  customerPartnerId: string,
  { topic, operationId, kind, revision, quiet }: ChangeEvent,
): LendingChange {
  if (topic === 'operation') return toOperationChange({ operationId, kind })
  const change: LendingChange = {
    ...{ endpoints: [], isEverything: false, ownerId: customerPartnerId },
    ...{ operationId: null, revision: null, quiet: null, isAfterBreak: false },
  }
  // Each file of a set sends this event: nothing else changed, and reading everything again would take bandwidth from the next file.
  if (topic === 'uploads') return { ...change, endpoints: ['listUploads'] }
  if (topic === 'batches')
    return { ...change, endpoints: ['listBatches', 'getBatch', 'listBatchRows'], operationId }
  if (topic === 'drafts') return { ...change, endpoints: ['getDraft'], revision }
  return { ...change, endpoints: ofEveryPartner, isEverything: true, quiet }
}
