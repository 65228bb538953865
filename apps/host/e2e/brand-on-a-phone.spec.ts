import { expect, type Locator, type Page } from '@playwright/test'
import { test } from './test/test.ts'

const logo = `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="32"><rect width="120" height="32" rx="8" fill="#7a2e5d"/></svg>`

/** Presses as a person does, and counts: a choice in a list is two taps. */
function createHand(page: Page) {
  let taps = 0
  let keys = 0
  return {
    tap: async (target: Locator) => {
      taps += 1
      await target.click()
    },
    choose: async (label: string, option: string) => {
      taps += 2
      await page.getByLabel(label, { exact: true }).selectOption({ label: option })
    },
    type: async (target: Locator, text: string) => {
      taps += 1
      keys += text.length
      await target.fill(text)
    },
    pick: async (button: Locator, file: { name: string; mimeType: string; buffer: Buffer }) => {
      taps += 2
      const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button.click()])
      await chooser.setFiles(file)
    },
    count: () => ({ taps, keys }),
  }
}

test('@deep a brand with a logo, colours, type, two sentences and a hidden field is published from a phone within forty taps', async ({
  page,
  harness,
  signIn,
}) => {
  await signIn('hana', '/brand')
  const hand = createHand(page)
  const studio = page.locator('.brand-studio')
  const part = (name: string) => hand.choose('Part of the brand', name)
  const write = (label: string, text: string) => hand.type(studio.getByLabel(label, { exact: true }), text)
  const sentence = async (search: string, now: string, next: string) => {
    await hand.type(studio.getByLabel('Find a sentence'), search)
    await hand.type(studio.getByRole('textbox', { name: now, exact: true }), next)
  }
  const before = await (await page.request.get(`${harness.hostUrl}/lending/tenant`)).json()

  await part('Name and logo')
  await write('Name', 'Corner Shop')
  await hand.pick(studio.getByRole('button', { name: 'Choose a picture' }).first(), {
    name: 'logo.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(logo),
  })
  await expect(studio.getByLabel('Address of the picture', { exact: true })).toHaveValue(
    /\/brand-files\/[0-9a-f]{64}$/,
  )
  await part('Colours')
  await hand.type(studio.getByLabel('Brand', { exact: true }).first(), '#7a2e5d')
  await hand.type(studio.getByLabel('Brand', { exact: true }).last(), '#e7a3cd')
  await part('Type and shape')
  await hand.choose('Text size', '17px')
  await hand.choose('Corners', 'Square')
  await part('Words')
  await sentence('withdraw.title', 'Withdraw', 'Pay out')
  await sentence('creditLimit.title', 'Credit limit', 'Your room')
  await part('Widgets and fields')
  await hand.tap(studio.getByRole('group', { name: 'bvn' }).getByLabel('Hidden'))
  await hand.tap(studio.getByRole('button', { name: 'Publish' }))
  await expect(studio.getByText('Published.', { exact: true })).toBeVisible()

  const { taps, keys } = hand.count()
  console.log(`A brand from a phone: ${taps} taps, ${keys} keys.`)
  expect(taps).toBeLessThanOrEqual(40)
  // People see it within seconds, on a page that was open before as well.
  await expect(page.locator('.brand')).toContainText('Corner Shop')
  await expect(page.locator('.brand img')).toHaveJSProperty('naturalWidth', 120)
  await page.reload()
  await expect(page.locator('.brand')).toContainText('Corner Shop')

  await test.step('the tests after this one find the brand as it was', async () => {
    const headers = { 'X-Relay': '1', Origin: harness.hostUrl }
    const address = `${harness.hostUrl}/lending/tenant/brand`
    const { data } = await (await page.request.get(address)).json()
    const saved = await page.request.put(address, {
      headers,
      data: { revision: data.revision, brand: before.data },
    })
    const { revision } = (await saved.json()).data
    const again = await page.request.post(`${address}/publication`, { headers, data: { revision } })
    expect(again.status()).toBe(200)
  })
})
