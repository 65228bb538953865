import { expect, test } from 'vitest'
import { answer } from '../../test/answer.ts'
import { createStream } from '../../test/createStream.ts'
import { settle } from '../../test/settle.ts'
import { type Reply, subscribe } from '../../test/subscribe.ts'

const refuseStreams =
  (poll: () => Response): Reply =>
  ({ isStream }) =>
    isStream ? new Response('<html>', { status: 502 }) : poll()
const refused = () => answer({ status: 'error' }, { status: 403, headers: { 'Onlend-Error': 'forbidden' } })

test('a refusal of the relay ends the subscription, by stream and by poll', async () => {
  const byStream = subscribe(refused)
  await byStream.done
  expect(byStream.channels).toEqual(['connecting', 'refused'])
  expect(byStream.requests).toHaveLength(1)
  const byPoll = subscribe(refuseStreams(refused))
  for (let round = 0; round < 3; round += 1) await byPoll.goOn()
  await byPoll.done
  expect(byPoll.channels).toEqual(['connecting', 'refused'])
})

test('a 403 of a proxy before the relay does not end the subscription', async () => {
  const { channels, goOn, end, done } = subscribe(({ isStream }) =>
    isStream ? new Response('<html>', { status: 403 }) : answer({ data: [] }),
  )
  for (let round = 0; round < 3; round += 1) await goOn()
  expect(channels).toEqual(['connecting', 'polling'])
  end()
  await done
})

test('a stream whose token the relay no longer takes is opened with the next one', async () => {
  const stream = createStream()
  const getToken = (old?: string) => (old === undefined ? 'token-1' : 'token-2')
  const { requests, channels, end, done } = subscribe(
    ({ headers }) =>
      headers.get('Authorization') === 'Bearer token-2'
        ? stream.response
        : answer({ status: 'error' }, { status: 401, headers: { 'Onlend-Error': 'unauthenticated' } }),
    { getToken },
  )
  await settle()
  expect(channels).toEqual(['connecting', 'stream'])
  expect(requests).toHaveLength(2)
  end()
  await done
})
