import { expect, type Page } from '@playwright/test'
import { everyPage } from './test/pages/everyPage.ts'
import { test } from './test/test.ts'

const lost = 'This page could not be loaded.'

/** Goes to a page of the app as a link of it does, without asking a server. */
const go = (page: Page, path: string) => page.evaluate((to) => history.pushState(null, '', to), path)

test('a page whose code was lost says so inside the layout and comes once online; after a quiet moment every page opens without a link', {
  tag: '@deep',
}, async ({ page, context, signIn }) => {
  const code = /\/assets\/WithdrawPage-[^/]*\.js/

  await test.step('the lost page says so, the others stay reachable, and it comes by itself', async () => {
    await page.route(code, (route) => route.abort())
    await signIn('hana', '/p/cp_adaeze/drawdown')
    const withdraw = page.getByRole('link', { name: 'Withdraw', exact: true }).first()
    await withdraw.click()
    await expect(page.getByText(lost)).toBeVisible()
    await page.getByRole('link', { name: 'Activity' }).first().click()
    await expect(page.getByText(lost)).toHaveCount(0)
    await withdraw.click()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('button', { name: 'Reload the page' })).toBeVisible()
    await context.setOffline(true)
    await page.unroute(code)
    await context.setOffline(false)
    await expect(page.getByLabel(/^Amount/)).toBeVisible()
  })

  await test.step('every page opens without a connection', async () => {
    const countPages = () =>
      performance.getEntriesByType('resource').filter(({ name }) => /Page-[^/]*\.js$/.test(name)).length
    await expect.poll(() => page.evaluate(countPages)).toBeGreaterThanOrEqual(20)
    const [{ base, paths } = { base: '', paths: [] }] = everyPage
    for (const path of paths) {
      await context.setOffline(true)
      await go(page, base + path)
      await expect(page.getByRole('main').getByRole('heading').first(), path).toBeVisible()
      await expect(page.getByText('Opening…')).toHaveCount(0)
      await expect(page.getByText(lost)).toHaveCount(0)
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
      await context.setOffline(false)
    }
  })
})
