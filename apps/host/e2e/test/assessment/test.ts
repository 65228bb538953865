import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { SlowLink } from '../SlowLink.ts'
import { test as base } from '../test.ts'
import { StagingClient } from './StagingClient.ts'

type Fixtures = {
  /** What the tests before have staged is gone. */
  cleanStaging: void
  /** Where the files of a person's device are. */
  folder: string
  /** Stages files past the page, as the channel partner. */
  stagingClient: StagingClient
  /** A link to the host that can be slow, and that counts. */
  link: SlowLink
  /** Ends a page as an empty battery does: nothing runs any more, and no handler is called. */
  crash: (page: Page) => Promise<void>
}

/** A test of files on their way, on an empty staging. */
export const test = base.extend<Fixtures>({
  stagingClient: async ({ request, harness }, use) => {
    const data = { email: 'hana@harbour.example', password: 'demo-harbour' }
    await request.post(`${harness.hostUrl}/sign-in`, { data, headers: { Origin: harness.hostUrl } })
    await use(new StagingClient(request, harness.hostUrl))
  },
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the fixtures' names off this pattern.
  folder: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'onlend-files-'))
    await use(folder)
    await rm(folder, { recursive: true })
  },
  cleanStaging: [
    async ({ stagingClient }, use) => {
      await stagingClient.clear('cp_adaeze')
      await use()
    },
    { auto: true },
  ],
  link: async ({ harness }, use) => {
    const link = new SlowLink(harness.hostUrl)
    await link.start()
    await use(link)
    await link.stop()
  },
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the fixtures' names off this pattern.
  crash: async ({}, use) => {
    await use(async (page) => {
      const crashed = page.waitForEvent('crash')
      const session = await page.context().newCDPSession(page)
      // It never answers: the page is gone.
      session.send('Page.crash').catch(() => undefined)
      await crashed
    })
  },
})
