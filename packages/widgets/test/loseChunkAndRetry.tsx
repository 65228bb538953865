import { LendingProvider } from '@onlend/hooks'
import { createSandbox, manualClock } from '@onlend/sandbox'
import { createRelayDouble } from '@onlend/testing/relay-double'
import { render, screen } from '@testing-library/react'
import { LendingRoot } from '../src/root/LendingRoot.tsx'
import type { Chunk } from '../src/ui/defineChunk.ts'
import { LazyChunk } from '../src/ui/LazyChunk.tsx'
import { loseFiles } from './loseFiles.ts'

const slow = { timeout: 10_000 }

/** Draws a lazy part whose file is lost, and presses its button once the link is back; passes when the part arrives. */
export async function loseChunkAndRetry(chunk: Chunk<unknown>): Promise<void> {
  await loseFiles(['/packages/', '/node_modules/'])
  const client = createRelayDouble(createSandbox({ clock: manualClock() })).createClient()
  render(
    <LendingProvider client={client} storage={null} draftStorage={null} locks={null}>
      <LendingRoot>
        <LazyChunk chunk={chunk} fallback={null}>
          {() => <p>arrived</p>}
        </LazyChunk>
      </LendingRoot>
    </LendingProvider>,
  )
  await screen.findByText('Could not load this part.', {}, slow)
  await loseFiles([])
  screen.getByRole('button', { name: 'Try again' }).click()
  await screen.findByText('arrived', {}, slow)
}
