import { expect, type Page } from '@playwright/test'
import { addFiles, findSlot } from './test/assessment/assessmentSteps.ts'
import { sentFiles } from './test/assessment/sentFiles.ts'
import { test } from './test/assessment/test.ts'
import { pickedFile } from './test/documents/pickedFile.ts'

const uploaded = 'Uploaded, not submitted yet'

async function goOn(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: title })).toBeFocused()
}

test('a registration goes on after a reload, and what was uploaded is not uploaded again', async ({
  page,
  link,
  harness,
  signIn,
  folder,
}) => {
  const slip = await pickedFile(folder, 'slip.pdf', 600_000)
  await signIn('ada', `${link.url}/customers/new`)
  await page.getByRole('radio', { name: 'A person' }).check()
  await page.getByLabel('First name').fill('Ngozi')
  await page.getByLabel('Last name').fill('Eze')
  await goOn(page, 'Identity')
  await page.getByLabel('BVN').fill('22345678901')
  await goOn(page, 'Contact and address')
  await page.getByLabel('Phone number').fill('0803 123 4567')
  await goOn(page, 'Documents')
  await page.getByLabel('Photo ID they will show').selectOption({ label: 'NIN slip' })
  await addFiles(page, 'NIN slip', [slip.path])
  await expect(findSlot(page, 'NIN slip').getByText(uploaded)).toBeVisible()
  const before = link.uploaded

  await page.reload()
  // Numbers that tell a person apart are kept nowhere: they are asked for again, and nothing else is.
  await page.getByRole('button', { name: 'Review' }).click()
  await page.getByLabel('BVN').fill('22345678901')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Phone number').fill('0803 123 4567')
  await goOn(page, 'Documents')
  await expect(findSlot(page, 'NIN slip').getByText(uploaded)).toBeVisible()
  await page.getByRole('button', { name: 'Review' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Register Ngozi Eze' }).click()
  await expect(page.getByRole('heading', { name: 'Ngozi Eze is registered' })).toBeVisible()
  expect(link.uploaded).toBe(before)
  const sent = await harness.sandbox.registrations()
  expect(sent.map(sentFiles)).toEqual([{ nin_slip: { size: slip.size, sha256: slip.sha256 } }])
})
