import { beforeEach, expect, test, vi } from 'vitest'
import { mountApp } from '../test/mountApp.ts'
import { mountInWebView } from './mountInWebView.ts'

const far = '2099-01-01T00:00:00Z'

beforeEach(() => void vi.stubGlobal('fetch', async () => new Response(null)))

test('a page in a browser stays as it is', () => {
  const { open } = window
  expect(mountInWebView()).toBeNull()
  expect(window.open).toBe(open)
})

test('the bridge finds the app of each platform', () => {
  const heard: string[] = []
  const end = { postMessage: (text: string) => heard.push(text) }
  for (const place of [{ OnlendApp: end }, { webkit: { messageHandlers: { OnlendApp: end } } }]) {
    Object.assign(window, place)
    mountInWebView()?.unmount()
    for (const name of Object.keys(place)) Reflect.deleteProperty(window, name)
  }
  expect(heard).toEqual(['{"onlend":1,"type":"ready"}', '{"onlend":1,"type":"ready"}'])
})

test('the app gives a token, and another after the relay refused it; calls that wait share one request', async () => {
  const { app, bridge } = mountApp()
  const both = Promise.all([bridge.getToken(), bridge.getToken()])
  const [first] = app.of('token')
  app.post({ type: 'token', id: first?.id ?? '', issued: { token: 'one', expiresAt: far } })
  expect(await both).toEqual(['one', 'one'])
  expect(await bridge.getToken()).toBe('one')
  expect(app.of('token')).toHaveLength(1)

  const renewed = bridge.getToken('one')
  const [, second] = app.of('token')
  // The answer to the first request, once more, is no answer to the second.
  app.post({ type: 'token', id: first?.id ?? '', issued: { token: 'old', expiresAt: far } })
  app.post({ type: 'token', id: second?.id ?? '', issued: { token: 'two', expiresAt: far } })
  expect(await renewed).toBe('two')
})

test('a person who is signed out has no token, and an app that could not ask its server is asked again', async () => {
  const { app, bridge } = mountApp()
  const failed = bridge.getToken()
  app.post({ type: 'token', id: app.of('token')[0]?.id ?? '', issued: 'failed' })
  await expect(failed).rejects.toThrow('could not fetch')
  const none = bridge.getToken()
  app.post({ type: 'token', id: app.of('token')[1]?.id ?? '', issued: null })
  expect(await none).toBeNull()
})

test('a frame, another window and another origin are not the app', async () => {
  const { app, bridge } = mountApp()
  const token = bridge.getToken()
  const id = app.of('token')[0]?.id ?? ''
  const forged = JSON.stringify({
    ...{ onlend: 1, type: 'token', id },
    issued: { token: 'forged', expiresAt: far },
  })
  const frame = document.body.appendChild(document.createElement('iframe'))
  app.say(forged, { source: frame.contentWindow })
  app.say(forged, { source: null })
  app.say(forged, { origin: 'https://evil.example' })
  app.post({ type: 'token', id, issued: { token: 'genuine', expiresAt: far } })
  expect(await token).toBe('genuine')
})

test('back closes the upper dialog; a dialog that is busy stays; without a dialog the form goes one step back; else the page decides', async () => {
  const { app } = mountApp()
  const press = async (id: string) => {
    app.post({ type: 'back', id })
    await vi.waitFor(() => expect(app.of('back').at(-1)?.id).toBe(id))
    return app.of('back').at(-1)?.result
  }
  document.body.innerHTML = `
    <button data-ol-part="Form.back">Back</button>
    <dialog id="sheet" open></dialog><dialog id="review" open></dialog>`
  const [sheet, review] = document.querySelectorAll('dialog')
  // The document of this test knows no dialogs.
  for (const dialog of document.querySelectorAll('dialog'))
    Object.assign(dialog, { close: () => dialog.removeAttribute('open') })
  const closed: string[] = []
  let isSending = true
  review?.addEventListener('cancel', (event) => {
    event.preventDefault()
    if (!isSending) review.remove()
    closed.push('review')
  })
  let steps = 0
  const step = document.querySelector('button')
  step?.addEventListener('click', () => {
    steps += 1
    step.remove()
  })

  expect(await press('1')).toBe('closed')
  expect(review?.isConnected).toBe(true)
  isSending = false
  expect(await press('2')).toBe('closed')
  expect(closed).toEqual(['review', 'review'])
  expect(sheet?.open).toBe(true)
  expect(await press('3')).toBe('closed')
  expect(sheet?.open).toBe(false)
  expect(steps).toBe(0)
  expect(await press('4')).toBe('closed')
  expect(steps).toBe(1)
  expect(await press('5')).toBe('root')
  history.pushState(null, '', '#next')
  expect(await press('6')).toBe('moved')
  expect(location.hash).toBe('')
})

test('back presses Escape for a list that takes it', async () => {
  const { app } = mountApp()
  const field = document.body.appendChild(document.createElement('input'))
  field.addEventListener('keydown', (event) => event.key === 'Escape' && event.preventDefault())
  field.focus()
  app.post({ type: 'back', id: '1' })
  await vi.waitFor(() => expect(app.of('back')).toEqual([expect.objectContaining({ result: 'closed' })]))
})

test('links to other sites, new windows and downloads are the app’s; links of the page stay', async () => {
  const { app } = mountApp()
  const here = vi.fn((event: Event) => event.preventDefault())
  const click = (link: HTMLAnchorElement) => {
    document.body.append(link)
    link.addEventListener('click', (event) => link.origin === location.origin && !link.target && here(event))
    link.click()
  }
  click(Object.assign(document.createElement('a'), { href: 'https://lender.example/terms' }))
  click(Object.assign(document.createElement('a'), { href: '/receipt', target: '_blank' }))
  click(Object.assign(document.createElement('a'), { href: 'mailto:help@lender.example' }))
  click(Object.assign(document.createElement('a'), { href: '/withdraw' }))
  expect(window.open('/terms')).toBeNull()
  expect(app.of('open').map(({ url }) => url)).toEqual([
    'https://lender.example/terms',
    `${location.origin}/receipt`,
    'mailto:help@lender.example',
    `${location.origin}/terms`,
  ])
  expect(here).toHaveBeenCalledTimes(1)
})

test('a document is handed over with its name, also where the page may not fetch it', async () => {
  const native = { createObjectURL: URL.createObjectURL, revokeObjectURL: URL.revokeObjectURL }
  Object.assign(URL, { createObjectURL: () => 'blob:here/1', revokeObjectURL: () => undefined })
  const { app } = mountApp()
  const link = document.body.appendChild(document.createElement('a'))
  link.href = URL.createObjectURL(new Blob(['né'], { type: 'text/csv;charset=utf-8' }))
  link.download = 'sales.csv'
  link.click()
  await vi.waitFor(() =>
    expect(app.of('file')).toEqual([
      { onlend: 1, type: 'file', name: 'sales.csv', mime: 'text/csv', data: 'bsOp' },
    ]),
  )
  Object.assign(URL, native)
})

test('the app shares, and prints the page without its scripts', async () => {
  const { app, bridge } = mountApp()
  document.body.innerHTML = '<p>Receipt</p><script type="text/plain">secret()</script>'
  await navigator.share({ title: 'Receipt', text: '₦1,201' })
  window.print()
  expect(app.of('share')).toMatchObject([{ title: 'Receipt', text: '₦1,201', url: '' }])
  expect(app.of('print')[0]?.html).toContain('<p>Receipt</p>')
  expect(app.of('print')[0]?.html).not.toContain('secret()')
  bridge.unmount()
  expect('share' in navigator).toBe(false)
})

test('the page wears the phone’s text size, scheme and covered edges', () => {
  const { app, bridge } = mountApp()
  const { style } = document.documentElement
  app.post({
    type: 'look',
    scheme: 'dark',
    textScale: 1.3,
    insets: { top: 47, right: 0, bottom: 34, left: 0 },
  })
  expect(style.fontSize).toBe('130%')
  expect(style.getPropertyValue('--onlend-inset-top')).toBe('47px')
  app.post({ type: 'look', textScale: 3.1 })
  expect(bridge.look.get()).toEqual({ scheme: 'dark', textScale: 2 })
})

test('an outcome is a kind, a state and an id; what is of no operation stays in the page', () => {
  const { app, bridge } = mountApp()
  bridge.onEvent({ type: 'withdraw.succeeded', operationId: 'op_1' })
  bridge.onEvent({ type: 'withdraw.reviewed', operationId: null })
  bridge.onEvent({ type: 'personalData.revealed', kind: 'bvn' })
  expect(app.of('outcome')).toMatchObject([{ kind: 'withdraw', state: 'succeeded', operationId: 'op_1' }])
})
