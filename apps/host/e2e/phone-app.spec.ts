import { expect, type Page, type Route } from '@playwright/test'
import { findSlot, openPart } from './test/files/assessmentSteps.ts'
import { test as base } from './test/files/test.ts'
import { PhoneApp } from './test/PhoneApp.ts'
import { confirm, reviewBankWithdrawal } from './test/withdrawSteps.ts'

/** The kills behind the camera and the presses of back at each step: 20 where somebody asks for them. */
const repeats = Number(process.env.PHONE_REPEATS ?? 2)

const withdraw = '/bare/p/cp_adaeze/withdraw'
const assessment = '/bare/p/cp_adaeze/assessment'
const photos = [
  'Means of identification',
  'Signature mandate',
  'Utility bill',
  'Passport photograph',
  'Account opening forms',
]

const test = base.extend<{ phone: PhoneApp }>({
  phone: async ({ context, page }, use) => {
    const phone = new PhoneApp(context)
    await phone.start()
    phone.watch(page)
    await use(phone)
    expect(phone.tried).toEqual([])
  },
})

/** Signs Ada in and opens a page that is shown alone. */
const enter = async (page: Page, hostUrl: string, path: string) => {
  const data = { email: 'ada@adaeze.example', password: 'demo-adaeze' }
  expect((await page.request.post(`${hostUrl}/sign-in`, { data })).status()).toBe(200)
  await page.goto(hostUrl + path)
}

const amount = (page: Page) => page.getByLabel(/^Amount/)
const review = (page: Page) => page.getByRole('alertdialog', { name: 'Check before you withdraw' })

test('back leaves the sheet and the review, never the page; a payment on its way stays; at the root the app decides', {
  tag: '@deep',
}, async ({ page, phone, harness }) => {
  await enter(page, harness.hostUrl, '/bare/p/cp_adaeze/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('navigation')).toHaveCount(0)
  expect(await phone.back(page)).toBe('root')

  const go = () => page.evaluate((to) => history.pushState(null, '', to), withdraw)
  await go()
  await amount(page).fill('1,201')

  await test.step('from the form: the page before, and the draft is there again', async () => {
    for (let turn = 0; turn < repeats; turn += 1) {
      expect(await phone.back(page)).toBe('moved')
      await expect(amount(page)).toHaveCount(0)
      await go()
      await expect(amount(page)).toHaveValue('1,201')
    }
  })

  await test.step('from the bank sheet: the form', async () => {
    for (let turn = 0; turn < repeats; turn += 1) {
      await page.getByRole('button', { name: /^Bank/ }).click()
      const sheet = page.getByRole('dialog', { name: 'Choose a bank' })
      await expect(sheet).toBeVisible()
      expect(await phone.back(page)).toBe('closed')
      await expect(sheet).toBeHidden()
    }
  })

  await test.step('from the review: the form as it was', async () => {
    await reviewBankWithdrawal(page, { amount: '1,201' })
    for (let turn = 0; turn < repeats; turn += 1) {
      expect(await phone.back(page)).toBe('closed')
      await expect(review(page)).toBeHidden()
      await expect(amount(page)).toHaveValue('1,201')
      await page.getByRole('button', { name: 'Check', exact: true }).click()
      await expect(review(page)).toBeVisible()
    }
  })

  await test.step('while the service thinks: the review stays, and the withdrawal is one', async () => {
    await harness.sandbox.addFault('withdraw', 'latency', { ms: 4_000 })
    await confirm(page)
    for (let turn = 0; turn < repeats; turn += 1) expect(await phone.back(page)).toBe('closed')
    await expect(page.getByRole('heading', { name: 'Request received' })).toBeVisible()
    await expect.poll(() => phone.of('outcome').map(({ state }) => state)).toContain('accepted')
  })

  await test.step('from the outcome: the page before; nothing is sent again', async () => {
    expect(await phone.back(page)).toBe('moved')
    expect(await phone.back(page)).toBe('root')
    await harness.sandbox.settle()
    expect(await harness.sandbox.withdrawals()).toHaveLength(1)
  })
})

test('five photos of an assessment outlive a process that is killed while the camera is open, and back at every part', {
  tag: '@deep',
}, async ({ page, phone, harness }) => {
  test.setTimeout(600_000)
  let here = page
  await enter(here, harness.hostUrl, assessment)
  for (const [index, label] of photos.entries()) {
    await openPart(here, 'Bank account documents')
    for (let kill = index; kill < repeats; kill += photos.length) {
      const camera = here.waitForEvent('filechooser')
      await findSlot(here, label)
        .getByRole('button', { name: /^Take a photo/ })
        .click()
      await camera
      here = await phone.killAndReopen(here)
      await openPart(here, 'Bank account documents')
      await expect(here.getByText('Uploaded, not submitted', { exact: true })).toHaveCount(index)
    }
    const camera = here.waitForEvent('filechooser')
    await findSlot(here, label)
      .getByRole('button', { name: /^Take a photo/ })
      .click()
    const buffer = await takePhoto(here, index)
    await (await camera).setFiles({ name: `IMG_${index}.jpg`, mimeType: 'image/jpeg', buffer })
    await expect(here.getByText('Uploaded, not submitted', { exact: true })).toHaveCount(index + 1)
  }
  await test.step('back at each part leads to the list of parts, and the photos stay', async () => {
    const parts = here.getByRole('navigation', { name: 'Parts', exact: true })
    for (const part of ['Company documents', 'Figures', 'Bank account documents', 'Check and submit'])
      for (let turn = 0; turn < repeats; turn += 1) {
        await openPart(here, part)
        expect(await phone.back(here)).toBe('closed')
        await expect(parts).toBeVisible()
      }
    expect(await phone.back(here)).toBe('root')
    await openPart(here, 'Bank account documents')
    await expect(here.getByText('Uploaded, not submitted', { exact: true })).toHaveCount(photos.length)
  })
  expect(await harness.sandbox.assessments()).toEqual([])
})

test('a link that dies without a word is reported to the app within 5 s, before the next press; its return too, and the payment is sent once', {
  tag: '@deep',
}, async ({ page, context, phone, harness }) => {
  const isOnline = () => phone.of('connection').at(-1)?.isOnline
  await enter(page, harness.hostUrl, withdraw)
  await reviewBankWithdrawal(page, { amount: '1,409' })

  await test.step('a host that is gone fails the stream, which the page waits for', async () => {
    await harness.killHost()
    await expect.poll(isOnline, { timeout: 5_000 }).toBe(false)
    await harness.startHost()
    await expect.poll(isOnline).toBe(true)
  })

  await test.step('a link on which nothing is answered any more, in the middle of a payment', async () => {
    const lost: Route[] = []
    await context.route('**/lending/**', (route) => void lost.push(route))
    await confirm(page)
    // Steps of a tenth: the usual ones end before the fifth second.
    await expect.poll(isOnline, { timeout: 5_500, intervals: [100] }).toBe(false)
    expect(await phone.back(page)).toBe('closed')
    await context.unroute('**/lending/**')
    // The answer never came; the request did not get through.
    for (const route of lost) await route.abort('connectionreset').catch(() => undefined)
    await expect.poll(isOnline).toBe(true)
    await expect(page.getByRole('heading', { name: 'Request received' })).toBeVisible()
    expect(await harness.sandbox.withdrawals()).toHaveLength(1)
  })
})

test('an hour in the background, 400 kbit/s, a token that ends on the way and a storage that is partly cleared lose nothing and send once', {
  tag: '@deep',
}, async ({ context, harness }) => {
  const issued: string[] = []
  const phone = new PhoneApp(context, async () => {
    const token = await (await context.request.post(`${harness.shopUrl}/token`)).json()
    issued.push(token.token)
    return token
  })
  await phone.start()
  const page = await context.newPage()
  phone.watch(page)
  await page.clock.install()
  await phone.slowDown(page, 400_000)
  await page.goto(harness.shopUrl)
  await reviewBankWithdrawal(page, { amount: '7303' })

  await phone.show(page, false)
  await page.clock.fastForward('01:00:00')
  await page.evaluate(async () => {
    sessionStorage.clear()
    for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name)
  })
  await phone.show(page, true)
  await expect(review(page)).toBeVisible()
  // The hour has ended the first token, and the relay takes none of those issued so far once the payment is on its way.
  await expect.poll(() => issued.length).toBeGreaterThan(1)
  const ended = new Set(issued.map((token) => `Bearer ${token}`))
  await context.route('**/lending/**', async (route) => {
    const headers = await route.request().allHeaders()
    const isEnded = ended.has(headers.authorization ?? '')
    await route.continue({ headers: isEnded ? { ...headers, authorization: 'Bearer ended' } : headers })
  })
  await confirm(page)
  await expect(page.getByRole('heading', { name: 'Request received' })).toBeVisible()
  expect(issued.length).toBeGreaterThan(ended.size)
  expect(await harness.sandbox.withdrawals()).toHaveLength(1)
  // A slow link is no dead one.
  expect(phone.of('connection')).toEqual([])
  expect(phone.tried).toEqual([])
})

/** A photo unlike any other, made by the page. */
async function takePhoto(page: Page, seed: number): Promise<Buffer> {
  const data = await page.evaluate((hue) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 480 })
    const pen = canvas.getContext('2d')
    if (pen) {
      pen.fillStyle = `hsl(${hue * 60} 60% 50%)`
      pen.fillRect(0, 0, 640, 480)
    }
    return canvas.toDataURL('image/jpeg').replace(/^.*,/, '')
  }, seed)
  return Buffer.from(data, 'base64')
}
