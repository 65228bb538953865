import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mountApp } from '../../test/mountApp.ts'

beforeEach(() => void vi.stubGlobal('fetch', async () => new Response(null)))
afterEach(() => void vi.useRealTimers())

test('a link that is dead though the phone calls it alive is found out within 5 s of a press, and its return too', async () => {
  vi.useFakeTimers()
  let isDead = true
  vi.stubGlobal('fetch', (_url: string, { signal }: RequestInit) =>
    isDead
      ? new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
      : Promise.resolve(new Response(null)),
  )
  const { app, bridge } = mountApp()
  document.body.click()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(bridge.isOnline.get()).toBe(false)
  isDead = false
  await vi.advanceTimersByTimeAsync(10_000)
  expect(app.of('connection').map(({ isOnline }) => isOnline)).toEqual([false, true])
})

test('a dead link is found out without a press: within 5 s by a late answer, at once by a failed one; other addresses say nothing', async () => {
  vi.useFakeTimers()
  const asked: string[] = []
  let answer: (init?: RequestInit) => Promise<Response> = async () => new Response(null)
  const own = vi.fn((url: string, init?: RequestInit) => {
    asked.push(url)
    return answer(init)
  })
  vi.stubGlobal('fetch', own)
  const { app, bridge } = mountApp()
  const never = ({ signal }: RequestInit = {}) =>
    new Promise<Response>((_resolve, reject) =>
      signal?.addEventListener('abort', () => reject(signal.reason)),
    )

  answer = never
  void fetch('https://fonts.example/a.woff2')
  await vi.advanceTimersByTimeAsync(20_000)
  expect(asked).toEqual(['https://fonts.example/a.woff2'])
  void fetch('/lending/v1/banks')
  await vi.advanceTimersByTimeAsync(5_000)
  expect(bridge.isOnline.get()).toBe(false)

  answer = async () => new Response(null)
  await fetch('/lending/v1/banks')
  expect(bridge.isOnline.get()).toBe(true)

  const left = new AbortController()
  answer = never
  const given = fetch('/lending/v1/banks', { signal: left.signal }).catch(() => null)
  left.abort()
  await given
  expect(asked.at(-1)).toBe('/lending/v1/banks')
  answer = () => Promise.reject(new TypeError('failed'))
  expect(bridge.isOnline.get()).toBe(true)
  await expect(fetch('/lending/v1/banks')).rejects.toThrow('failed')
  await vi.advanceTimersByTimeAsync(0)
  expect(app.of('connection').map(({ isOnline }) => isOnline)).toEqual([false, true, false])
  bridge.unmount()
  expect(fetch).toBe(own)
})

test('a phone that slept while the bridge asked has not lost its link', async () => {
  vi.useFakeTimers()
  let asked = 0
  vi.stubGlobal('fetch', ((_url, { signal } = {}) => {
    asked += 1
    if (asked > 1) return Promise.resolve(new Response(null))
    return new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
  }) satisfies typeof fetch)
  const { app } = mountApp()
  document.body.click()
  const now = performance.now()
  vi.spyOn(performance, 'now').mockReturnValue(now + 3_600_000)
  await vi.advanceTimersByTimeAsync(4_000)
  expect(asked).toBe(2)
  expect(app.of('connection')).toEqual([])
  vi.restoreAllMocks()
})

test('a page that begins without a link says that it is there, and then that it has no link', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { app, bridge } = mountApp()
  expect(app.received.map(({ type }) => type)).toEqual(['ready', 'connection'])
  expect(bridge.isOnline.get()).toBe(false)
  vi.restoreAllMocks()
})

test('the phone’s own no counts at once, and its yes is tried', async () => {
  const { app, bridge } = mountApp()
  app.post({ type: 'connection', isOnline: false })
  expect(bridge.isOnline.get()).toBe(false)
  app.post({ type: 'connection', isOnline: true })
  await vi.waitFor(() => expect(bridge.isOnline.get()).toBe(true))
})
