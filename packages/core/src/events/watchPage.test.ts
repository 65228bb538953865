import { afterEach, expect, test, vi } from 'vitest'
import { answer } from '../../test/answer.ts'
import { createStream } from '../../test/createStream.ts'
import { pauses as lengths } from '../../test/pauses.ts'
import { settle } from '../../test/settle.ts'
import { subscribe } from '../../test/subscribe.ts'

afterEach(() => void vi.unstubAllGlobals())

/** A page that can be hidden and shown, on a device that changes networks; `listeners` is how many still listen to it. */
function createPage(visibilityState: 'visible' | 'hidden' = 'visible') {
  let listeners = 0
  const count = (target: EventTarget) => ({
    addEventListener: (type: string, listener: EventListener) => {
      listeners += 1
      target.addEventListener(type, listener)
    },
    removeEventListener: (type: string, listener: EventListener) => {
      listeners -= 1
      target.removeEventListener(type, listener)
    },
  })
  const [page, device] = [new EventTarget(), new EventTarget()]
  const document = { visibilityState, ...count(page) }
  const { addEventListener, removeEventListener } = count(device)
  vi.stubGlobal('document', document)
  vi.stubGlobal('addEventListener', addEventListener)
  vi.stubGlobal('removeEventListener', removeEventListener)
  const become = (state: 'visible' | 'hidden') => {
    document.visibilityState = state
    page.dispatchEvent(new Event('visibilitychange'))
  }
  return { become, move: () => device.dispatchEvent(new Event('online')), listeners: () => listeners }
}

function follow() {
  const streams: ReturnType<typeof createStream>[] = []
  const subscription = subscribe(({ signal, isStream }) => {
    if (!isStream) return answer({ data: [] })
    const stream = createStream(signal)
    streams.push(stream)
    return stream.response
  })
  return { ...subscription, streams }
}

test('a hidden page closes its connection after a while, and resumes when it is shown', async () => {
  const page = createPage()
  const { requests, streams, channels, changeEvents, pauses, open, between, end, done } = follow()
  await settle()
  streams[0]?.send('id: 7\ndata: {"topic":"operation"}\n\n')
  await settle()
  page.become('hidden')
  await settle()
  expect(requests).toHaveLength(1)
  open(lengths.asleep)[0]?.end()
  await settle()
  expect(streams[0]?.isCancelled()).toBe(true)
  expect(requests).toHaveLength(1)
  page.become('visible')
  await settle()
  expect(requests[1]?.headers.get('Last-Event-ID')).toBe('7')
  for (let time = 0; time < 3; time += 1) {
    page.become('hidden')
    open(lengths.asleep)[0]?.end()
    await settle()
    page.become('visible')
    await settle()
  }
  // Nothing broke: no break is reported, and nothing is polled.
  expect([channels, between(), changeEvents]).toEqual([['connecting', 'stream'], [], ['7']])
  expect(requests.every(({ isStream }) => isStream)).toBe(true)
  page.become('hidden')
  end()
  await done
  expect(pauses.every(({ isOver }) => isOver())).toBe(true)
  expect(page.listeners()).toBe(0)
})

test('a page that is shown again in time keeps its connection', async () => {
  const page = createPage('hidden')
  const { requests, streams, open, end, done } = follow()
  await settle()
  // Opened in a tab behind, it is not looked at from the beginning.
  expect(open(lengths.asleep)).toHaveLength(1)
  page.become('visible')
  await settle()
  expect(open(lengths.asleep)).toEqual([])
  page.become('hidden')
  page.become('visible')
  await settle()
  expect([requests.length, streams[0]?.isCancelled()]).toEqual([1, false])
  end()
  await done
})

test('on another network the stream is opened again at once, and the old one is closed', async () => {
  const page = createPage()
  const { requests, streams, between, end, done } = follow()
  await settle()
  page.move()
  await settle()
  expect([requests.length, streams[0]?.isCancelled(), between()]).toEqual([2, true, []])
  end()
  await done
})

test.each(['shown', 'moved'] as const)('a pause is not waited out by a page that is %s', async (news) => {
  const page = createPage()
  let isDown = true
  const { requests, between, end, done } = subscribe(({ signal }) =>
    isDown ? Promise.reject(new TypeError('lost')) : createStream(signal).response,
  )
  await settle()
  expect(between()).toHaveLength(1)
  isDown = false
  if (news === 'moved') page.move()
  else page.become('visible')
  await settle()
  expect([requests.length, between().at(-1)?.isOver()]).toEqual([2, true])
  end()
  await done
})

test('a paused page sends no request when the network changes, and its subscription can be ended', async () => {
  const page = createPage()
  const { requests, open, end, done } = subscribe(({ isStream }) =>
    isStream ? new Response('', { status: 502 }) : answer({ data: [] }),
  )
  await settle()
  page.become('hidden')
  open(lengths.asleep)[0]?.end()
  await settle()
  page.move()
  await settle()
  expect(requests).toHaveLength(1)
  end()
  await done
  expect(page.listeners()).toBe(0)
})

test('another network ends a round of polls', async () => {
  const page = createPage()
  let isThrough = false
  const { requests, goOn, end, done } = subscribe(({ isStream, signal }) => {
    if (!isStream) return answer({ data: [] })
    return isThrough ? createStream(signal).response : new Response('', { status: 502 })
  })
  for (let round = 0; round < 4; round += 1) await goOn()
  isThrough = true
  page.move()
  await settle()
  expect(requests.map(({ isStream }) => (isStream ? 's' : 'p')).join('')).toBe('ssspps')
  end()
  await done
})
