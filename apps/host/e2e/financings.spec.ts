import { expect } from '@playwright/test'
import { test } from './test/test.ts'

test('a repayment is reported from the list of financings with the financing filled in, and no sum that nothing states', async ({
  page,
  signIn,
}) => {
  await signIn('ada')
  await page.getByRole('link', { name: 'More' }).click()
  await page.getByRole('link', { name: 'Financings' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Financings' })).toBeVisible()
  await page.getByRole('combobox', { name: 'Status' }).selectOption('defaulted')
  const row = page.getByRole('row', { name: /Defaulted/ }).first()
  const reference = (await row.getByRole('cell').first().textContent()) ?? ''
  await row.getByRole('button', { name: /^Report a repayment: / }).click()

  await expect(page.getByRole('heading', { level: 1, name: /^Report a client.s repayment$/ })).toBeVisible()
  await expect(page.getByText(reference).first()).toBeVisible()
  await expect(page.getByLabel('Amount paid')).toHaveValue('')
  // Whose financing it is belongs into no address.
  expect(page.url()).not.toContain(reference)
  await page.reload()
  await expect(page.getByText(reference).first()).toBeVisible()

  await page.getByRole('link', { name: 'All financings' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Financings' })).toBeVisible()
})

test('a bar of the picture shows its financings, and the address keeps what was chosen', async ({
  page,
  signIn,
}) => {
  await signIn('ada', '/financings')
  await page.getByRole('button', { name: /^8 to 30 days late/ }).click()
  await expect(page.getByRole('combobox', { name: 'Overdue' })).toHaveValue('30')
  await page.reload()
  await expect(page.getByRole('button', { name: /^8 to 30 days late/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
})
