import { expect, type Locator, type Page } from '@playwright/test'
import type { PickedDocument } from './pickDocuments.ts'

/** The twelve figures of a year in the order of the service, and a made-up amount for each. */
const figures = [
  '9000000',
  '4000000',
  '1000000',
  '50000',
  '200000',
  '15000000',
  '8000000',
  '900000',
  '2000000',
  '300000',
  '400000',
  '12',
]

/** Opens a part of the assessment, from the list of parts or from another part. */
export async function openPart(page: Page, part: string): Promise<void> {
  const parts = page.getByRole('navigation', { name: 'Parts', exact: true })
  const back = page.getByRole('button', { name: 'All parts' })
  await expect(parts.or(back).first()).toBeVisible()
  if (await back.isVisible()) await back.click()
  await parts.getByRole('button', { name: part }).click()
  await expect(page.getByRole('heading', { name: part })).toBeVisible()
}

/** The place of one document. */
export function findSlot(page: Page, label: string): Locator {
  return page.getByRole('group', { name: new RegExp(`^${label}`) })
}

/** Picks files for a document, whose part is open. */
export async function addFiles(page: Page, label: string, paths: readonly string[]): Promise<void> {
  await findSlot(page, label)
    .locator('input[type=file]')
    .first()
    .setInputFiles([...paths])
}

/** Opens the part of each document and picks its files; does not wait for them. */
export async function addDocuments(page: Page, documents: readonly PickedDocument[]): Promise<void> {
  let open = ''
  for (const { part, label, files } of documents) {
    if (part !== open) await openPart(page, part)
    open = part
    await addFiles(
      page,
      label,
      Object.values(files).map(({ path }) => path),
    )
  }
}

/** Puts both years' figures in, as they come from a spreadsheet. */
export async function pasteFigures(page: Page): Promise<void> {
  await openPart(page, 'Figures')
  const text = figures.map((figure) => `${figure}\t${figure}`).join('\n')
  const first = page.getByRole('textbox', { name: /^Income/ }).first()
  await first.evaluate((cell, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    cell.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)
}

/** Opens the last question about everything, and confirms it. */
export async function submitAssessment(page: Page): Promise<void> {
  await openPart(page, 'Check and submit')
  await page.getByRole('button', { name: 'Submit the assessment' }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: /^Submit \d+ files/ }).click()
}
