import { expect, test } from 'vitest'
import { importNamed } from './importNamed.ts'

const address = new URL('./importNamed.ts', import.meta.url).href
/** A file as a bundler writes one that holds several modules: each is an export under a short name. */
const shared =
  'data:text/javascript,export const a = 1; export const b = null; export const c = { said: "there" }'

/** Fails the first time, if at all, and counts. */
function createFetch(error?: Error) {
  let asked = 0
  const fetchModule = (): Promise<{ said: string }> => {
    asked += 1
    return error && asked === 1 ? Promise.reject(error) : Promise.resolve({ said: 'here' })
  }
  return { fetchModule, asked: () => asked }
}

test('a module that arrives is asked for once', async () => {
  const { fetchModule, asked } = createFetch()
  expect(await importNamed(fetchModule, 'said')).toBe('here')
  expect(asked()).toBe(1)
})

test.each(['Failed to fetch dynamically imported module: ', 'error loading dynamically imported module: '])(
  'a file that the browser remembers as lost (%s) is asked for under another address',
  async (message) => {
    const fetchModule = (): Promise<{ importNamed: unknown }> =>
      Promise.reject(new TypeError(message + address))
    expect(await importNamed(fetchModule, 'importNamed')).toBeTypeOf('function')
  },
)

test('a module is found in a file into which a bundler has put several', async () => {
  const { fetchModule, asked } = createFetch(
    new TypeError(`dynamically imported module: ${encodeURI(shared)}`),
  )
  expect(await importNamed(fetchModule, 'said')).toBe('there')
  expect(asked()).toBe(1)
})

test('a file without the module counts as lost', async () => {
  const lost = new TypeError(`dynamically imported module: ${address}`)
  await expect(importNamed(createFetch(lost).fetchModule, 'said')).rejects.toBe(lost)
})

test.each([
  ['the browser does not say which file was lost', new TypeError('Importing a module script failed.')],
  [
    'a loader of the bundler failed',
    new Error('Loading chunk 12 failed.\n(error: https://shop.example/12.js)'),
  ],
])('where %s, it is asked for once more', async (_case, error) => {
  const { fetchModule, asked } = createFetch(error)
  expect(await importNamed(fetchModule, 'said')).toBe('here')
  expect(asked()).toBe(2)
})

test('a file that fails to load twice is an error that says so', async () => {
  const lost = new TypeError('Importing a module script failed.')
  const fetchModule = (): Promise<{ said: string }> => Promise.reject(lost)
  await expect(importNamed(fetchModule, 'said')).rejects.toBe(lost)
})
