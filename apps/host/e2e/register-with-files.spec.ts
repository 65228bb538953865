import { expect, type Page } from '@playwright/test'
import { addFiles, findSlot } from './test/files/assessmentSteps.ts'
import { pickedFile } from './test/files/pickedFile.ts'
import { sentFiles, test } from './test/files/test.ts'

const uploaded = 'Uploaded, not submitted'

async function goOn(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: title })).toBeFocused()
}

test('a registration’s file goes on over a link that breaks and one that is gone, outlives a reload, and is sent once as it was picked', async ({
  page,
  context,
  link,
  harness,
  signIn,
  folder,
}) => {
  const slip = await pickedFile(folder, 'slip.pdf', 1_500_000)
  const slot = findSlot(page, 'NIN slip')
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

  await test.step('the file goes on by itself where it stopped', async () => {
    link.limit(500_000)
    await addFiles(page, 'NIN slip', [slip.path])
    await link.reached(slip.size / 3)
    link.breakOff()
    await link.reached((2 * slip.size) / 3)
    await context.setOffline(true)
    await expect(slot.getByText('Offline. It continues by itself.')).toBeVisible()
    link.limit(Number.POSITIVE_INFINITY)
    await context.setOffline(false)
    await expect(slot.getByText(uploaded)).toBeVisible()
    // A browser sends a request again by itself when its connection breaks off: that costs one piece at most, and so does the second cut.
    expect(link.uploaded - slip.size).toBeLessThan(2 * link.largestPiece)
  })
  const before = link.uploaded

  await test.step('after a reload only what tells a person apart is asked for again', async () => {
    await page.reload()
    await page.getByRole('button', { name: 'Check', exact: true }).click()
    await page.getByLabel('BVN').fill('22345678901')
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByLabel('Phone number').fill('0803 123 4567')
    await goOn(page, 'Documents')
    await expect(slot.getByText(uploaded)).toBeVisible()
  })

  await test.step('the service gets the file once, byte for byte, and nothing is uploaded again', async () => {
    await page.getByRole('button', { name: 'Check', exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Register Ngozi Eze' }).click()
    await expect(page.getByRole('heading', { name: 'Ngozi Eze is registered' })).toBeVisible()
    expect(link.uploaded).toBe(before)
    const sent = sentFiles(await harness.sandbox.registrations())
    expect(sent).toEqual([{ nin_slip: { size: slip.size, sha256: slip.sha256 } }])
  })
})
