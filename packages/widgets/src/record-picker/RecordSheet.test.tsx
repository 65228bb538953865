// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { type ReactNode, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { afterEach, expect, test } from 'vitest'
import { RecordSheet } from './RecordSheet.tsx'
import { useOptionList } from './useOptionList.ts'
import type { RecordOption } from './OptionPicker.tsx'
import { TestGround } from '../../test/TestGround.tsx'

afterEach(cleanup)

const options: RecordOption[] = ['Adaeze Foods', 'Kwame Stores'].map((name) => ({
  ...{ id: name, name, note: null, text: name },
}))

type SheetProps = { told: (what: string) => void }

/** A sheet that its host draws anew just before React hears a click, as a read that is answered then does. */
function Sheet({ told }: SheetProps): ReactNode {
  const [selected, setSelected] = useState<RecordOption | null>(null)
  const [, draw] = useState(0)
  useEffect(() => {
    const drawAnew = () => flushSync(() => draw((before) => before + 1))
    document.addEventListener('click', drawAnew, true)
    return () => document.removeEventListener('click', drawAnew, true)
  }, [])
  return (
    <RecordSheet
      part="RecordPicker.sheet"
      list={useOptionList({
        ...{ label: 'Customer', options, selected, isLoading: false },
        words: { placeholder: 'Choose a customer', search: 'Name', toggle: 'Customers' },
        onChange: (option) => {
          told(option?.name ?? 'none')
          setSelected(option)
        },
      })}
      onClose={() => told('closed')}
      returnFocus={{ current: null }}
    />
  )
}

function renderSheet(): string[] {
  const seen: string[] = []
  render(
    <TestGround>
      <Sheet told={(what) => seen.push(what)} />
    </TestGround>,
  )
  return seen
}

test('a press on a row chooses it once and closes the sheet, although data is drawn just before; another closes only', () => {
  const seen = renderSheet()
  const row = () => screen.getByRole<HTMLInputElement>('radio', { name: /Kwame/ })
  fireEvent.click(row(), { detail: 1 })
  expect(seen).toEqual(['Kwame Stores', 'closed'])
  expect(row().checked).toBe(true)
  fireEvent.click(row(), { detail: 1 })
  expect(seen).toEqual(['Kwame Stores', 'closed', 'closed'])
})

test('an arrow chooses the row that it leads to and leaves the sheet open', () => {
  const seen = renderSheet()
  // A browser clicks the radio itself, as a click of no presses.
  fireEvent.click(screen.getByRole('radio', { name: /Kwame/ }), { detail: 0 })
  expect(seen).toEqual(['Kwame Stores'])
})
