const millisecondsToSee = 60_000

/**
 * Opens `url` in a browser of `timezone`, withdraws `amount` to a bank as a person would, and waits until the page says the
 * outcome in a heading. Returns the bytes that came over the wire, and every console line, as `{ type, text, from }`: also uncaught errors
 * (`pageerror`) and what a content security policy has refused (`csp`). Throws, with those lines, when the page does not get there.
 */
export async function driveWithdrawal({ browser, url, timezone, viewport, amount, settle, outcome }) {
  const context = await browser.newContext({ timezoneId: timezone, viewport, reducedMotion: 'reduce' })
  context.setDefaultTimeout(millisecondsToSee)
  const lines = []
  await context.exposeBinding('reportViolation', (_source, text) => lines.push({ type: 'csp', text }))
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      window.reportViolation(`${effectiveDirective} refused ${blockedURI} ${sample}`),
    )
  })
  const page = await context.newPage()
  page.on('console', (message) =>
    lines.push({ type: message.type(), text: message.text(), from: message.location().url }),
  )
  page.on('pageerror', (error) => lines.push({ type: 'pageerror', text: error.stack ?? error.message }))
  const bytes = await countBytes(page)
  try {
    await page.goto(url)
    await withdraw(page, amount)
    await page.getByRole('heading', { name: 'Request received' }).waitFor()
    await settle?.()
    await page.getByRole('heading', { name: outcome ?? 'Money withdrawn' }).waitFor()
  } catch (error) {
    const said = lines.map(({ type, text }) => `${type}: ${text}`).join('\n')
    const seen = await page
      .locator('body')
      .ariaSnapshot()
      .catch(() => '')
    throw new Error(`${error.message}\nThe page said:\n${seen.slice(0, 3_000)}\nThe console said:\n${said}`)
  } finally {
    await context.close()
  }
  return { bytes: bytes(), lines }
}

async function withdraw(page, amount) {
  await page.getByLabel(/^Amount/).fill(amount)
  await page.getByLabel('Account number', { exact: true }).fill('2123456789')
  await chooseBank(page, 'Guaranty Trust Bank')
  await page.getByLabel('Name on the account').fill('Chidi Okafor')
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  const review = page.getByRole('alertdialog', { name: 'Check before you withdraw' })
  await review.getByRole('button', { name: /^Withdraw/ }).click()
}

/** On a phone the banks are a sheet behind a button, elsewhere a list below a field; before the script the button stands in the place of both. */
async function chooseBank(page, name) {
  const field = page.getByRole('combobox', { name: /^Bank/ })
  const button = page.getByRole('button', { name: /^Bank/ })
  const sheet = page.getByRole('dialog', { name: 'Choose a bank' })
  await field.or(button).first().click()
  await field.or(sheet).first().waitFor()
  if (await field.isVisible()) {
    // The list comes when somebody is about to use it, with a field of its own.
    await page.locator('[role=combobox][aria-controls]').first().waitFor()
    await field.fill(name)
    await page.getByRole('option', { name }).first().click()
    return
  }
  await sheet.getByRole('textbox', { name: 'Search banks' }).fill(name)
  await sheet.getByRole('radio', { name }).first().click()
  await sheet.waitFor({ state: 'hidden' })
}

/** Everything of a page that came over the wire, compressed as it was. */
async function countBytes(page) {
  const session = await page.context().newCDPSession(page)
  let bytes = 0
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength))
  await session.send('Network.enable')
  return () => bytes
}
