import { expect, type Page } from '@playwright/test'
import {
  addDocuments,
  addFiles,
  findSlot,
  openPart,
  pasteFigures,
  submitAssessment,
} from './test/files/assessmentSteps.ts'
import { pickDocuments } from './test/files/pickDocuments.ts'
import { sentFiles, test } from './test/files/test.ts'

/** 400 kbit/s, in bytes. */
const slow = 50_000
/** The pieces of a file on such a link. */
const piece = 256 * 1024
const uploaded = 'Uploaded, not submitted'
const statements = 'Bank statements'

test('an assessment half on a phone whose tab dies on a slow link, the rest on a laptop, is sent once and exactly as it was picked', {
  tag: '@deep',
}, async ({ page, context, browser, harness, link, signIn, folder }) => {
  const documents = await pickDocuments(folder, 12_000, { bank_statements_2: 1_500_000 })
  const at = documents.findIndex(({ label }) => label === statements)
  const interrupted = Object.values(documents[at]?.files ?? {})

  await test.step('a tab that dies in the middle of a file sends less than one piece of it again', async () => {
    await signIn('ada', `${link.url}/assessment`)
    await addDocuments(page, documents.slice(0, at))
    await openPart(page, 'Accounts and statements')
    await expect(page.getByText('All 8 files are uploaded')).toBeVisible()
    const before = link.uploaded
    // Slow around the cut, which is where it counts.
    void link.reached(before + 700_000).then(() => link.limit(slow))
    await addFiles(
      page,
      statements,
      interrupted.map(({ path }) => path),
    )
    await link.reached(before + 900_000)
    await crash(page)
    // The browser has the file, and would send on through a link that is fast again until it notices that the tab is gone.
    await link.quiet()
    link.limit(Number.POSITIVE_INFINITY)

    const next = await context.newPage()
    await next.goto(`${link.url}/assessment`)
    await openPart(next, 'Accounts and statements')
    await expect(findSlot(next, statements).getByText(uploaded, { exact: true })).toHaveCount(3)
    const size = interrupted.reduce((sum, file) => sum + file.size, 0)
    expect(link.uploaded - before - size).toBeLessThan(piece)
    await next.close()
  })

  const laptop = await browser.newPage({
    viewport: { width: 1280, height: 900 },
    hasTouch: false,
    isMobile: false,
  })
  await test.step('another device has what was uploaded, and goes on', async () => {
    await signIn('ada', '/assessment', laptop)
    await openPart(laptop, 'Company documents')
    await expect(laptop.getByText(uploaded, { exact: true })).toHaveCount(8)
    await addDocuments(laptop, documents.slice(at + 1))
    await pasteFigures(laptop)
  })

  await test.step('the service gets every file in one call', async () => {
    const picked = Object.fromEntries(
      documents.flatMap(({ files }) =>
        Object.entries(files).map(([field, { size, sha256 }]) => [field, { size, sha256 }]),
      ),
    )
    await expect(laptop.getByText(`All ${Object.keys(picked).length} files are uploaded`)).toBeVisible()
    await submitAssessment(laptop)
    await expect(laptop.getByRole('heading', { name: 'Documents received' })).toBeVisible()
    expect(sentFiles(await harness.sandbox.assessments())).toEqual([picked])
  })
  await laptop.close()
})

/** Ends a page as an empty battery does: nothing runs any more, and no handler is called. */
async function crash(page: Page): Promise<void> {
  const crashed = page.waitForEvent('crash')
  const session = await page.context().newCDPSession(page)
  // It never answers: the page is gone.
  session.send('Page.crash').catch(() => undefined)
  await crashed
}
