import { expect, test } from 'vitest'
import { answer } from '../testing/answer.ts'
import { createStream } from '../testing/createStream.ts'
import { pauses as lengths } from '../testing/pauses.ts'
import { settle } from '../testing/settle.ts'
import { subscribe } from '../testing/subscribe.ts'

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

test('S72: a stream over the limit of its person polls until it may open again, and ends no other stream', async () => {
  const first = createStream()
  const { requests, between, channels, goOn, end, done } = subscribe(({ isStream }) =>
    isStream ? first.response : answer({ data: [] }),
  )
  await settle()
  first.send('retry: 30000\n\n')
  first.end()
  for (let round = 0; round < 3; round += 1) await goOn()
  expect(requests.map(({ isStream }) => (isStream ? 's' : 'p')).join('')).toBe('spps')
  expect(toLengths(between()).slice(0, 3)).toEqual([1_000, lengths.poll, lengths.poll])
  expect(channels).toEqual(['connecting', 'stream', 'connecting', 'polling'])
  end()
  await done
})

test.each([
  [429, '30', 'spps'],
  [503, '2', 'ss'],
])(
  'a stream that is refused with %i and Retry-After %s is left alone for so long',
  async (status, seconds, tried) => {
    const headers = {
      'Onlend-Error': status === 429 ? 'rate_limited' : 'shutting_down',
      'Retry-After': seconds,
    }
    const { requests, between, goOn, end, done } = subscribe(({ isStream }) =>
      isStream ? answer({ status: 'error' }, { status, headers }) : answer({ data: [] }),
    )
    for (let round = 1; round < tried.length; round += 1) await goOn()
    expect(requests.map(({ isStream }) => (isStream ? 's' : 'p')).join('')).toBe(tried)
    if (status === 503) expect(toLengths(between())[0]).toBe(2_000)
    end()
    await done
  },
)

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
