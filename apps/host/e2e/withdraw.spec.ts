import { expect, type Page } from '@playwright/test'
import type { Harness } from './test/Harness.ts'
import { readWords } from './test/pages/readWords.ts'
import { ShiftMeter } from './test/pages/ShiftMeter.ts'
import { test } from './test/test.ts'
import { watchComplaints } from './test/watchPage.ts'
import { confirm, reviewBankWithdrawal } from './test/withdrawSteps.ts'

/** The most words that an outcome says: one sentence, one state, one next step. */
const maxOutcomeWords = 40

test('a bank withdrawal goes from the form to “Money withdrawn”, breaks no content security policy, and shows the browser no secret', async ({
  page,
  harness,
  signIn,
}) => {
  const complaints = watchComplaints(page)
  const received = watchAnswers(page)
  const meter = new ShiftMeter(page)
  await meter.start()
  await signIn('hana', '/p/cp_adaeze/withdraw')

  await test.step('the review shows what was typed and chosen, and from whom', async () => {
    await reviewBankWithdrawal(page, { amount: '1,201', accountNumber: '2123456789' })
    const review = page.getByRole('alertdialog')
    await expect(review).toContainText(/You withdraw\s*₦1,201\s*From\s*Adaeze Foods Ltd/)
    await expect(review).toContainText('Guaranty Trust Bank')
    await expect(review).toContainText('2123 456 789')
  })

  await test.step('the service gets it once, and its webhook settles it on the page', async () => {
    await meter.take()
    await confirm(page)
    await expect(page.getByRole('heading', { name: 'Request received' })).toBeVisible()
    await checkWords(page)
    await harness.sandbox.settle()
    await expect(page.getByRole('heading', { name: 'Money withdrawn' })).toBeVisible()
    await checkWords(page)
    const { score, causes } = await meter.take()
    expect(score, causes.join('; ')).toBeLessThanOrEqual(0.02)
    const calls = await harness.sandbox.withdrawals()
    expect(calls.map(({ body }) => body)).toEqual([
      {
        account_type: 'bank',
        name: 'Chidi Okafor',
        amount: 1201,
        account_number: '2123456789',
        bank_code: '058',
      },
    ])
    await page.getByRole('navigation').getByRole('link', { name: 'Activity' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: '₦1,201' })).toContainText('Withdrawn')
  })

  await test.step('neither the key nor an app_key is in an answer, the page, a storage or the host’s output', async () => {
    const seen = [
      ...(await received()),
      ...(await askForAppKeys(page, harness)),
      await page.content(),
      JSON.stringify(await page.context().storageState({ indexedDB: true })),
      await page.evaluate(() => JSON.stringify(sessionStorage)),
      harness.hostOutput(),
    ].join('\n')
    expect(seen).toContain('cp_adaeze')
    expect(seen).not.toContain(harness.apiKey)
    // As a field of an answer, not as a word in the kit's own code; and by the value that the sandbox gives it.
    expect(seen).not.toMatch(/"app_key"\s*:/)
    expect(seen).not.toContain('sandbox.app.key.of')
  })
  expect(complaints).toEqual([])
})

/** An outcome says each thing once and in few words. */
async function checkWords(page: Page): Promise<void> {
  const { count, twice } = await readWords(page)
  expect(count).toBeLessThanOrEqual(maxOutcomeWords)
  expect(twice).toEqual([])
}

/** Reads the address, headers and body of every answer from now on, but for streams. */
function watchAnswers(page: Page): () => Promise<string[]> {
  const answers: Promise<string>[] = []
  page.on('response', (response) => {
    const headers = response.headers()
    const isStream = headers['content-type']?.startsWith('text/event-stream')
    const body = isStream ? Promise.resolve('') : response.text().catch(() => '')
    answers.push(body.then((text) => [response.url(), JSON.stringify(headers), text].join('\n')))
  })
  return () => Promise.all(answers)
}

/** Asks directly for what the service answers with an app_key. */
async function askForAppKeys(page: Page, { hostUrl }: Harness): Promise<string[]> {
  const lending = `${hostUrl}/lending/v1`
  const headers = { 'X-Relay': '1' }
  const answers = [
    await page.request.get(`${lending}/channel-partner/chp_harbour/customers`, { headers }),
    await page.request.get(`${lending}/channel-partner/customer-partner/cp_adaeze/details`, { headers }),
    await page.request.post(`${lending}/draw-downs/customer-partner/cp_adaeze/request`, {
      headers: { ...headers, 'Idempotency-Key': crypto.randomUUID(), Origin: hostUrl },
      data: { amount: 1000, tenor: 30 },
    }),
  ]
  expect(answers.map((answer) => answer.status())).toEqual([200, 200, 200])
  return Promise.all(answers.map(async (answer) => JSON.stringify(answer.headers()) + (await answer.text())))
}
