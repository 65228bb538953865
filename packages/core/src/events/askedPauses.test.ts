import { expect, test } from 'vitest'
import { answer } from '../../test/answer.ts'
import { createStream } from '../../test/createStream.ts'
import { pauses as lengths } from '../../test/pauses.ts'
import { settle } from '../../test/settle.ts'
import { subscribe } from '../../test/subscribe.ts'

const toLengths = (pauses: readonly { milliseconds: number }[]) =>
  pauses.map(({ milliseconds }) => milliseconds)

test('a client reconnects after the relay’s retry time, and not before', async () => {
  const streams: ReturnType<typeof createStream>[] = []
  const { between, goOn, end, done } = subscribe(() => {
    const stream = createStream()
    streams.push(stream)
    return stream.response
  })
  await settle()
  streams[0]?.send('retry: 2000\n\n')
  streams[0]?.send('retry: 7300\n\n')
  streams[0]?.end()
  await goOn()
  // The next stream says nothing of the kind: the reader's own pause holds.
  streams[1]?.end()
  await settle()
  expect(toLengths(between())).toEqual([7_300, 2_000])
  end()
  await done
})

test('S72: a stream that the relay answers with "poll" is asked for again after the pause of a poll, and opens when there is room', async () => {
  const polled =
    'retry: 12000\n\nevent: poll\ndata:\n\nid: 4\nevent: message\ndata: {"topic":"operation"}\n\n'
  const streams: ReturnType<typeof createStream>[] = []
  const { requests, between, channels, changeEvents, goOn, end, done } = subscribe(() => {
    const stream = createStream(null, { isKeptBack: true })
    streams.push(stream)
    if (streams.length < 6) {
      stream.send(polled)
      stream.end()
    }
    return stream.response
  })
  for (let round = 0; round < 5; round += 1) await goOn()
  streams.at(-1)?.send('retry: 2000\n\n')
  await settle()
  expect(requests.map(({ headers }) => headers.get('Last-Event-ID'))).toEqual([null, ...'44444'])
  expect(requests.every(({ isStream }) => isStream)).toBe(true)
  expect(toLengths(between())).toEqual(Array.from({ length: 5 }, () => lengths.poll))
  expect([channels, changeEvents]).toEqual([['connecting', 'polling', 'stream'], [...'44444']])
  end()
  await done
})

test('a fifth of the interval between polls is jitter', async () => {
  const { between, goOn, end, done } = subscribe(
    () => answer({ data: [] }),
    { random: () => 0.5 },
    undefined,
    () => false,
  )
  await goOn()
  expect(toLengths(between())).toEqual([13_500, 13_500])
  end()
  await done
})

test('a poll answered by the relay that is followed by a lost link is reported as connecting', async () => {
  let isDown = false
  const { channels, goOn, end, done } = subscribe(() => {
    if (isDown) return Promise.reject(new TypeError('lost'))
    const stream = createStream(null, { isKeptBack: true })
    stream.send('event: poll\ndata:\n\n')
    stream.end()
    return stream.response
  })
  await settle()
  isDown = true
  await goOn()
  expect(channels).toEqual(['connecting', 'polling', 'connecting'])
  end()
  await done
})

test('a stream that is refused with Retry-After is left alone for so long', async () => {
  const headers = { 'Onlend-Error': 'shutting_down', 'Retry-After': '2' }
  const { requests, between, goOn, end, done } = subscribe(() =>
    answer({ status: 'error' }, { status: 503, headers }),
  )
  await goOn()
  expect(requests.map(({ isStream }) => isStream)).toEqual([true, true])
  expect(toLengths(between())[0]).toBe(2_000)
  end()
  await done
})

test('polling over its budget waits for Retry-After, up to a longest pause', async () => {
  let seconds = '40'
  const { between, goOn, end, done } = subscribe(({ isStream }) =>
    isStream
      ? new Response('<html>', { status: 502 })
      : answer(
          { status: 'error' },
          { status: 429, headers: { 'Onlend-Error': 'rate_limited', 'Retry-After': seconds } },
        ),
  )
  for (let round = 0; round < 3; round += 1) await goOn()
  expect(toLengths(between()).at(-1)).toBe(40_000)
  seconds = '999999'
  await goOn()
  expect(toLengths(between()).at(-1)).toBe(120_000)
  end()
  await done
})

test('a client that may not open a stream polls, and streams as soon as it may', async () => {
  let mayStream = false
  const stream = createStream()
  const { requests, channels, goOn, end, done } = subscribe(
    ({ isStream }) => (isStream ? stream.response : answer({ data: [] })),
    {},
    undefined,
    () => mayStream,
  )
  await goOn()
  mayStream = true
  await goOn()
  expect(requests.map(({ isStream }) => (isStream ? 's' : 'p')).join('')).toBe('pps')
  expect(channels).toEqual(['connecting', 'polling', 'stream'])
  end()
  await done
})
