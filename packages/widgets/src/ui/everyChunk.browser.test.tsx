import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { loseChunkAndRetry } from '../../test/loseChunkAndRetry.tsx'
import { loseFiles } from '../../test/loseFiles.ts'
import type { Chunk } from './defineChunk.ts'

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

// Others bring this one along, and what is here cannot be lost: it has a page of its own, in `statusChunk.browser.test.tsx`.
const apart = '../form/formChunks.ts formChunks.status'

test('every lazy part is known to this test', () => {
  expect(chunks[apart]).toBeDefined()
  expect(Object.keys(chunks).length).toBeGreaterThanOrEqual(16)
})

test.each(Object.entries(chunks).filter(([name]) => name !== apart))(
  '%s is fetched again by hand after its file was lost',
  (_name, chunk) => loseChunkAndRetry(chunk),
)
