import { expect, test } from 'vitest'
import { answer } from '../../test/answer.ts'
import { createStream } from '../../test/createStream.ts'
import { pauses as lengths } from '../../test/pauses.ts'
import { settle } from '../../test/settle.ts'
import { type Reply, subscribe } from '../../test/subscribe.ts'
import { createLendingClient } from '../transport/createLendingClient.ts'
import { subscribeToChangeEvents } from './subscribeToChangeEvents.ts'

const { steady } = lengths
const changeEvent = (id: string) => `id: ${id}\ndata: {"topic":"operation","operationId":"op_1"}\n\n`
const refuseStreams =
  (poll: () => Response): Reply =>
  ({ isStream }) =>
    isStream ? new Response('<html>', { status: 502 }) : poll()

test('change events arrive by stream, in pieces, and other events are ignored', async () => {
  const stream = createStream()
  const { changeEvents, channels, requests, end, done } = subscribe(() => stream.response)
  await settle()
  stream.send('id: 1\nda')
  stream.send('ta: {"topic":"operation"}\n\n')
  stream.send('data: not json\n\ndata: 7\n\ndata: {"id":"9"}\n\n')
  stream.send(changeEvent('2'))
  await settle()
  expect(changeEvents).toEqual(['1', '2'])
  expect(channels).toEqual(['connecting', 'stream'])
  expect(requests[0]?.url).toBe('/lending/events?customer_partner_id=cup_1')
  expect(requests[0]?.headers.has('Last-Event-ID')).toBe(false)
  end()
  await done
})

test('a broken stream is resumed after the last change event', async () => {
  const first = createStream()
  const second = createStream()
  const { requests, changeEvents, channels, goOn, pauses, end, done } = subscribe(() =>
    requests.length === 1 ? first.response : second.response,
  )
  await settle()
  first.send(changeEvent('41'))
  first.end()
  await goOn()
  second.send(changeEvent('42'))
  await settle()
  expect(requests[1]?.headers.get('Last-Event-ID')).toBe('41')
  expect(changeEvents).toEqual(['41', '42'])
  expect(channels).toEqual(['connecting', 'stream', 'connecting', 'stream'])
  expect(pauses.map(({ milliseconds }) => milliseconds)).toContain(1_000)
  end()
  await done
})

test('the pause after each broken stream doubles, with jitter', async () => {
  const { between, goOn, end, done } = subscribe(() => Promise.reject(new TypeError('lost')), {
    random: () => 0,
  })
  await goOn()
  await goOn()
  expect(between().map(({ milliseconds }) => milliseconds)).toEqual([500, 1_000, 2_000])
  end()
  await done
})

test('where streams do not get through, change events are polled, and each tenth time a stream is tried again', async () => {
  let id = 0
  const poll = () => {
    id += 1
    return answer({ data: [{ id: String(id), topic: 'operation' }] })
  }
  const { requests, channels, changeEvents, goOn, end, done } = subscribe(refuseStreams(poll))
  for (let round = 0; round < 14; round += 1) await goOn()
  expect(requests.map(({ isStream }) => (isStream ? 's' : 'p')).join('')).toBe('sssppppppppppsp')
  expect(channels).toEqual(['connecting', 'polling'])
  expect(changeEvents).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11'])
  expect(requests[3]?.headers.has('Last-Event-ID')).toBe(false)
  expect(requests[4]?.headers.get('Last-Event-ID')).toBe('1')
  expect(requests.at(-1)?.headers.get('Last-Event-ID')).toBe('10')
  end()
  await done
})

test('polling goes back to a stream when one opens', async () => {
  const stream = createStream()
  const { requests, channels, changeEvents, goOn, end, done } = subscribe(({ isStream }) => {
    if (!isStream) return answer({ data: [] })
    return requests.length > 4 ? stream.response : new Response('', { status: 503 })
  })
  for (let round = 0; round < 13; round += 1) await goOn()
  stream.send(changeEvent('7'))
  await settle()
  expect(channels).toEqual(['connecting', 'polling', 'stream'])
  expect(changeEvents).toEqual(['7'])
  end()
  await done
})

test('a stream that stays open for a while resets the count of broken ones', async () => {
  const streams: ReturnType<typeof createStream>[] = []
  const reply = () => {
    const stream = createStream()
    streams.push(stream)
    return stream.response
  }
  const { requests, open, goOn, end, done } = subscribe(reply)
  for (let round = 0; round < 6; round += 1) {
    await settle()
    open(steady).at(-1)?.end()
    await settle()
    streams.at(-1)?.send(': beat\n\n')
    await settle()
    streams.at(-1)?.end()
    await goOn()
  }
  expect(requests.every(({ isStream }) => isStream)).toBe(true)
  expect(requests).toHaveLength(7)
  end()
  await done
})

test('polling takes the place of streams that break as soon as they open', async () => {
  const { requests, goOn, end, done } = subscribe(({ isStream }) => {
    if (!isStream) return answer({ data: [] })
    const stream = createStream()
    stream.end()
    return stream.response
  })
  for (let round = 0; round < 3; round += 1) await goOn()
  expect(requests.map(({ isStream }) => isStream)).toEqual([true, true, true, false])
  end()
  await done
})

test('a failed poll says that the connection is gone', async () => {
  let isUp = true
  const { channels, goOn, end, done } = subscribe(
    refuseStreams(() => (isUp ? answer({ data: [] }) : new Response('', { status: 503 }))),
  )
  for (let round = 0; round < 3; round += 1) await goOn()
  isUp = false
  await goOn()
  expect(channels).toEqual(['connecting', 'polling', 'connecting'])
  end()
  await done
})

test('a session that is over ends the subscription, by stream and by poll', async () => {
  const byStream = subscribe(() => answer({ status: 'error' }, { status: 401 }))
  await byStream.done
  expect(byStream.channels).toEqual(['connecting', 'signedOut'])
  expect(byStream.requests).toHaveLength(1)
  const byPoll = subscribe(refuseStreams(() => answer({ status: 'error' }, { status: 401 })))
  for (let round = 0; round < 3; round += 1) await byPoll.goOn()
  await byPoll.done
  expect(byPoll.channels).toEqual(['connecting', 'signedOut'])
})

test('T9: a token is asked for at every connection', async () => {
  let count = 0
  const getToken = () => {
    count += 1
    return `token-${count}`
  }
  const { requests, goOn, end, done } = subscribe(
    refuseStreams(() => answer({ data: [] })),
    { getToken },
  )
  for (let round = 0; round < 3; round += 1) await goOn()
  expect(requests.map(({ headers }) => headers.get('Authorization'))).toEqual([
    'Bearer token-1',
    'Bearer token-2',
    'Bearer token-3',
    'Bearer token-4',
  ])
  end()
  await done
})

test('after the end no timer, no connection and no call is left', async () => {
  const streams: ReturnType<typeof createStream>[] = []
  const { pauses, requests, changeEvents, channels, end, done } = subscribe(({ signal }) => {
    const stream = createStream(signal)
    streams.push(stream)
    return stream.response
  })
  await settle()
  end()
  await done
  await settle()
  expect(pauses.every(({ isOver }) => isOver())).toBe(true)
  expect(requests).toHaveLength(1)
  expect(requests[0]?.signal.aborted).toBe(true)
  expect(streams[0]?.isCancelled()).toBe(true)
  expect([changeEvents, channels]).toEqual([[], ['connecting', 'stream']])
})

test('a subscription that ended before it started sends no request', async () => {
  const { signal } = { signal: AbortSignal.abort() }
  const client = createLendingClient({
    baseUrl: '/lending',
    fetch: () => Promise.reject(new Error('called')),
  })
  await expect(
    subscribeToChangeEvents(client, { customerPartnerId: 'cup_1', signal, onChangeEvent: () => {} }),
  ).resolves.toBeUndefined()
})

test('the end during a pause or a poll ends it', async () => {
  const pausing = subscribe(() => Promise.reject(new TypeError('lost')))
  await settle()
  pausing.end()
  await pausing.done
  const polling = subscribe(({ isStream }) =>
    isStream ? new Response('', { status: 502 }) : new Promise(() => {}),
  )
  for (let round = 0; round < 3; round += 1) await polling.goOn()
  polling.end()
  await polling.done
  expect(polling.requests).toHaveLength(4)
})

test('a listener that throws does not break the stream', async () => {
  const stream = createStream()
  const broken = () => {
    throw new Error('the view is broken')
  }
  const { changeEvents, requests, end, done } = subscribe(() => stream.response, {}, broken)
  await settle()
  stream.send(changeEvent('1') + changeEvent('2'))
  await settle()
  expect(changeEvents).toEqual(['1', '2'])
  expect(requests).toHaveLength(1)
  end()
  await done
})
