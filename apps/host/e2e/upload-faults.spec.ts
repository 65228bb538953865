import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import {
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

const megabyte = 1_000_000
/** 400 kbit/s, in bytes. */
const slow = 50_000
/** The pieces of a file on such a link. */
const piece = 256 * 1024
const statements = 'Bank statements'
const uploaded = 'Uploaded, not submitted yet'

test(
  'a tab that is killed at 60 % of 6 MB at 400 kbit/s sends less than one piece again',
  { tag: '@deep' },
  async ({ page, context, link, stagingClient, signIn, crash, folder }, testInfo) => {
    const file = await pickedFile(folder, 'statement.pdf', 6 * megabyte)
    const killedAt = file.size * 0.6
    await signIn('ada', `${link.url}/assessment`)
    await openPart(page, 'Accounts and statements')
    // As slow as the issue says around the cut, which is where it counts; the hundred seconds before would show nothing.
    void link.reached(killedAt - 4 * slow).then(() => link.limit(slow))
    await addFiles(page, statements, [file.path])
    await link.reached(killedAt)
    await crash(page)
    // The browser has the file, and would send on through a link that is fast again until it notices that the tab is gone.
    await link.quiet()
    link.limit(Number.POSITIVE_INFINITY)

    const next = await context.newPage()
    await next.goto(`${link.url}/assessment`)
    await openPart(next, 'Accounts and statements')
    await expect(findSlot(next, statements).getByText(uploaded)).toBeVisible()
    const again = link.uploaded - file.size
    testInfo.annotations.push({ type: 'bytes sent again', description: String(again) })
    expect(again).toBeLessThan(piece)
    expect(await stagingClient.list()).toMatchObject([
      { name: file.name, size: file.size, sha256: file.sha256 },
    ])
  },
)

test('a link that breaks, and one that is gone for a while, go on by themselves where they stopped', async ({
  page,
  context,
  link,
  stagingClient,
  signIn,
  folder,
}) => {
  const file = await pickedFile(folder, 'statement.pdf', 3 * megabyte)
  await signIn('ada', `${link.url}/assessment`)
  await openPart(page, 'Accounts and statements')
  link.limit(10 * slow)
  await addFiles(page, statements, [file.path])
  await link.reached(megabyte)
  link.breakOff()
  await link.reached(2 * megabyte)
  await context.setOffline(true)
  await expect(page.getByText('You are offline', { exact: true })).toBeVisible()
  link.limit(Number.POSITIVE_INFINITY)
  await context.setOffline(false)
  await expect(findSlot(page, statements).getByText(uploaded)).toBeVisible()
  // A browser sends a request again by itself when its connection breaks off: that costs one piece at most, and the relay wants none of it.
  expect(link.uploaded - file.size).toBeLessThan(link.largestPiece + piece)
  expect(await stagingClient.list()).toMatchObject([{ state: 'staged', sha256: file.sha256 }])
})

test('a session that ends in the middle of a file waits for the sign-in and goes on where it stopped', async ({
  page,
  context,
  link,
  stagingClient,
  signIn,
  folder,
}) => {
  const file = await pickedFile(folder, 'statement.pdf', 2 * megabyte)
  await signIn('ada', `${link.url}/assessment`)
  await openPart(page, 'Accounts and statements')
  link.limit(10 * slow)
  await addFiles(page, statements, [file.path])
  await link.reached(megabyte / 4)
  await context.clearCookies()
  link.limit(Number.POSITIVE_INFINITY)
  await expect(page.getByText('You were signed out', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByLabel('E-mail').fill('ada@adaeze.example')
  await page.getByLabel('Password').fill('demo-adaeze')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await openPart(page, 'Accounts and statements')
  await expect(findSlot(page, statements).getByText(uploaded)).toBeVisible()
  expect(await stagingClient.list()).toMatchObject([{ state: 'staged', sha256: file.sha256 }])
})

test('25 files of 5 MB arrive once each, and travel to the service in one request', { tag: '@deep' }, async ({
  page,
  harness,
  link,
  stagingClient,
  signIn,
  folder,
}) => {
  test.setTimeout(300_000)
  const documents = await pickDocuments(folder, { size: 4_000, years: twoYears })
  const many = await Promise.all(
    Array.from({ length: 25 }, (_, at) => pickedFile(folder, `month-${at + 1}.pdf`, 5 * megabyte)),
  )
  const others = documents.filter(({ label }) => label !== statements)
  await stagingClient.stageFiles(others)
  await signIn('ada', `${link.url}/assessment`)
  await openPart(page, 'Accounts and statements')
  await addFiles(
    page,
    statements,
    many.map(({ path }) => path),
  )
  await expect(findSlot(page, statements).getByText('25 files uploaded')).toBeVisible({ timeout: 240_000 })
  expect(link.uploaded).toBe(125 * megabyte)
  await pasteFigures(page)
  await submitAssessment(page)
  await expect(page.getByRole('heading', { name: 'The lender has taken your documents' })).toBeVisible()

  const [call, ...more] = await harness.sandbox.assessments()
  expect(more).toEqual([])
  const fields = Object.fromEntries(
    many.map(({ size, sha256 }, at) => [`bank_statements_${at + 1}`, { size, sha256 }]),
  )
  expect(call && sentFiles(call)).toEqual({ ...pickedFields(others), ...fields })
  expect(await stagingClient.list()).toEqual([])
})

for (const { fault, heading, isKnown } of [
  { fault: '413', heading: 'The assessment was not accepted. Every file and figure is kept.', isKnown: true },
  { fault: '500', heading: /could not confirm/i, isKnown: false },
  { fault: 'hang', heading: /could not confirm/i, isKnown: false },
] as const) {
  const tag = isKnown ? [] : '@deep'
  test(`after ${fault} from the service every file is kept, and nothing is sent twice`, { tag }, async ({
    page,
    harness,
    stagingClient,
    signIn,
    folder,
  }) => {
    const documents = await pickDocuments(folder, { size: 4_000, years: twoYears })
    await stagingClient.stageFiles(documents)
    const before = await stagingClient.list()
    await harness.sandbox.addFault('submitCreditAssessment', fault)
    await signIn('ada', '/assessment')
    await pasteFigures(page)
    await submitAssessment(page)
    // A service that hangs is waited for as long as the harness’s host is told to.
    await expect(page.getByText(heading).first()).toBeVisible({ timeout: 60_000 })
    expect(await stagingClient.list()).toEqual(before)
    expect(await harness.sandbox.assessments()).toHaveLength(1)
    if (!isKnown) return
    // A no is a no: the same files can be sent again without being uploaded again.
    await submitAssessment(page)
    await expect(page.getByRole('heading', { name: 'The lender has taken your documents' })).toBeVisible()
    expect((await harness.sandbox.assessments()).map(sentFiles).at(-1)).toEqual(pickedFields(documents))
  })
}

test('a staging that is full says so, and takes the file once there is room', async ({
  page,
  stagingClient,
  signIn,
  folder,
}) => {
  const file = await pickedFile(folder, 'statement.pdf', 300_000)
  const largest = 25 * 1024 * 1024
  const room: string[] = []
  // A partner may have a gibibyte waiting: forty of the largest files, and one that leaves less than the file needs.
  for (let at = 0; at < 40; at += 1)
    room.push(
      await stagingClient.reserve({ slot: 'memorandum', name: 'filler.pdf', size: largest, set: 'filler' }),
    )
  const rest = 1024 ** 3 - 40 * largest - 200_000
  room.push(
    await stagingClient.reserve({ slot: 'memorandum', name: 'filler.pdf', size: rest, set: 'filler' }),
  )
  await signIn('ada', '/assessment')
  await openPart(page, 'Accounts and statements')
  await addFiles(page, statements, [file.path])
  await expect(page.getByText(/There is no storage left for your business/).first()).toBeVisible()
  // Another device removes files, and the page is told by a change event.
  await stagingClient.remove(room[0] ?? '')
  await expect(findSlot(page, statements).getByText(uploaded)).toBeVisible()
})

test('a file that was swapped on the disk of the host is not sent on whole, and the rest is kept', async ({
  page,
  harness,
  stagingClient,
  signIn,
  folder,
}) => {
  const documents = await pickDocuments(folder, { size: 4_000, years: twoYears })
  await stagingClient.stageFiles(documents)
  const before = await stagingClient.list()
  const [swapped] = before
  const file = await open(join(harness.dataDir, 'uploads', swapped?.id ?? ''), 'r+')
  await file.write(Buffer.from('other'), 0, 5, 1_000)
  await file.close()
  await signIn('ada', '/assessment')
  await pasteFigures(page)
  await submitAssessment(page)
  await expect(page.getByText('The assessment was not accepted').first()).toBeVisible()
  expect((await harness.sandbox.assessments()).filter(({ executed }) => executed)).toEqual([])
  expect(await stagingClient.list()).toEqual(before)
})
