import { expect } from '@playwright/test'
import { signOut, test } from './test/test.ts'

test('the list of financings keeps what was chosen, leads to a repayment with its financing filled in, and is gone after the sign-out', async ({
  page,
  context,
  harness,
  signIn,
}) => {
  await signIn('ada', '/financings')

  await test.step('a bar of the picture shows its financings, and the address keeps it', async () => {
    const bar = page.getByRole('button', { name: /^8–30 days late/ })
    await page.getByRole('button', { name: 'Due, paid and overdue' }).click()
    await bar.click()
    await page.getByRole('button', { name: 'Filters (1)' }).click()
    await expect(page.getByRole('combobox', { name: 'Overdue' })).toHaveValue('30')
    await page.reload()
    await expect(bar).toHaveAttribute('aria-pressed', 'true')
  })

  await test.step('a repayment is reported from the details of a row: with its financing, and no sum that nothing states', async () => {
    await page.getByRole('button', { name: 'Filters (1)' }).click()
    await page.getByRole('combobox', { name: 'Overdue' }).selectOption('')
    await page.getByRole('combobox', { name: 'Status' }).selectOption('defaulted')
    await page
      .getByRole('row', { name: /Defaulted/ })
      .first()
      .getByRole('button')
      .click()
    const details = page.getByRole('dialog')
    const reference = (await details.getByText(/^TRX-/).textContent()) ?? ''
    expect(reference).not.toBe('')
    await details.getByRole('button', { name: 'Report a repayment' }).click()
    await expect(page.getByRole('heading', { level: 1, name: /^Report a repayment$/ })).toBeFocused()
    await expect(page.getByText(reference).first()).toBeVisible()
    await expect(page.getByLabel('Amount paid')).toHaveValue('')
    // Whose financing it is belongs into no address.
    expect(page.url()).not.toContain(reference)
  })

  await test.step('a sign-out without a link says that the person is still signed in; with one it ends the session', async () => {
    const session = () =>
      page.request.get(`${harness.hostUrl}/lending/session`, { headers: { 'X-Relay': '1' } })
    await context.setOffline(true)
    await signOut(page)
    await expect(page.getByRole('alert').filter({ hasText: 'still signed in' })).toBeVisible()
    await context.setOffline(false)
    expect((await session()).status()).toBe(200)
    await signOut(page)
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    expect((await session()).status()).toBe(401)
  })
})
