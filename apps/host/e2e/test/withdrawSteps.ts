import { createHash } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'

type BankWithdrawal = { amount: string; accountNumber?: string; name?: string }

/**
 * The account number of the running test alone, with the check digit of the bank that `chooseBank` picks. The tests of a worker share a host, whose ledger
 * warns of a second withdrawal with the same amount to the same account.
 */
function accountOfTest(): string {
  const digest = createHash('sha256').update(test.info().testId).digest()
  const serial = String(digest.readUInt32BE() % 1e9).padStart(9, '0')
  const sum = [...`058${serial}`].reduce(
    (total, digit, index) => total + Number(digit) * (index % 3 === 1 ? 7 : 3),
    0,
  )
  return `${serial}${(10 - (sum % 10)) % 10}`
}

/** Fills in a bank withdrawal by hand and opens the review. */
export async function reviewBankWithdrawal(
  page: Page,
  { amount, accountNumber = accountOfTest(), name = 'Chidi Okafor' }: BankWithdrawal,
): Promise<void> {
  await page.getByLabel(/^Amount/).fill(amount)
  await page.getByLabel('Account number', { exact: true }).fill(accountNumber)
  await chooseBank(page, 'Guaranty Trust Bank')
  await page.getByLabel('Name on the account').fill(name)
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  await expect(page.getByRole('alertdialog', { name: 'Check before you withdraw' })).toBeVisible()
}

/** Picks a bank by typing part of its name, in the sheet of a phone. */
async function chooseBank(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /^Bank/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Choose a bank' })
  await sheet.getByRole('textbox', { name: 'Search banks' }).fill(name)
  await sheet
    .getByRole('radio', { name: new RegExp(name) })
    .first()
    .click()
  await expect(sheet).toBeHidden()
}

/** Confirms what the review shows. */
export async function confirm(page: Page): Promise<void> {
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Withdraw/ })
    .click()
}
