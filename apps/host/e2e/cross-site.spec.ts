import { expect, type Page } from '@playwright/test'
import { startHostileSite } from './test/startHostileSite.ts'
import { test } from './test/test.ts'

const withdrawPath = '/lending/v1/baas/customer-partner/cp_adaeze/withdraw'
/** Of an amount of its own for each test, since tests of one worker share a ledger, which would hold a possible duplicate back. */
const withdrawal = (amount: number) =>
  JSON.stringify({
    account_type: 'bank',
    name: 'A B',
    amount,
    account_number: '0123456789',
    bank_code: '058',
  })

/** Tries every way in which a page can send a write elsewhere; says what its script could read of it. */
function forgeWrites(page: Page, url: string, body: string): Promise<string[]> {
  return page.evaluate(
    async ([target, written]) => {
      const attempt = (init: RequestInit) =>
        fetch(target, { method: 'POST', credentials: 'include', body: written, ...init }).then(
          (answer) => `read ${answer.status}`,
          () => 'blocked',
        )
      const type = (value: string) => ({ headers: { 'Content-Type': value } })
      const key = {
        'X-Relay': '1',
        'Idempotency-Key': crypto.randomUUID(),
        'Content-Type': 'application/json',
      }
      const blocked = [
        await attempt({ headers: key }),
        await attempt(type('text/plain')),
        await attempt(type('application/x-www-form-urlencoded')),
      ]
      await attempt({ mode: 'no-cors', ...type('text/plain') })
      navigator.sendBeacon(target, new Blob([written], { type: 'text/plain' }))
      return blocked
    },
    [url, body] as const,
  )
}

/** Posts a form into a frame of the page and waits until the answer has come. */
async function postForm(page: Page, url: string): Promise<number> {
  const answered = page.waitForResponse((response) => response.url() === url)
  await page.evaluate((action) => {
    document.body.innerHTML = `<iframe name="sink"></iframe>
      <form method="post" target="sink" enctype="text/plain"><input name='{"amount":9201,"a":"' value='"}'></form>`
    const form = document.querySelector('form')
    if (!form) throw new Error('The form was not written.')
    form.action = action
    form.submit()
  }, url)
  return (await answered).status()
}

const places = [
  ['another site', 'otherSite', 9201],
  ['another origin of the same site', 'sameSite', 9202],
] as const

for (const [place, where, amount] of places) {
  test(`S29: a page of ${place} cannot write with the session of a visitor`, async ({
    page,
    context,
    harness,
    signIn,
  }) => {
    const hostile = await startHostileSite()
    await signIn('ada')
    const evil = await context.newPage()
    await evil.goto(hostile[where])
    expect(await forgeWrites(evil, harness.hostUrl + withdrawPath, withdrawal(amount))).toEqual([
      'blocked',
      'blocked',
      'blocked',
    ])
    expect([401, 403]).toContain(await postForm(evil, harness.hostUrl + withdrawPath))
    expect(await harness.sandbox.withdrawals()).toEqual([])
    // The visitor is still signed in, and the same call from the app's own page goes through.
    const status = await page.evaluate(
      async ([path, body]) => {
        const headers = {
          'X-Relay': '1',
          'Idempotency-Key': crypto.randomUUID(),
          'Content-Type': 'application/json',
        }
        return (await fetch(path, { method: 'POST', headers, body })).status
      },
      [withdrawPath, withdrawal(amount)] as const,
    )
    expect(status).toBe(200)
    await hostile.stop()
  })

  test(`S30, S31: a page of ${place} reads neither data nor events`, async ({ context, harness, signIn }) => {
    const hostile = await startHostileSite()
    await signIn('ada')
    const evil = await context.newPage()
    await evil.goto(hostile[where])
    const seen = await evil.evaluate(async (host) => {
      const read = (init: RequestInit) =>
        fetch(`${host}/lending/session`, init).then(
          (answer) => `${answer.type} ${answer.status}`,
          () => 'blocked',
        )
      const source = new EventSource(`${host}/lending/events?customer_partner_id=cp_adaeze`, {
        withCredentials: true,
      })
      const stream = await new Promise<string>((resolve) => {
        source.onopen = () => resolve('open')
        source.onerror = () => resolve('refused')
      })
      source.close()
      const load = (tag: 'img' | 'script', path: string) =>
        new Promise<string>((resolve) => {
          const element = document.createElement(tag)
          element.onload = () => resolve('loaded')
          element.onerror = () => resolve('refused')
          element.src = host + path
          document.body.append(element)
        })
      return [
        await read({ credentials: 'include' }),
        await read({ credentials: 'include', headers: { 'X-Relay': '1' } }),
        await read({ mode: 'no-cors', credentials: 'include' }),
        stream,
        await load('img', '/lending/session'),
        await load('script', '/lending/session'),
      ]
    }, harness.hostUrl)
    const [, , opaque = ''] = seen
    expect(seen).toEqual(['blocked', 'blocked', opaque, 'refused', 'refused', 'refused'])
    // What is not blocked outright is opaque: nothing of it can be read.
    expect(['blocked', 'opaque 0']).toContain(opaque)
    await hostile.stop()
  })
}

test('S33, S34: an answer opened as a page runs nothing, is not framed and is not kept', async ({
  page,
  context,
  harness,
  signIn,
}) => {
  const hostile = await startHostileSite()
  await signIn('ada')
  // More than once, since the app itself may ask again at any moment.
  await harness.sandbox.addFault('getCreditLimit', '502-html', { times: 20 })
  const ran: string[] = []
  page.on('dialog', (dialog) => {
    ran.push(dialog.message())
    void dialog.dismiss()
  })
  const limitUrl = `${harness.hostUrl}/lending/v1/customer-partner/cp_adaeze/credit-limit/current`
  const answer = await page.goto(limitUrl)
  expect(answer?.status()).toBe(502)
  expect(answer?.headers()).toMatchObject({
    'content-type': 'application/json',
    'x-content-type-options': 'nosniff',
  })
  expect(await page.evaluate(() => document.scripts.length)).toBe(0)
  expect(ran).toEqual([])

  const evil = await context.newPage()
  await evil.goto(hostile.sameSite)
  const framed = await evil.evaluate(async (url) => {
    const frame = document.createElement('iframe')
    frame.src = url
    const loaded = new Promise((resolve) => frame.addEventListener('load', resolve))
    document.body.append(frame)
    await loaded
    return frame.contentDocument?.body.textContent ?? 'out of reach'
  }, `${harness.hostUrl}/lending/session`)
  expect(framed).toBe('out of reach')
  const [, frame] = evil.frames()
  expect(await frame?.evaluate(() => document.body.textContent)).not.toContain('user_ada')
  await hostile.stop()
})
