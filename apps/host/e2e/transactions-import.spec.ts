import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { test } from './test/test.ts'

const rows = 1_000
const faulty = 412

/** A file as the market's spreadsheets write it, one of whose days is no day. */
function writeFile(): string {
  const headings = 'First name;Last name;Phone;BVN;Reference;Amount;Disbursed on;Due date;Financier;Reason'
  const lines = Array.from({ length: rows }, (_, at) =>
    [
      'Example',
      `Client ${at}`,
      `0803${1_000_000 + at}`,
      String(22_100_000_000 + at),
      `E2E-${String(at).padStart(5, '0')}`,
      `${15_000 + at}.50`,
      '13/05/2026',
      at === faulty ? 'soon' : '29/06/2026',
      'others',
      'Inventory',
    ].join(';'),
  )
  return `${[headings, ...lines].join('\r\n')}\r\n`
}

test('a thousand rows are read, one is corrected in place, and each is sent once although the page is reloaded', {
  tag: '@deep',
}, async ({ page, harness, signIn }) => {
  // Ten pieces, and a page that begins anew in between.
  test.setTimeout(240_000)
  await page.setViewportSize({ width: 1280, height: 900 })
  await signIn('ada', '/transactions/import')
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: 'may.csv', mimeType: 'text/csv', buffer: Buffer.from(writeFile()) })
  await expect(page.getByText(/semicolons between cells.*headings in line 1/)).toBeVisible()
  await page.getByRole('button', { name: 'Check the rows' }).click()
  await expect(page.getByRole('heading', { name: '1 row has an error.' })).toBeVisible()

  // By keyboard, in the cell where it stands: the faulty row is the first.
  const cell = page.getByRole('gridcell', { name: 'soon' })
  await cell.click()
  await page.keyboard.press('F2')
  await page.keyboard.type('30/06/2026')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'No row has an error.' })).toBeVisible()
  await page.getByRole('button', { name: 'Review', exact: true }).click()
  await page.getByLabel('Sector').selectOption('Lender')
  await page.getByRole('button', { name: 'Send 1,000 rows' }).click()

  // In the middle of it the page begins anew; nothing is sent by itself then.
  await expect(page.getByText(/^[1-9]00 of 1,000 rows have been sent\.$/)).toBeVisible()
  await page.reload()
  const goOn = page.getByRole('button', { name: 'Go on sending' })
  const sent = page.getByText('1,000 of 1,000 rows have been sent.')
  await expect(goOn.or(sent)).toBeVisible()
  if (await goOn.isVisible()) await goOn.click()
  await expect(sent).toBeVisible({ timeout: 120_000 })

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download the report' }).click()
  const report = await readFile(await (await download).path(), 'utf8')
  const reported = [...report.matchAll(/E2E-\d{5}/g)].map(([reference]) => reference)
  expect(reported).toHaveLength(rows)

  const received = (await harness.sandbox.registeredReferences()).sort()
  expect(received).toEqual([...reported].sort())
  expect(new Set(received).size).toBe(rows)
})
