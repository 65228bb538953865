import { expect } from '@playwright/test'
import { test } from './test/test.ts'

// On a phone the names stand in cards.
test.use({ viewport: { width: 1280, height: 900 } })

test('all businesses are loaded one after another, one that fails is loaded again alone, and one click acts for one', async ({
  page,
  signIn,
}) => {
  const totals = page.getByRole('list', { name: 'Totals' })
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  // One business fails, and the last calls wait, so that the progress can be seen.
  let isBroken = true
  await page.route(/cp_kwame.*limit/, (route) =>
    isBroken ? route.fulfill({ status: 500, json: { message: 'Trouble' } }) : route.continue(),
  )
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(/cp_nodrawdown_null.*limit/, async (route) => {
    await held
    await route.continue()
  })
  await signIn('hana')

  await test.step('the rows stand by name while they are loaded, without totals', async () => {
    await page.getByRole('navigation').getByRole('link', { name: 'Portfolio' }).click()
    await expect(page.getByText('7 of 8')).toBeVisible()
    await expect(totals).toHaveCount(0)
    const names = await page.getByRole('rowheader').allTextContents()
    expect(names).toEqual([...names].sort())
  })

  await test.step('a business that cannot be loaded is named, and loaded again alone', async () => {
    letGo()
    await expect(page.getByText('1 business could not be loaded')).toBeVisible()
    await expect(page.getByRole('row', { name: /^Kwame Logistics/ })).toContainText('Not loaded')
    isBroken = false
    const before = asked.length
    await page.getByRole('button', { name: 'Try again: Kwame Logistics' }).click()
    await expect(totals).toBeVisible()
    const others = asked.slice(before).filter((url) => /cp_(?!kwame)/.test(url) && url.includes('limit'))
    expect(others).toEqual([])
  })

  await test.step('one click acts for one, and the way back shows what was read', async () => {
    await page.getByRole('button', { name: 'Act for: Kwame Logistics' }).click()
    await expect(page.getByRole('region', { name: 'Acting for Kwame Logistics' })).toBeVisible()
    await expect(page).toHaveURL(/\/p\/cp_kwame\/$/)
    await page.goBack()
    await expect(page).toHaveURL(/\/portfolio$/)
    await expect(totals).toBeVisible()
  })
})
