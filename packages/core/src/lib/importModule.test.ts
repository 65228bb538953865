import { expect, test } from 'vitest'
import { importModule } from './importModule.ts'

const address = new URL('./importModule.ts', import.meta.url).href

test('a module that arrives is asked for once', async () => {
  let asked = 0
  const fetchModule = () => {
    asked += 1
    return Promise.resolve({ said: 'here' })
  }
  expect(await importModule(fetchModule)).toEqual({ said: 'here' })
  expect(asked).toBe(1)
})

test.each(['Failed to fetch dynamically imported module: ', 'error loading dynamically imported module: '])(
  'a file that the browser remembers as lost (%s) is asked for under another address',
  async (message) => {
    let asked = 0
    const fetchModule = (): Promise<{ importModule: unknown }> => {
      asked += 1
      return Promise.reject(new TypeError(message + address))
    }
    expect((await importModule(fetchModule)).importModule).toBeTypeOf('function')
    expect(asked).toBe(1)
  },
)

test.each([
  ['the browser does not say which file was lost', new TypeError('Importing a module script failed.')],
  [
    'a loader of the bundler failed',
    new Error('Loading chunk 12 failed.\n(error: https://shop.example/12.js)'),
  ],
])('where %s, it is asked for once more', async (_case, error) => {
  let asked = 0
  const fetchModule = () => {
    asked += 1
    return asked === 1 ? Promise.reject(error) : Promise.resolve({ said: 'here' })
  }
  expect(await importModule(fetchModule)).toEqual({ said: 'here' })
  expect(asked).toBe(2)
})

test('a file that is lost twice is said to be lost', async () => {
  const lost = new TypeError('Importing a module script failed.')
  await expect(importModule(() => Promise.reject(lost))).rejects.toBe(lost)
})
