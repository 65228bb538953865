import { expect, type Page } from '@playwright/test'
import { test } from './test/test.ts'

const lost = 'This page could not be loaded.'
const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' })

/** Every page of the app that a borrower's people can open, the first one last. */
const paths = [
  '/withdraw',
  '/drawdown',
  '/activity',
  '/customers',
  '/customers/new',
  '/financings',
  '/transactions/new',
  '/transactions/import',
  '/repay',
  '/repayments/new',
  '/assessment',
  '/business',
  '/more',
  '/',
]

/** Goes to a page of the app as a link of it does, without asking a server. */
async function go(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
  }, path)
}

test('after a quiet moment every page opens without a connection', async ({ page, context, signIn }) => {
  await signIn('ada')
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          performance.getEntriesByType('resource').filter(({ name }) => /Page-[^/]*\.js$/.test(name)).length,
      ),
    )
    .toBeGreaterThanOrEqual(15)
  for (const path of paths) {
    await context.setOffline(true)
    await go(page, path)
    await expect(page.getByRole('main').getByRole('heading').first(), path).toBeVisible()
    await expect(page.getByText('Opening…')).toHaveCount(0)
    await expect(page.getByText(lost)).toHaveCount(0)
    await expect(navigation(page)).toBeVisible()
    await context.setOffline(false)
  }
})

test('a page whose code was lost says so inside the layout, the others stay reachable, and it comes once online', async ({
  page,
  context,
  signIn,
}) => {
  await page.route(/\/assets\/WithdrawPage-[^/]*\.js/, (route) => route.abort())
  await signIn('ada')
  await page.getByRole('link', { name: 'Withdraw', exact: true }).first().click()
  await expect(page.getByText(lost)).toBeVisible()
  await page.getByRole('link', { name: 'Activity' }).first().click()
  await expect(page.getByText(lost)).toHaveCount(0)
  await page.getByRole('link', { name: 'Withdraw', exact: true }).first().click()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: 'Reload the page' })).toBeVisible()
  await context.setOffline(true)
  await page.unroute(/\/assets\/WithdrawPage-[^/]*\.js/)
  await context.setOffline(false)
  await expect(page.getByLabel(/^Amount/)).toBeVisible()
  await expect(page.getByText(lost)).toHaveCount(0)
})
