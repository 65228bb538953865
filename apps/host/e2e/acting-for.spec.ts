import { expect, type Page } from '@playwright/test'
import { test } from './test/test.ts'
import { confirm, reviewBankWithdrawal } from './test/withdrawSteps.ts'

/** The bar over every page of a channel partner. */
const bar = (page: Page, name: string) => page.getByRole('region', { name: `Acting for ${name}` })

test('two tabs act for two businesses and each sends from its own, and a business is changed on the page', async ({
  page,
  harness,
  signIn,
}) => {
  await signIn('hana', '/p/cp_adaeze/withdraw')
  const other = await page.context().newPage()

  await test.step('each tab says for whom it acts, whatever the other one has chosen since', async () => {
    await reviewBankWithdrawal(page, { amount: '1501' })
    await other.goto(`${harness.hostUrl}/p/cp_nolimit/withdraw`)
    await expect(bar(other, 'Fresh Start Traders')).toBeVisible()
    await reviewBankWithdrawal(other, { amount: '79' })
    await expect(page.getByRole('alertdialog')).toContainText(/From\s*Adaeze Foods Ltd/)
    await expect(other.getByRole('alertdialog')).toContainText(/From\s*Fresh Start Traders/)
  })

  await test.step('what each confirms is sent from its own business', async () => {
    for (const tab of [page, other]) {
      await confirm(tab)
      await expect(tab.getByRole('heading', { name: 'Request received' })).toBeVisible()
    }
    const calls = await harness.sandbox.withdrawals()
    expect(calls.map(({ path, body }) => [path, body])).toEqual([
      [expect.stringContaining('/cp_adaeze/'), expect.objectContaining({ amount: 1501 })],
      [expect.stringContaining('/cp_nolimit/'), expect.objectContaining({ amount: 79 })],
    ])
  })

  await test.step('a business is changed on the page, and its address and the pages after it follow', async () => {
    await page.getByRole('button', { name: 'Change business' }).click()
    await page.getByRole('button', { name: 'Business: Adaeze Foods Ltd' }).click()
    const sheet = page.getByRole('dialog', { name: 'Choose a business' })
    await sheet.getByRole('radio', { name: /^Kwame Logistics/ }).click()
    await expect(page).toHaveURL(/\/p\/cp_kwame\/withdraw$/)
    await expect(page.getByLabel('Amount in Ghanaian Cedi')).toBeVisible()
    await page.getByRole('navigation').getByRole('link', { name: 'Activity' }).click()
    await expect(page).toHaveURL(/\/p\/cp_kwame\/activity$/)
    await expect(bar(page, 'Kwame Logistics')).toBeVisible()
  })
})
