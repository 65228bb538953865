/** Presses a button by its name. */
export async function press(page, name) {
  await page.getByRole('button', { name, exact: true }).click()
}

/** Fills in a drawdown request, so that what it costs and when it is due is shown. */
export async function fillDrawdown(page) {
  await page.getByLabel(/^Amount in/).fill('50000')
  await page.getByRole('radio', { name: '60 days' }).check({ force: true })
  await page.getByText('What you get and when it is due').waitFor()
}

/** Fills in a withdrawal to a bank; its list is a sheet on a phone and a box to type in elsewhere. */
export async function fillWithdrawal(page) {
  await page.getByLabel(/^Amount/).fill('25000')
  await page.getByLabel('Account number', { exact: true }).fill('2123456789')
  const bank = 'Guaranty Trust Bank'
  if (page.viewportSize().width < 600) {
    await page.getByRole('button', { name: /^Bank/ }).click()
    await page.getByRole('textbox', { name: 'Search banks' }).fill(bank)
    await page
      .getByRole('radio', { name: new RegExp(bank) })
      .first()
      .click()
  } else {
    await page.getByRole('combobox', { name: /^Bank/ }).fill(bank)
    await page
      .getByRole('option', { name: new RegExp(bank) })
      .first()
      .click()
  }
  await page.getByLabel('Name on the account').fill('Example Stores')
}
