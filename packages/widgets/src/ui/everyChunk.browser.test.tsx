import { LendingProvider } from '@onlend/hooks'
import { createSandbox, manualClock } from '@onlend/sandbox'
import { createRelayDouble } from '@onlend/testing/relay-double'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { LendingRoot } from '../root/LendingRoot.tsx'
import { loseFiles } from '../test-support/loseFiles.ts'
import type { Chunk } from './defineChunk.ts'
import { LazyChunk } from './LazyChunk.tsx'

afterEach(async () => {
  cleanup()
  await loseFiles([])
})

const registers = import.meta.glob<Record<string, object>>('../**/*{Chunk,Chunks}.ts', { eager: true })
const chunks: Record<string, Chunk<unknown>> = {}
for (const [path, module] of Object.entries(registers))
  for (const [name, exported] of Object.entries(module)) {
    if (isChunk(exported)) chunks[`${path} ${name}`] = exported
    else if (typeof exported === 'object')
      for (const [key, chunk] of Object.entries(exported))
        if (isChunk(chunk)) chunks[`${path} ${name}.${key}`] = chunk
  }

function isChunk(value: unknown): value is Chunk<unknown> {
  return typeof value === 'object' && value !== null && 'load' in value && 'peek' in value
}

// Others bring this one along, and what is here cannot be lost.
const first = '../form/formChunks.ts formChunks.status'
const names = Object.keys(chunks).sort((a, b) => Number(b === first) - Number(a === first))

test('every lazy part is known to this test', () => {
  expect(names[0]).toBe(first)
  expect(names.length).toBeGreaterThanOrEqual(35)
})

test.each(names)('%s is fetched again by hand after its file was lost', async (name) => {
  const chunk = chunks[name]
  if (!chunk) throw new Error(name)
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
  await screen.findByText('Could not load this part.', {}, { timeout: 10_000 })
  await loseFiles([])
  screen.getByRole('button', { name: 'Try again' }).click()
  await screen.findByText('arrived', {}, { timeout: 10_000 })
})
