// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

afterEach(cleanup)

const source = { state: 'ready', old: null, isFetching: false, refetch: () => {} } as const
const options = ['Adaeze Foods', 'Kwame Stores'].map((name) => ({ id: name, name, note: null, text: name }))

test('a list that arrives in the middle of a press waits for its end, and the press opens it', async () => {
  // Other files of this worker may have fetched the list already.
  vi.resetModules()
  const { LendingProvider } = await import('@onlend/hooks')
  const { createSandbox } = await import('@onlend/sandbox')
  const { createRelayDouble } = await import('@onlend/testing/relay-double')
  const { LendingRoot } = await import('../root/LendingRoot.tsx')
  const { OptionPicker } = await import('./OptionPicker.tsx')
  const { recordChunks } = await import('./recordChunks.ts')
  render(
    <LendingProvider
      client={createRelayDouble(createSandbox()).createClient()}
      {...{ storage: null, draftStorage: null, locks: null }}
    >
      <LendingRoot>
        <OptionPicker
          label="Customer"
          presentation="list"
          words={{ placeholder: 'Choose', search: 'Name', toggle: 'Show', failed: 'Failed', none: 'None' }}
          {...{ options, source, selected: null, onChange: () => {} }}
        />
      </LendingRoot>
    </LendingProvider>,
  )
  const box = screen.getByRole('combobox')
  fireEvent.pointerEnter(box)
  fireEvent.pointerDown(box)
  await act(async () => {
    await recordChunks.combobox.load()
  })
  expect(screen.getByRole('combobox')).toBe(box)
  // The order of a browser: the focus moves after `pointerdown`, and the click comes last.
  act(() => box.focus())
  fireEvent.click(box)
  expect(screen.getByRole('combobox')).not.toBe(box)
  expect(screen.getByRole('combobox')).toBe(document.activeElement)
  expect(await screen.findAllByRole('option')).toHaveLength(2)
})
