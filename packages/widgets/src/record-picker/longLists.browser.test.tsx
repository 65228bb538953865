import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import '../styles.css'
import { OptionPicker, type RecordOption } from './OptionPicker.tsx'
import { TestGround } from '../../test/TestGround.tsx'

const options: RecordOption[] = Array.from({ length: 10_000 }, (_, index) => ({
  id: `option-${index + 1}`,
  // Some take several lines.
  name: `${index % 7 === 3 ? 'The Very Long Established Traders and Farmers of the Northern Market Association ' : 'Trader '}${index + 1}`,
  note: `…${String(index + 1).padStart(4, '0')}`,
  text: '',
}))
const source = { state: 'ready', old: null, isFetching: false, refetch: () => {} } as const
const words = { placeholder: 'Choose', search: 'Search', toggle: 'Show', failed: 'Failed', none: 'None' }

function Picker({ presentation, start }: { presentation: 'list' | 'sheet'; start: number }): ReactNode {
  const [selected, setSelected] = useState(options[start - 1] ?? null)
  return (
    <>
      <OptionPicker
        {...{ label: 'Trader', words, options, selected, source, presentation }}
        onChange={setSelected}
      />
      <output>{selected?.id ?? 'nothing'}</output>
    </>
  )
}

function show(presentation: 'list' | 'sheet', start = 0): void {
  render(
    <TestGround>
      <div style={{ inlineSize: '20rem' }}>
        <Picker presentation={presentation} start={start} />
      </div>
    </TestGround>,
  )
}

const slow = { timeout: 10_000 }
const place = (element: Element) => Number(element.getAttribute('aria-posinset'))
const readPlaces = (elements: readonly Element[]) => elements.map(place)
const findRow = (element: Element) => element.closest('[data-ol-row]') ?? element

/** The rows that can be seen in the box at least in part. */
function seen(box: Element, rows: readonly Element[]): Element[] {
  const frame = box.getBoundingClientRect()
  return rows.filter((row) => {
    const { top, bottom } = findRow(row).getBoundingClientRect()
    return bottom > frame.top + 1 && top < frame.bottom - 1
  })
}

/** Nothing but rows from the upper edge of the box to the lower: as many as fit and few besides. */
async function expectFilled(box: Element, rows: () => Element[], most = 7): Promise<void> {
  await waitFor(() => {
    const all = rows()
    const inSight = seen(box, all)
    const places = readPlaces(inSight)
    expect(places).toEqual(places.map((_, index) => (places[0] ?? 0) + index))
    const frame = box.getBoundingClientRect()
    const edges = inSight.map((row) => findRow(row).getBoundingClientRect())
    expect(edges[0]?.top).toBeLessThanOrEqual(frame.top + 12)
    expect(edges.at(-1)?.bottom).toBeGreaterThanOrEqual(frame.bottom - 12)
    expect(all.length - inSight.length).toBeLessThanOrEqual(most)
  }, slow)
}

async function openList(): Promise<{ input: HTMLElement; list: HTMLElement; rows: () => HTMLElement[] }> {
  const find = () => screen.getByRole('combobox', { name: 'Trader' })
  fireEvent.pointerEnter(find())
  find().focus()
  await waitFor(() => expect(find()).toHaveAttribute('aria-controls'), slow)
  fireEvent.click(find())
  await screen.findAllByRole('option', {}, slow)
  return { input: find(), list: screen.getByRole('listbox'), rows: () => screen.getAllByRole('option') }
}

afterEach(() => {
  cleanup()
  document.documentElement.style.fontSize = ''
})

test('of 10,000 records only those that fit are drawn, and each says its place among all', async () => {
  show('list')
  const { list, rows } = await openList()
  await expectFilled(list, rows)
  expect(rows().length).toBeLessThanOrEqual(Math.ceil(list.clientHeight / 40) + 4)
  expect(rows().map((row) => row.getAttribute('aria-setsize'))).toEqual(rows().map(() => '10000'))
  expect(readPlaces(rows()).slice(0, 3)).toEqual([1, 2, 3])
})

test('keys lead through the whole list, and the row they reach is drawn, in sight and referred to', async () => {
  show('list')
  const { input, list, rows } = await openList()
  const expectActive = async (row: number) => {
    await waitFor(() => {
      const active = document.getElementById(input.getAttribute('aria-activedescendant') ?? '')
      expect(active && place(active)).toBe(row)
      const frame = list.getBoundingClientRect()
      const edges = active?.getBoundingClientRect()
      expect(edges?.top).toBeGreaterThanOrEqual(frame.top - 1)
      expect(edges?.bottom).toBeLessThanOrEqual(frame.bottom + 1)
    }, slow)
    await expectFilled(list, rows)
  }
  for (const [keys, row] of [
    ['{ArrowDown}', 1],
    ['{PageDown}', 11],
    ['{End}', 10_000],
    ['{ArrowUp}{ArrowUp}', 9998],
    ['{PageUp}', 9988],
    ['{End}{ArrowDown}', 1],
    ['{ArrowUp}', 10_000],
    ['{Home}', 1],
  ] as const) {
    await userEvent.keyboard(keys)
    await expectActive(row)
  }
  await userEvent.keyboard('{End}{Enter}')
  await screen.findByText('option-10000')
})

test('a list opens with the chosen record in sight', async () => {
  show('list', 5000)
  const { list, rows } = await openList()
  await waitFor(() => expect(readPlaces(seen(list, rows()))).toContain(5000), slow)
  await expectFilled(list, rows)
})

test('what is in sight moves as far as it is scrolled, also over rows that are taller than supposed', async () => {
  show('list')
  const { list, rows } = await openList()
  list.scrollTop = 60_000
  await expectFilled(list, rows)
  for (let step = 0; step < 12; step += 1) {
    const [row] = seen(list, rows())
    const before = row?.getBoundingClientRect().top ?? 0
    list.scrollBy(0, -40)
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    await expectFilled(list, rows)
    expect(row?.isConnected).toBe(true)
    expect(Math.abs((row?.getBoundingClientRect().top ?? 0) - before - 40)).toBeLessThanOrEqual(1.5)
  }
})

test('a row that was marked stays while the list is scrolled away from it, and a press chooses what is there', async () => {
  show('list')
  const { input, list, rows } = await openList()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  list.scrollTop = 100_000
  await expectFilled(list, rows, 8)
  const active = document.getElementById(input.getAttribute('aria-activedescendant') ?? '')
  expect(active && place(active)).toBe(2)
  const target = seen(list, rows())[2] as HTMLElement // the list is filled
  fireEvent.click(target)
  await screen.findByText(`option-${place(target)}`)
})

test('a new result begins at its first record', async () => {
  show('list')
  const { list, rows } = await openList()
  await userEvent.keyboard('{End}')
  await waitFor(() => expect(list.scrollTop).toBeGreaterThan(100_000), slow)
  await userEvent.keyboard('trader')
  await waitFor(() => expect(rows()[0]).toHaveAttribute('aria-posinset', '1'), slow)
  await waitFor(() => expect(list.scrollTop).toBe(0), slow)
  await userEvent.keyboard(' 999')
  await waitFor(() => expect(rows()).toHaveLength(19), slow)
  expect(rows().map((row) => row.getAttribute('aria-setsize'))).toEqual(rows().map(() => '19'))
})

test.each(['100%', '200%'])(
  'with text of %s a sheet draws what fits, and keys lead to its end',
  async (size) => {
    document.documentElement.style.fontSize = size
    show('sheet', 5000)
    fireEvent.click(screen.getByRole('button', { name: /^Trader/ }))
    const sheet = within(await screen.findByRole('dialog', {}, slow))
    const rows = () => sheet.getAllByRole<HTMLInputElement>('radio')
    await waitFor(() => expect(rows().length).toBeGreaterThan(1), slow)
    const box = sheet.getByRole('group')
    await expectFilled(box, rows, 10)
    expect(rows()[0]).toHaveAttribute('aria-setsize', '10000')
    const chosen = sheet.getByRole<HTMLInputElement>('radio', { checked: true })
    expect(place(chosen)).toBe(5000)
    chosen.focus()
    await waitFor(() => expect(readPlaces(seen(box, rows()))).toContain(5000), slow)
    const expectFocused = async (row: number) => {
      await waitFor(() => {
        expect(document.activeElement && place(document.activeElement)).toBe(row)
        expect(readPlaces(seen(box, rows()))).toContain(row)
      }, slow)
      expect(sheet.getByRole('radio', { checked: true })).toBe(document.activeElement)
      await expectFilled(box, rows, 10)
    }
    for (const [keys, row] of [
      ['{ArrowDown}', 5001],
      ['{End}', 10_000],
      ['{ArrowDown}', 1],
      ['{ArrowUp}', 10_000],
      ['{PageUp}', 9990],
      ['{Home}', 1],
    ] as const) {
      await userEvent.keyboard(keys)
      await expectFocused(row)
    }
  },
)
