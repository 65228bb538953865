import { expect, test as base, type Page } from '@playwright/test'
import { Harness } from './Harness.ts'

/** One of the demo's people. */
export type Person = 'ada' | 'kofi' | 'hana' | 'musa' | 'zainab' | 'femi'

export const credentials: Readonly<Record<Person, { email: string; password: string }>> = {
  ada: { email: 'ada@adaeze.example', password: 'demo-adaeze' },
  kofi: { email: 'kofi@kwame.example', password: 'demo-kwame' },
  hana: { email: 'hana@harbour.example', password: 'demo-harbour' },
  musa: { email: 'musa@harmattan.example', password: 'demo-harmattan' },
  zainab: { email: 'zainab@harmattan.example', password: 'demo-approver' },
  femi: { email: 'femi@harbour.example', password: 'demo-second' },
}

/** The account menu of a page in English. */
export const findAccount = (page: Page) => page.getByLabel('Account', { exact: true })

/** Signs the person of a page out. */
export async function signOut(page: Page): Promise<void> {
  await findAccount(page).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
}

type Fixtures = {
  /** The service has forgotten what earlier tests did. */
  cleanSandbox: void
  /** Signs the page in and opens a path of the app. */
  signIn: (person: Person, path?: string, page?: Page) => Promise<void>
}

type WorkerFixtures = {
  harness: Harness
  /** The host offers its sample files, as the demo does. */
  isDemo: boolean
}

/** A test on the harness of its own worker; the sandbox forgets everything between tests. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  isDemo: [false, { option: true, scope: 'worker' }],
  harness: [
    async ({ isDemo }, use) => {
      const harness = new Harness()
      await harness.start({ isDemo })
      await use(harness)
      await harness.stop()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  cleanSandbox: [
    async ({ harness }, use) => {
      await harness.sandbox.reset()
      await harness.sandbox.keepMessagesBack()
      await use()
    },
    { auto: true },
  ],
  signIn: async ({ page, harness }, use) => {
    await use(async (person, path = '/', target = page) => {
      // As its form does, without drawing the page twice; `prerender.spec.ts` fills the form in.
      const answer = await target.request.post(`${harness.hostUrl}/sign-in`, { data: credentials[person] })
      expect(answer.status()).toBe(200)
      // A whole address stays what it is, such as one of a slow link.
      await target.goto(new URL(path, harness.hostUrl).href)
      await findAccount(target).waitFor()
    })
  },
})
