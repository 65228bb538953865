import { expect, type Page } from '@playwright/test'
import { test } from './test/test.ts'

// On a phone the menu keeps it under "More", and the names stand in cards.
test.use({ viewport: { width: 1280, height: 900 } })

const totals = (page: Page) => page.getByRole('list', { name: 'Totals' })

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
