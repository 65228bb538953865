import { expect, test } from 'vitest'
import { heldClock } from '../../../test/heldClock.ts'
import { createPartnerDirectory } from './createPartnerDirectory.ts'

test('of a thousand channel partners the one that came first makes room', async () => {
  const directory = createPartnerDirectory(heldClock())
  const asked: string[] = []
  const ask = (id: string) =>
    directory.list(id, () => {
      asked.push(id)
      return Promise.resolve([])
    })
  for (let at = 0; at < 1_000; at += 1) await ask(`chp_${at}`)
  await ask('chp_0')
  expect(asked).toHaveLength(1_000)
  for (const id of ['chp_1000', 'chp_1', 'chp_0']) await ask(id)
  expect(asked.slice(1_000)).toEqual(['chp_1000', 'chp_0'])
})
