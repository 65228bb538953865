import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SandboxCall } from '@onlend/sandbox'
import { test as base } from '../test.ts'
import { SlowLink } from './SlowLink.ts'

type Fixtures = {
  /** Where the files of a person's device are. */
  folder: string
  /** A link to the host that can be slow, and that counts. */
  link: SlowLink
}

/** A test of files on their way. */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the fixtures' names off this pattern.
  folder: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'onlend-files-'))
    await use(folder)
    await rm(folder, { recursive: true })
  },
  link: async ({ harness }, use) => {
    const link = new SlowLink(harness.hostUrl)
    await link.start()
    await use(link)
    await link.stop()
  },
})

/** The files of calls by their fields, as the service saw them. */
export function sentFiles(calls: readonly SandboxCall[]): Record<string, { size: number; sha256: string }>[] {
  return calls.map(({ body }) => {
    // The cast names what the sandbox records of a form.
    const parts = Object.entries(body as Record<string, string | { size: number; sha256: string }>)
    return Object.fromEntries(
      parts.flatMap(([field, part]) =>
        typeof part === 'string' ? [] : [[field, { size: part.size, sha256: part.sha256 }]],
      ),
    )
  })
}
