import { expect } from '@playwright/test'
import {
  addDocuments,
  addFiles,
  openPart,
  pasteFigures,
  findSlot,
  submitAssessment,
} from './test/assessment/assessmentSteps.ts'
import { pickDocuments } from './test/assessment/pickDocuments.ts'
import { pickedFields } from './test/assessment/pickedFields.ts'
import { sentFiles } from './test/assessment/sentFiles.ts'
import { test } from './test/assessment/test.ts'
import { twoYears } from './test/assessment/twoYears.ts'
import { pickedFile } from './test/documents/pickedFile.ts'

/** 400 kbit/s, in bytes. */
const slow = 50_000
const uploaded = 'Uploaded, not submitted yet'

test('half on a phone with a slow link, the rest on a laptop, sent once, and exactly what was picked', {
  tag: '@deep',
}, async ({ page, browser, harness, link, signIn, crash, folder }) => {
  // Two devices, one of them slow on purpose.
  test.setTimeout(180_000)
  const documents = await pickDocuments(folder, {
    size: 12_000,
    sizes: { 'statement-2.pdf': 200_000 },
    years: twoYears,
  })
  const [before, interrupted, after] = [documents.slice(0, 7), documents.slice(7, 8), documents.slice(8)]
  const statements = interrupted.flatMap(({ files }) => Object.values(files)).map(({ path }) => path)

  link.limit(slow)
  await signIn('ada', `${link.url}/assessment`)
  await addDocuments(page, before)
  await openPart(page, 'Accounts and statements')
  await expect(page.getByText('All 8 files are uploaded')).toBeVisible()
  await addFiles(page, 'Bank statements', statements)
  // The first statement whole, and half of the second.
  await link.reached(link.uploaded + 112_000)
  await crash(page)
  await page.context().close()

  const laptop = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    hasTouch: false,
    isMobile: false,
  })
  const laptopPage = await laptop.newPage()
  await signIn('ada', '/assessment', laptopPage)
  await openPart(laptopPage, 'Company documents')
  await expect(laptopPage.getByText(uploaded)).toHaveCount(8)
  await openPart(laptopPage, 'Accounts and statements')
  const slot = findSlot(laptopPage, 'Bank statements')
  await expect(slot.getByText(uploaded)).toHaveCount(1)
  const [again] = await Promise.all([
    laptopPage.waitForEvent('filechooser'),
    slot.getByRole('button', { name: 'Pick it again statement-2.pdf' }).click(),
  ])
  await again.setFiles(statements[1] ?? [])
  await addFiles(laptopPage, 'Bank statements', statements.slice(2))
  await expect(slot.getByText(uploaded)).toHaveCount(3)
  await addDocuments(laptopPage, after)
  await pasteFigures(laptopPage)
  const picked = pickedFields(documents)
  await expect(laptopPage.getByText(`All ${Object.keys(picked).length} files are uploaded`)).toBeVisible()
  await submitAssessment(laptopPage)
  await expect(laptopPage.getByRole('heading', { name: 'The lender has taken your documents' })).toBeVisible()

  const calls = await harness.sandbox.assessments()
  expect(calls.map(({ executed }) => executed)).toEqual([true])
  expect(calls.map(sentFiles)).toEqual([picked])
  // The person sees the same on the other side of the wire.
  const control = await laptop.newPage()
  await control.goto(harness.sandboxUrl)
  for (const [field, { sha256 }] of Object.entries(picked))
    await expect(control.getByRole('row', { name: field }).filter({ hasText: sha256 })).toHaveCount(1)
  await laptop.close()
})

test('a channel partner starts the assessment of a business without a limit, and a colleague’s link leads to it', {
  tag: '@deep',
}, async ({ page, harness, signIn, folder }) => {
  await signIn('hana', '/partners/cp_nolimit')
  await page.getByRole('button', { name: 'Act for this business' }).click()
  await page.getByRole('button', { name: 'Submit a credit assessment' }).click()
  await openPart(page, 'Company documents')
  const file = await pickedFile(folder, 'memorandum.pdf', 4_000)
  const memorandum = 'Memorandum and registration documents'
  await addFiles(page, memorandum, [file.path])
  await expect(findSlot(page, memorandum).getByText(uploaded)).toBeVisible()
  await page.goto(`${harness.hostUrl}/p/cp_adaeze/assessment`)
  // Of another business, where nothing has been added.
  await openPart(page, 'Company documents')
  await expect(findSlot(page, memorandum).getByText(uploaded)).toHaveCount(0)
  // A link from before addresses named the business at their beginning.
  await page.goto(`${harness.hostUrl}/assessment/cp_nolimit`)
  await expect(page).toHaveURL(`${harness.hostUrl}/p/cp_nolimit/assessment`)
  await openPart(page, 'Company documents')
  await expect(findSlot(page, memorandum).getByText(uploaded)).toBeVisible()
})
