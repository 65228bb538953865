import { readFile } from 'node:fs/promises'
import { readSheets, writeSheet } from '@onlend/bulk/headless'
import { expect, type Page } from '@playwright/test'
import { test } from './test/test.ts'

test.use({ isDemo: true, viewport: { width: 1280, height: 900 } })

const rows = 10_000

async function download(page: Page, button: string): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ])
  return readFile(await file.path(), 'utf8')
}

/** Corrects the faulty rows as a person does it in a spreadsheet. */
async function correct(text: string): Promise<{ faulty: number; corrected: Buffer }> {
  const { sheets } = await readSheets(new File([text], 'corrections.csv'))
  const [headings = [], ...faulty] = sheets[0]?.rows ?? []
  const references = new Set<string>()
  const corrections: Readonly<Record<string, (cell: string) => string>> = {
    'Phone no.': (cell) => (cell === 'ask shop' ? '08031234567' : cell),
    'Amount payable': (cell) => (cell === 'n/a' ? '15000.00' : cell),
    'Due date': (cell) => (cell === '31/06/2026' ? '30/06/2026' : cell),
    'ID number': (cell) => (cell === '2.2E+10' ? '22100000001' : cell),
    'Loan ref': (cell) => (references.has(cell) ? `${cell}-B` : cell),
  }
  const corrected = faulty.map((row) => {
    const cells = headings.map((heading, at) => corrections[heading]?.(row[at] ?? '') ?? row[at] ?? '')
    references.add(cells[headings.indexOf('Loan ref')] ?? '')
    // Both instalments of the demo's file are one half of what is financed.
    cells[headings.indexOf('Instalment 2 amount')] = cells[headings.indexOf('Instalment 1 amount')] ?? ''
    return cells
  })
  return { faulty: faulty.length, corrected: Buffer.from(writeSheet(corrected, { headings })) }
}

test('the demo’s messy file of 10,000 rows is explained, corrected, and sent once although its page is closed in the middle', {
  tag: '@deep',
}, async ({ page, context, harness, signIn }) => {
  test.setTimeout(600_000)
  await signIn('ada', '/transactions/new')
  await page.getByRole('link', { name: 'Import', exact: true }).click()
  await page.getByRole('button', { name: 'Try a messy file of 10,000 rows' }).click()
  await expect(page.getByText(/semicolons, Windows-1252, headings in line 4 and day first/)).toBeVisible()
  await page.getByRole('button', { name: 'Check the rows' }).click()

  await expect(page.getByRole('heading', { name: '283 rows have errors.' })).toBeVisible()
  const found = page.getByRole('list', { name: 'What was found' })
  for (const problem of [
    /^100\s*Reference twice in the file$/,
    /^87\s*Shortened, such as 2\.2E\+10$/,
    /^244\s*A zero in front seems lost$/,
    /^33\s*Not a day of the calendar$/,
    /^25\s*Not an amount$/,
    /^16\s*Not a phone number$/,
    /^23\s*The instalments do not add up$/,
    /^1\s*A row of totals$/,
  ])
    await expect(found.getByRole('button', { name: problem })).toBeVisible()

  // One in its place, the others in a spreadsheet.
  await page.getByRole('gridcell', { name: 'ask shop' }).first().click()
  await page.keyboard.press('F2')
  await page.keyboard.type('08031234567')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: '282 rows have errors.' })).toBeVisible()
  const { faulty, corrected } = await correct(await download(page, 'Download faulty rows'))
  expect(faulty).toBe(282)
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'corrections.csv', mimeType: 'text/csv', buffer: corrected })
  await expect(page.getByRole('heading', { name: 'No errors.' })).toBeVisible()

  // The worker that holds the rows decides: the tick shows what it has answered.
  const zeros = page.getByRole('checkbox', { name: 'Put the 0 back in 244 rows' })
  await zeros.click()
  await expect(zeros).toBeChecked()
  // The other warnings, which only a person can accept.
  for (const asTheyAre of await page.getByRole('checkbox', { name: /^Send .+ as (?:it is|they are)/ }).all())
    await asTheyAre.click()
  await expect(page.getByText(/rows wait/)).toBeHidden()
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  // The service says an outcome for each row: ten thousand messages would be all that this test waits for.
  await harness.sandbox.keepMessagesBack(rows)
  await page.getByRole('button', { name: 'Send 10,000 rows' }).click()
  const review = page.getByRole('alertdialog')
  await expect(review.getByText(/^Financing of .+ is [\d.,]+ times the/)).toBeVisible()
  await review.getByRole('checkbox', { name: /^I have checked it/ }).check()
  await review.getByRole('button', { name: /^Register 10,000 transactions and ask for/ }).click()
  await expect(page.getByText(/You may close this page/)).toBeVisible()
  await page.close()

  const again = await context.newPage()
  await again.goto(harness.hostUrl)
  // The home has a card of the file, on which it is paused and goes on.
  const card = again
    .getByRole('main')
    .getByRole('region')
    .filter({ hasText: / of 10,000/ })
  await card.getByRole('button', { name: 'Pause' }).click()
  await expect(card).toContainText('Paused')
  await card.getByRole('button', { name: 'Go on' }).click()
  await expect(card.getByRole('button', { name: 'Pause' })).toBeVisible()
  await card.getByRole('link').click()
  await expect(again.getByText('10,000 of 10,000 rows sent.')).toBeVisible({ timeout: 180_000 })

  const report = await readSheets(new File([await download(again, 'Download the report')], 'report.csv'))
  const [headings = [], ...reported] = report.sheets[0]?.rows ?? []
  const references = reported.map((row) => row[headings.indexOf('Reference')] ?? '')
  expect(reported).toHaveLength(rows)
  expect(new Set(references).size).toBe(rows)
  expect(new Set(reported.map((row) => row[headings.indexOf('State')]))).toEqual(new Set(['Waiting']))
  const received = await harness.sandbox.registeredReferences()
  expect(received.sort()).toEqual(references.sort())
})
