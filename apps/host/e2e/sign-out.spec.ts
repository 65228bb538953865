import { expect } from '@playwright/test'
import { test } from './test/test.ts'

test('without a link a person is told that they are still signed in, and with one a copied cookie ends with theirs', async ({
  page,
  context,
  harness,
  signIn,
}) => {
  await signIn('ada')
  const copied = await context.cookies()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'still signed in' })).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('button', { name: 'Sign in' }).waitFor()

  const Cookie = copied.map(({ name, value }) => `${name}=${value}`).join('; ')
  const ask = async (path: string) => fetch(`${harness.hostUrl}${path}`, { headers: { Cookie } })
  expect(await (await ask('/account')).json()).toBeNull()
  expect((await ask('/lending/session')).status).toBe(401)
  await harness.killHost()
  await harness.startHost()
  expect(await (await ask('/account')).json()).toBeNull()
  expect((await ask('/lending/session')).status).toBe(401)
})
