import { LendingProvider } from '@onlend/hooks'
import { createSandbox, manualClock } from '@onlend/sandbox'
import { createRelayDouble } from '@onlend/testing/relay-double'
import { cleanup, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { LendingRoot } from '../root/LendingRoot.tsx'
import { defineChunk } from './defineChunk.ts'
import { LazyChunk } from './LazyChunk.tsx'

afterEach(cleanup)

const grid = defineChunk(() => Promise.resolve(({ figure }: { figure: string }) => <p>{figure.trim()}</p>))
const list = defineChunk(() => Promise.resolve(({ file }: { file: string }) => <p>{file.trim()}</p>))

function Place({ shows }: { shows: 'grid' | 'list' }): ReactNode {
  if (shows === 'grid')
    return (
      <LazyChunk chunk={grid} fallback={null}>
        {(Grid) => <Grid figure="12" />}
      </LazyChunk>
    )
  return (
    <LazyChunk chunk={list} fallback={null}>
      {(List) => <List file="statement.pdf" />}
    </LazyChunk>
  )
}

test('a place that shows one fetched part and then another never draws the first with what the second gets', async () => {
  const client = createRelayDouble(createSandbox({ clock: manualClock() })).createClient()
  const page = (shows: 'grid' | 'list') => (
    <LendingProvider client={client} customerPartnerId="cp_adaeze" storage={null} draftStorage={null}>
      <LendingRoot>
        <Place shows={shows} />
      </LendingRoot>
    </LendingProvider>
  )
  const { rerender } = render(page('grid'))
  expect(await screen.findByText('12')).toBeVisible()
  rerender(page('list'))
  expect(await screen.findByText('statement.pdf')).toBeVisible()
  rerender(page('grid'))
  expect(screen.getByText('12')).toBeVisible()
})
