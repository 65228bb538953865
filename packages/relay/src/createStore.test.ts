import { expect, test } from 'vitest'
import { emptyStore } from '../test/emptyStore.ts'

test('a setting is what was kept first, until a caller that knows it replaces it', async () => {
  const store = await emptyStore()
  const name = crypto.randomUUID()
  expect(await store.findSetting(name)).toBeNull()
  expect(await store.keepSetting(name, 'first')).toBe('first')
  expect(await store.keepSetting(name, 'second')).toBe('first')
  await store.replaceSetting(name, { from: 'second', to: 'third' })
  expect(await store.findSetting(name)).toBe('first')
  await store.replaceSetting(name, { from: 'first', to: 'third' })
  expect(await store.findSetting(name)).toBe('third')
  await store.ping()
})
