import { expect, type Page } from '@playwright/test'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { freePort } from './test/freePort.ts'
import { test } from './test/test.ts'

const withdrawPath = '/lending/v1/baas/customer-partner/cp_adaeze/withdraw'
const withdrawal = JSON.stringify({
  account_type: 'bank',
  name: 'A B',
  amount: 9201,
  account_number: '0123456789',
  bank_code: '058',
})

test('S29, S30, S31: a page of another site, or of another origin of this one, neither writes nor reads nor frames with a visitor’s session', async ({
  page,
  context,
  harness,
  signIn,
}) => {
  const hostile = await startHostileSite()
  await signIn('ada')
  const evil = await context.newPage()

  for (const [place, url] of [
    ['another site', hostile.otherSite],
    ['another origin of the same site', hostile.sameSite],
  ] as const) {
    await evil.goto(url)

    await test.step(`${place} cannot write`, async () => {
      const target = harness.hostUrl + withdrawPath
      expect(await forgeWrites(evil, target)).toEqual(['blocked', 'blocked', 'blocked'])
      expect([401, 403]).toContain(await postForm(evil, target))
      expect(await harness.sandbox.withdrawals()).toEqual([])
    })

    await test.step(`${place} reads neither data nor events`, async () => {
      const seen = await readAcross(evil, harness.hostUrl)
      const [, , opaque = ''] = seen
      expect(seen).toEqual(['blocked', 'blocked', opaque, 'refused', 'refused', 'refused'])
      // An answer that is not blocked outright is opaque: no script can read it.
      expect(['blocked', 'opaque 0']).toContain(opaque)
    })
  }

  await test.step('an answer is framed out of reach, and holds nothing of the visitor', async () => {
    const framed = await evil.evaluate(async (url) => {
      const frame = document.createElement('iframe')
      frame.src = url
      const loaded = new Promise((resolve) => frame.addEventListener('load', resolve))
      document.body.append(frame)
      await loaded
      return frame.contentDocument?.body.textContent ?? 'out of reach'
    }, `${harness.hostUrl}/lending/session`)
    expect(framed).toBe('out of reach')
    const frame = evil.frames().at(-1)
    expect(await frame?.evaluate(() => document.body.textContent)).not.toContain('user_ada')
  })

  await test.step('the visitor is still signed in: the same call from the app’s own page goes through, and another partner’s does not', async () => {
    const send = (path: string) =>
      page.evaluate(
        async ([url, body]) => {
          const headers = {
            'X-Relay': '1',
            'Idempotency-Key': crypto.randomUUID(),
            'Content-Type': 'application/json',
          }
          return (await fetch(url, { method: 'POST', headers, body })).status
        },
        [path, withdrawal] as const,
      )
    expect(await send(withdrawPath.replace('cp_adaeze', 'cp_kwame'))).toBe(403)
    expect(await send(withdrawPath)).toBe(200)
    expect(await harness.sandbox.withdrawals()).toHaveLength(1)
  })
  await hostile.stop()
})

/** Tries every way in which a page can send a write elsewhere; says what its script could read of it. */
function forgeWrites(page: Page, url: string): Promise<string[]> {
  return page.evaluate(
    async ([target, body]) => {
      const attempt = (init: RequestInit) =>
        fetch(target, { method: 'POST', credentials: 'include', body, ...init }).then(
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
      navigator.sendBeacon(target, new Blob([body], { type: 'text/plain' }))
      return blocked
    },
    [url, withdrawal] as const,
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

/** Tries every way in which a page can read elsewhere: fetch three times, a stream, a picture and a script. */
function readAcross(page: Page, hostUrl: string): Promise<string[]> {
  return page.evaluate(async (host) => {
    const url = `${host}/lending/session`
    const read = (init: RequestInit) =>
      fetch(url, { credentials: 'include', ...init }).then(
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
    const load = (tag: 'img' | 'script') =>
      new Promise<string>((resolve) => {
        const element = document.createElement(tag)
        element.onload = () => resolve('loaded')
        element.onerror = () => resolve('refused')
        element.src = url
        document.body.append(element)
      })
    return [
      await read({}),
      await read({ headers: { 'X-Relay': '1' } }),
      await read({ mode: 'no-cors' }),
      ...[stream, await load('img'), await load('script')],
    ]
  }, hostUrl)
}

/** Another company's site on this machine. */
type HostileSite = {
  /** Another site than the host app's for a browser, which therefore keeps its cookies back. */
  otherSite: string
  /** Another origin of the same site, for which a browser sends the host's cookies along. */
  sameSite: string
  stop: () => Promise<void>
}

/** Serves one empty page without any policy, from which a test can try what any script could. */
async function startHostileSite(): Promise<HostileSite> {
  const port = await freePort()
  const server = createServer((_request, response) => {
    response
      .writeHead(200, { 'Content-Type': 'text/html' })
      .end('<!doctype html><title>Hostile</title><body>')
  }).listen(port)
  await once(server, 'listening')
  return {
    otherSite: `http://localhost:${port}/`,
    sameSite: `http://127.0.0.1:${port}/`,
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
