import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import '../styles.css'
import { recordChunks } from '../record-picker/recordChunks.ts'
import { BankPicker } from './BankPicker.tsx'
import { TestGround } from '../../test/TestGround.tsx'

const { peek, load } = recordChunks.combobox

afterEach(() => {
  cleanup()
  Object.assign(recordChunks.combobox, { peek, load })
})

/** Holds the list part back, as a slow link does, until it is let through. */
function holdBack(): () => void {
  let arrived = false
  let arrive = () => {}
  const link = new Promise<void>((resolve) => {
    arrive = resolve
  })
  Object.assign(recordChunks.combobox, {
    peek: () => (arrived ? peek() : null),
    load: () => link.then(load),
  })
  return () => {
    arrived = true
    arrive()
  }
}

function show(spaceAbove = 0): HTMLInputElement {
  render(
    <TestGround>
      <div style={{ paddingBlockStart: spaceAbove }}>
        <BankPicker country="nigeria" presentation="list" value={null} onChange={vi.fn()} />
      </div>
    </TestGround>,
  )
  return screen.getByRole('combobox', { name: 'Bank' })
}

const slow = { timeout: 10_000 }

test('a list that arrives in the middle of a press waits for its end, and the press opens it', async () => {
  const letThrough = holdBack()
  const plain = show()
  fireEvent.pointerEnter(plain)
  fireEvent.pointerDown(plain)
  letThrough()
  await act(async () => {
    await recordChunks.combobox.load()
  })
  expect(plain.isConnected).toBe(true)
  // A browser moves the focus after `pointerdown`, and clicks last.
  plain.focus()
  fireEvent.click(plain)
  expect(await screen.findAllByRole('option', {}, slow)).not.toHaveLength(0)
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Bank' }))
})

test('the list opens when its part arrives long after a click', async () => {
  const letThrough = holdBack()
  const plain = show()
  plain.focus()
  fireEvent.click(plain)
  letThrough()
  expect(await screen.findAllByRole('option', {}, slow)).not.toHaveLength(0)
})

test('what was typed before the part arrived narrows the list, and the next letter follows it', async () => {
  const letThrough = holdBack()
  const plain = show()
  plain.focus()
  fireEvent.change(plain, { target: { value: 'zenit' } })
  letThrough()
  await waitFor(
    () =>
      expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
        expect.stringContaining('Zenith'),
      ]),
    slow,
  )
  const input = screen.getByRole<HTMLInputElement>('combobox', { name: 'Bank' })
  expect([input.value, input.selectionStart]).toEqual(['zenit', 5])
})

test.each([0, window.innerHeight / 2, window.innerHeight - 100])(
  'with %i px above it the whole list stays on the screen, its foot included',
  async (above) => {
    const input = show(above)
    input.focus()
    fireEvent.pointerDown(input)
    fireEvent.click(screen.getByRole('combobox', { name: 'Bank' }))
    await screen.findAllByRole('option', {}, slow)
    const foot = await screen.findByText(/the first 100 banks/)
    const popup = foot.closest('.ol-Combobox-popup') as HTMLElement // the foot stands in it
    const { top, bottom } = popup.getBoundingClientRect()
    expect(top).toBeGreaterThanOrEqual(0)
    expect(bottom).toBeLessThanOrEqual(window.innerHeight)
    expect(foot.getBoundingClientRect().bottom).toBeLessThanOrEqual(bottom)
  },
)
