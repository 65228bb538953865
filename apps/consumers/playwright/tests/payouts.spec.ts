import { test } from '@onlend/testing/playwright'
import { type Page, expect } from '@playwright/test'

test.beforeEach(async ({ page, lending }) => {
  await lending.signIn('ada')
  await page.goto('/')
})

async function withdraw(page: Page, amount: string) {
  await page.getByLabel(/^Amount/).fill(amount)
  await page.getByLabel('Account number', { exact: true }).fill('2123456789')
  await page.getByRole('combobox', { name: /^Bank/ }).fill('Guaranty')
  await page.getByRole('option', { name: /Guaranty Trust Bank/ }).click()
  await page.getByLabel('Name on the account').fill('Chidi Okafor')
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Withdraw/ })
    .click()
  await expect(page.getByRole('heading', { name: 'Request received' })).toBeVisible()
}

test('a withdrawal arrives', async ({ page, lending }) => {
  await withdraw(page, '1201')
  await lending.settle()
  await expect(page.getByRole('heading', { name: 'Money withdrawn' })).toBeVisible()
})

test('an answer that is lost on its way back leads to no second withdrawal', async ({ page, lending }) => {
  await lending.breakLine('after')
  await withdraw(page, '1302')
  await lending.settle()
  await expect(page.getByRole('heading', { name: 'Money withdrawn' })).toBeVisible()
  expect(await lending.calls('withdraw')).toHaveLength(1)
})

test('a withdrawal fails later, and the page says why', async ({ page, lending }) => {
  await withdraw(page, '1403')
  await lending.settle('failed', 'The account is closed')
  await expect(page.getByText('The account is closed')).toBeVisible()
})
