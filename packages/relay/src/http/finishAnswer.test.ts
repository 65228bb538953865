import { endpoints } from '@onlend/core/internal'
import { relayHeaders } from '@onlend/core/relay'
import { expect, test } from 'vitest'
import { toPath } from '../../test/toPath.ts'
import { testRelay } from '../../test/testRelay.ts'

test('a mark that the service sends is not what marks an answer', async () => {
  const { send, upstream } = await testRelay()
  upstream.answer = () => Response.json({ data: [] }, { headers: { [relayHeaders.mark]: 'forged' } })
  expect((await send('GET', toPath(endpoints.listBanks.path))).headers.get(relayHeaders.mark)).toBe('1')
})
