import { expect, test } from 'vitest'
import { answer } from '../../test/answer.ts'
import { createStream } from '../../test/createStream.ts'
import { pauses as lengths } from '../../test/pauses.ts'
import { settle } from '../../test/settle.ts'
import { subscribe } from '../../test/subscribe.ts'

const { opening, idleTimeout, steady } = lengths

test('a stream without data for the idle timeout is dead, and a heartbeat restarts the timeout', async () => {
  const streams = [createStream(), createStream()]
  const { requests, open, goOn, end, done } = subscribe(({ signal }) => {
    const stream = createStream(signal)
    streams[requests.length - 1] = stream
    return stream.response
  })
  await settle()
  const [before] = open(idleTimeout)
  streams[0]?.send(': beat\n\n')
  await settle()
  expect(before?.isOver()).toBe(true)
  expect(open(idleTimeout)).toHaveLength(1)
  open(idleTimeout)[0]?.end()
  await goOn()
  expect(streams[0]?.isCancelled()).toBe(true)
  expect(requests).toHaveLength(2)
  end()
  await done
})

test('a connection that never opens is given up after a shorter timeout', async () => {
  const { requests, open, goOn, end, done } = subscribe(() => new Promise(() => {}))
  await settle()
  expect(open(idleTimeout)).toEqual([])
  open(opening)[0]?.end()
  await goOn()
  expect(requests).toHaveLength(2)
  expect(requests[0]?.signal.aborted).toBe(true)
  end()
  await done
})

test('a stream of which a proxy passes the headers alone never counts as open, and polling takes its place', async () => {
  const { requests, channels, open, goOn, end, done } = subscribe(({ isStream, signal }) =>
    isStream ? createStream(signal, { isKeptBack: true }).response : answer({ data: [] }),
  )
  for (let round = 0; round < 3; round += 1) {
    await settle()
    open(steady)[0]?.end()
    await settle()
    open(opening)[0]?.end()
    await goOn()
  }
  expect(requests.map(({ isStream }) => isStream)).toEqual([true, true, true, false])
  expect(channels).toEqual(['connecting', 'polling'])
  end()
  await done
})

test('a stream that sends an event without an end is cut, and one of heartbeats is not', async () => {
  const streams: ReturnType<typeof createStream>[] = []
  const { end, done } = subscribe(({ signal }) => {
    const stream = createStream(signal)
    streams.push(stream)
    return stream.response
  })
  await settle()
  for (let beat = 0; beat < 8; beat += 1) streams[0]?.send(': beat\n'.repeat(2_000))
  await settle()
  expect(streams[0]?.isCancelled()).toBe(false)
  for (let piece = 0; piece < 2; piece += 1) streams[0]?.send('x'.repeat(40_000))
  await settle()
  expect(streams[0]?.isCancelled()).toBe(true)
  end()
  await done
})
