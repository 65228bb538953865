import { expect, type Page } from '@playwright/test'
import { test } from './test/test.ts'

// On a phone the menu keeps it under "More", and the names stand in cards.
test.use({ viewport: { width: 1280, height: 900 } })

const totals = (page: Page) => page.getByRole('list', { name: 'Totals' })

test('all businesses are loaded one after another, those that need attention first, and one click acts for one', async ({
  page,
  signIn,
}) => {
  test.setTimeout(240_000)
  // The last calls wait, so that the progress can be seen.
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(/cp_nodrawdown_null.*limit/, async (route) => {
    await held
    await route.continue()
  })
  await signIn('hana')
  await page.getByRole('navigation').getByRole('link', { name: 'Portfolio' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Portfolio' })).toBeVisible()
  await expect(page.getByRole('progressbar', { name: 'Loading your businesses' })).toBeVisible()
  await expect(page.getByText('7 of 8')).toBeVisible()
  await expect(totals(page)).toHaveCount(0)
  const names = await page.getByRole('rowheader').allTextContents()
  expect(names).toEqual([...names].sort())
  letGo()

  await expect(totals(page)).toBeVisible()
  await expect(page.getByRole('rowheader').first()).not.toHaveText('Kwame Logistics')
  const states = await page.getByRole('row').getByRole('cell').nth(0).allTextContents()
  expect(states[0]).not.toBe('In order')
  await page.getByRole('button', { name: 'Act for: Kwame Logistics' }).click()
  await expect(page.getByRole('region', { name: 'Acting for Kwame Logistics' })).toBeVisible()
  await expect(page).toHaveURL(/\/p\/cp_kwame\/$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/portfolio$/)
  // What was read is still there.
  await expect(totals(page)).toBeVisible()
})

test('a business that cannot be loaded is named and loaded again alone', async ({ page, signIn }) => {
  test.setTimeout(240_000)
  let isBroken = true
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.route(/cp_kwame.*limit/, (route) =>
    isBroken ? route.fulfill({ status: 500, json: { message: 'Trouble' } }) : route.continue(),
  )
  await signIn('hana', '/p/cp_adaeze/portfolio')
  await expect(page.getByText('1 business could not be loaded')).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('row', { name: /^Kwame Logistics/ })).toContainText('Not loaded')
  isBroken = false
  const before = asked.length
  await page.getByRole('button', { name: 'Try again: Kwame Logistics' }).click()
  await expect(totals(page)).toBeVisible()
  const others = asked.slice(before).filter((url) => /cp_(?!kwame)/.test(url) && url.includes('limit'))
  expect(others).toEqual([])
})
