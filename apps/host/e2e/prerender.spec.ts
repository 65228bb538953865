import { expect } from '@playwright/test'
import { findAccount, test } from './test/test.ts'
import { holdScripts, untilTakenOver, watchComplaints } from './test/watchPage.ts'

// Neither the language nor the day of the server.
test.use({ locale: 'de-DE', timezoneId: 'Asia/Tokyo' })

test('what a person reads, types and presses before the script runs stays: at the sign-in, on the home, in a form', async ({
  page,
  harness,
}) => {
  const complaints = watchComplaints(page)

  await test.step('a person signs in, and what they typed is in no address', async () => {
    const release = await holdScripts(page)
    await page.goto(harness.hostUrl, { waitUntil: 'commit' })
    await page.getByLabel('E-mail').fill('ada@adaeze.example')
    await page.getByLabel('Password').fill('demo-adaeze')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    release()
    await expect(findAccount(page)).toBeVisible()
    expect(page.url()).not.toContain('demo-adaeze')
  })

  await test.step('the numbers are on the home, and the script asks for none of them again', async () => {
    // A stream that opens has the page read again what a test before has changed a moment ago: this one never opens.
    await page.route('**/lending/events*', () => undefined)
    // The page of the sign-in may still be reading.
    await page.goto('about:blank')
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    const release = await holdScripts(page)
    const answer = await page.goto(`${harness.hostUrl}/p/cp_adaeze/`, { waitUntil: 'commit' })
    expect(answer?.headers()['cache-control']).toBe('private, no-store')
    const board = page.locator('[data-ol-part="LendingDashboard"]')
    await expect(board.locator('[data-ol-part="CreditLimitCard"]')).toContainText(/\d/)
    await expect(board.locator('[aria-busy="true"]')).toHaveCount(0)
    release()
    await untilTakenOver(page)
    expect(asked.filter((path) => /^\/lending\/.*(?:current|active|details|session)$/.test(path))).toEqual([])
    // Nothing of what the server knew is left behind in the page.
    await expect(page.locator('#boot')).toHaveCount(0)
  })

  await test.step('a form is submitted, waits for the script, and says what is missing beside what was typed', async () => {
    const form = page.locator('[data-ol-part="WithdrawForm"]')
    const amount = form.locator('input[inputmode="decimal"]')
    const release = await holdScripts(page)
    await page.goto(`${harness.hostUrl}/p/cp_adaeze/withdraw`, { waitUntil: 'commit' })
    await amount.pressSequentially('1250')
    await page.getByLabel('Account number').fill('0123456789')
    await amount.evaluate((element) => element.setAttribute('data-same', ''))
    await form.getByRole('button', { name: 'Check', exact: true }).click()
    release()
    await expect(form.getByRole('link', { name: /bank/i }).first()).toBeVisible()
    await expect(form.getByRole('link', { name: /amount|account number/i })).toHaveCount(0)
    await expect(amount).toHaveAttribute('data-same', '')
    await expect(amount).toHaveValue(/1[\s,.]?250/)
    await expect(page.getByLabel('Account number')).toHaveValue('0123456789')
    expect(new URL(page.url()).search).toBe('')
  })
  expect(complaints).toEqual([])
})
