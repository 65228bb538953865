import { writeJson } from '../../lib/writeJson.ts'
import {
  type ChangeEventChannel,
  type SubscribeToChangeEventsParameters,
  subscribeToChangeEvents,
} from '../../events/subscribeToChangeEvents.ts'
import { watchPage } from '../../events/watchPage.ts'
import type { ChangeEvent } from '../../relay/models/ChangeEvent.ts'
import { callListener } from '../../transport/callListener.ts'
import type { LendingChannel, LendingEngine, LendingLocks } from '../LendingEngine.ts'
import { type TabMessage, readTabMessage } from './readTabMessage.ts'

type ShareChangeEventsParameters = SubscribeToChangeEventsParameters & {
  onChannelChange: (channel: ChangeEventChannel) => void
}

/** Milliseconds in which a leader answers. The browser may have frozen the leader: a tab without an answer opens its own stream until one comes. */
const answerTimeout = 5_000

/**
 * Follows change events as `subscribeToChangeEvents` does, with one stream for all tabs of a person: the tab that holds the lock has the stream and
 * passes events to the others, which take over after the last event that they received. Each tab has its own stream if the browser refuses a channel.
 */
export async function shareChangeEvents(
  lending: LendingEngine & { locks: LendingLocks },
  parameters: ShareChangeEventsParameters,
): Promise<void> {
  const { client, locks, now } = lending
  const { customerPartnerId, signal, onChangeEvent, onChannelChange } = parameters
  const name = toName(lending, customerPartnerId)
  const tabs = openTabs(lending, name)
  if (!tabs) return subscribeToChangeEvents(client, parameters)

  const page = watchPage(client.wait, signal)
  let channel: ChangeEventChannel | null = null
  let lastId: string | null = null
  let changedAt: number | null = null
  let isAsleep = false
  let isLeader = false
  let isOver = false
  let turn = new AbortController()
  let alone: AbortController | null = null
  let answer = new AbortController()

  const say = (message: TabMessage) => tabs.postMessage(message)
  const sayState = () => {
    // The end of the leader's session concerns only the leader: the next leader tries with its own.
    const told = channel === 'stream' || channel === 'polling' ? channel : 'connecting'
    say({ type: 'state', channel: told, lastId, quiet: changedAt === null ? null : now() - changedAt })
  }
  const enter = (next: ChangeEventChannel) => {
    if (channel !== next) callListener(onChannelChange, next)
    channel = next
  }
  const take = (changeEvent: ChangeEvent) => {
    const { id, topic, quiet } = changeEvent
    lastId = id
    if (topic !== 'reset') changedAt = now()
    else changedAt = quiet === null ? null : now() - quiet
    callListener(onChangeEvent, changeEvent)
  }
  /** Reports a gap: the changes during it are not known. */
  const tellGap = (id: string, quiet: number | null) =>
    take({ id, topic: 'reset', quiet, customerPartnerId, operationId: null, kind: null, revision: null })
  const stream = (own: AbortSignal) =>
    subscribeToChangeEvents(client, {
      ...parameters,
      lastId,
      signal: own,
      onChangeEvent: (changeEvent) => {
        const after = lastId
        take(changeEvent)
        if (isLeader) say({ type: 'event', after, changeEvent })
      },
      onChannelChange: (next) => {
        enter(next)
        if (isLeader) sayState()
      },
    })
  const sayHello = () => {
    say({ type: 'hello', isShown: isShown() })
    answer.abort()
    answer = new AbortController()
    client.wait(answerTimeout, answer.signal).then(goAlone, () => undefined)
  }
  const goAlone = async () => {
    if (isLeader || isAsleep || alone || signal.aborted) return
    const own = new AbortController()
    alone = own
    await stream(own.signal)
    if (own.signal.aborted) return
    isOver = true
    turn.abort()
  }
  const endAlone = () => {
    answer.abort()
    alone?.abort()
    alone = null
  }
  const onHello = (hello: { isShown: boolean }) => {
    if (!isLeader) return
    sayState()
    // A browser stops the timers and connections of hidden pages first.
    if (hello.isShown && !isShown()) turn.abort()
  }
  tabs.onmessage = ({ data }) => {
    const message = readTabMessage(data)
    if (!message || isAsleep || isOver || signal.aborted) return
    if (message.type === 'hello') return onHello(message)
    if (isLeader) return
    endAlone()
    if (message.type === 'state') {
      const { channel: next, lastId: last, quiet } = message
      enter(next)
      if (last !== null && last !== lastId) tellGap(last, quiet)
      return
    }
    const { after, changeEvent } = message
    const isOfAnother = ![null, customerPartnerId].includes(changeEvent.customerPartnerId)
    if (isOfAnother) return
    if (after !== lastId && changeEvent.topic !== 'reset') tellGap(changeEvent.id, null)
    take(changeEvent)
  }
  const leavePage = page.listen((news) => {
    isAsleep = news === 'asleep'
    if (isAsleep) turn.abort()
    else if (news === 'shown' && !isLeader) sayHello()
  })
  const leave = () => {
    endAlone()
    turn.abort()
  }
  signal.addEventListener('abort', leave)

  const lead = async (lock: unknown) => {
    endAlone()
    // Locks that cannot wait prove nothing about another tab: each tab has its own stream then.
    isLeader = lock !== null
    await stream(isLeader ? turn.signal : signal)
    if (!turn.signal.aborted) isOver = true
    isLeader = false
  }

  enter('connecting')
  sayHello()
  while (!signal.aborted && !isOver) {
    await page.awake()
    turn = new AbortController()
    if (signal.aborted) break
    try {
      await locks.request(name, { signal: turn.signal }, lead)
    } catch {
      // The turn was aborted while it waited; a lock manager that throws counts as none.
      if (!turn.signal.aborted) await lead(null)
    }
  }
  endAlone()
  leavePage()
  signal.removeEventListener('abort', leave)
  tabs.close()
}

/** Names the lock and the channel after everything that keeps people apart. */
function toName({ client, environment, tenantId, userId }: LendingEngine, customerPartnerId: string): string {
  return `onlend:changes:${writeJson([client.baseUrl, environment, tenantId, userId, customerPartnerId])}`
}

function openTabs({ openChannel }: LendingEngine, name: string): LendingChannel | null {
  try {
    return openChannel?.(name) ?? null
  } catch {
    // Browsers refuse a channel to some frames.
    return null
  }
}

function isShown(): boolean {
  return typeof document === 'undefined' || document.visibilityState !== 'hidden'
}
