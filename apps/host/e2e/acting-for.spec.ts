import { expect, type Page } from '@playwright/test'
import { test } from './test/test.ts'
import { confirm, reviewBankWithdrawal } from './test/withdrawSteps.ts'

const freshStart = 'Acting for Fresh Start Traders'

/** The bar over every page of a channel partner. */
const bar = (page: Page, text: string) => page.getByRole('region', { name: text })

/** Opens the list of businesses and begins to act for Fresh Start Traders, who has no credit limit yet. */
async function actForFreshStart(page: Page): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name: 'Partners' }).click()
  await page.getByText('Fresh Start Traders').first().click()
  await page.getByRole('button', { name: 'Act for this business' }).click()
  await expect(bar(page, freshStart)).toBeVisible()
}

test('a person who acts for another business sees so on every page, and withdraws from it alone', async ({
  page,
  harness,
  signIn,
}) => {
  await signIn('hana')
  await expect(bar(page, 'Acting for Adaeze Foods Ltd')).toBeVisible()
  await actForFreshStart(page)
  await expect(page).toHaveURL(/\/p\/cp_nolimit\/$/)
  await expect(page.getByRole('banner')).toContainText('Fresh Start Traders')

  await page.getByRole('navigation').getByRole('link', { name: 'Withdraw', exact: true }).click()
  await expect(page).toHaveURL(/\/p\/cp_nolimit\/withdraw$/)
  await reviewBankWithdrawal(page, { amount: '77' })
  const review = page.getByRole('alertdialog')
  await expect(review).toContainText(/You are withdrawing\s*₦77\.00\s*From\s*Fresh Start Traders\s*Wema Bank/)
  await expect(review).toContainText('1111')
  await expect(review).not.toContainText('0540011111')
  await confirm(page)
  await expect(page.getByRole('heading', { name: 'Request received' })).toBeVisible()
  const receipt = page.locator('[data-ol-part="OperationStatus.receipt"]')
  await expect(receipt).toContainText(/From\s*Fresh Start Traders/)
  const [call, ...others] = await harness.sandbox.withdrawals()
  expect(others).toEqual([])
  expect(call?.path).toContain('cp_nolimit')

  await page.reload()
  await expect(bar(page, freshStart)).toBeVisible()
  await expect(receipt).toContainText(/₦77\.00\s*From\s*Fresh Start Traders/)

  for (const link of ['Home', 'Activity']) {
    await page.getByRole('navigation').getByRole('link', { name: link }).click()
    await expect(bar(page, freshStart)).toBeVisible()
  }
  await page.goBack()
  await expect(page).toHaveURL(/\/p\/cp_nolimit\/$/)
  await expect(bar(page, freshStart)).toBeVisible()
})

test('two tabs act for two businesses, and each sends from its own', async ({ page, harness, signIn }) => {
  await signIn('hana', '/p/cp_adaeze/withdraw')
  const other = await page.context().newPage()
  await other.goto(`${harness.hostUrl}/p/cp_nolimit/withdraw`)
  await expect(bar(page, 'Acting for Adaeze Foods Ltd')).toBeVisible()
  await expect(bar(other, freshStart)).toBeVisible()
  await reviewBankWithdrawal(page, { amount: '1501' })
  await reviewBankWithdrawal(other, { amount: '79' })
  // The other tab has read and chosen since; neither of them may have changed this one.
  await expect(page.getByRole('alertdialog')).toContainText('Adaeze Foods Ltd')
  await confirm(page)
  await confirm(other)
  for (const tab of [page, other])
    await expect(tab.getByRole('heading', { name: 'Request received' })).toBeVisible()
  const sent = (await harness.sandbox.withdrawals()).map(({ path, body }) => [path, body])
  expect(sent).toHaveLength(2)
  expect(sent).toEqual(
    expect.arrayContaining([
      [expect.stringContaining('/cp_adaeze/'), expect.objectContaining({ amount: 1501 })],
      [expect.stringContaining('/cp_nolimit/'), expect.objectContaining({ amount: 79 })],
    ]),
  )
})

test('the business is changed on the page, and the address follows', async ({ page, signIn }) => {
  await signIn('hana', '/p/cp_adaeze/withdraw')
  await page.getByRole('button', { name: 'Change business' }).click()
  await page.getByRole('button', { name: 'Business: Adaeze Foods Ltd' }).click()
  await page
    .getByRole('dialog', { name: 'Choose a business' })
    .getByRole('radio', { name: /^Kwame Logistics/ })
    .click()
  await expect(page).toHaveURL(/\/p\/cp_kwame\/withdraw$/)
  await expect(bar(page, 'Acting for Kwame Logistics')).toBeVisible()
  await expect(page.getByLabel('Amount in Ghanaian Cedi')).toBeVisible()
})

test('an address without a business leads to the last one that was chosen', async ({
  page,
  harness,
  signIn,
}) => {
  await signIn('hana')
  await actForFreshStart(page)
  await page.goto(`${harness.hostUrl}/withdraw`)
  await expect(page).toHaveURL(/\/p\/cp_nolimit\/withdraw$/)
  await expect(bar(page, freshStart)).toBeVisible()
})

for (const [what, person, id] of [
  ['one that does not exist', 'hana', 'cp_nobody'],
  ['one of another channel partner', 'hana', 'cp_other'],
  ['one of another person', 'ada', 'cp_kwame'],
] as const) {
  test(`a business that is not one’s own is explained, and no form is drawn: ${what}`, async ({
    page,
    signIn,
  }) => {
    await signIn(person, `/p/${id}/withdraw`)
    await expect(page.getByRole('heading', { name: 'You may not act for this business' })).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`/p/${id}/withdraw$`))
    await expect(page.getByLabel(/^Amount/)).toHaveCount(0)
    await expect(page.getByText(/Kwame|Other Side/)).toHaveCount(person === 'ada' ? 0 : 1)
    await page.getByRole('main').getByRole('link', { name: 'Adaeze Foods Ltd' }).click()
    await expect(page).toHaveURL(/\/p\/cp_adaeze\/$/)
  })
}
