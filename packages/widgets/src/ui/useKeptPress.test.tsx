// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { afterEach, expect, test } from 'vitest'
import { useKeptPress } from './useKeptPress.ts'

afterEach(cleanup)

type PageProps = { read?: Promise<string>; onChoose: (what: string) => void }

/** Controls that draw what was chosen, beside a read that may be answered at any time. */
function Page({ read, onChoose }: PageProps): ReactNode {
  const box = useRef<HTMLDivElement>(null)
  useKeptPress(box)
  const [data, setData] = useState('old')
  const [chosen, setChosen] = useState<Readonly<Record<string, boolean>>>({})
  useEffect(() => void read?.then(setData), [read])
  const choose = (what: string) => {
    onChoose(what)
    setChosen((before) => ({ ...before, [what]: true }))
  }
  const tick = (type: 'radio' | 'checkbox') => (
    <label>
      {type}
      <input type={type} checked={chosen[type] === true} onChange={() => choose(type)} />
    </label>
  )
  return (
    <div ref={box} data-testid="form">
      <output>{data}</output>
      {tick('radio')}
      {tick('checkbox')}
      <button type="button" onClick={() => choose('button')}>
        Go on
      </button>
    </div>
  )
}

const place = { clientX: 100, clientY: 100, detail: 1 }

test.each(['radio', 'checkbox', 'button'])(
  'a press that began on a %s counts once although a note has moved it from under the pointer',
  (role) => {
    const chosen: string[] = []
    render(<Page onChoose={(what) => chosen.push(what)} />)
    fireEvent.pointerDown(screen.getByRole(role), place)
    fireEvent.click(screen.getByTestId('form'), { ...place, clientY: 108 })
    expect(chosen).toEqual([role])
    // The next click is no part of it.
    fireEvent.click(screen.getByTestId('form'), place)
    expect(chosen).toEqual([role])
  },
)

test('a press on the last button counts although a note that went has moved it up, out of the form', () => {
  const chosen: string[] = []
  render(<Page onChoose={(what) => chosen.push(what)} />)
  fireEvent.pointerDown(screen.getByRole('button'), place)
  // What the pointer ends on is below the form: the click is that of what holds both.
  fireEvent.click(document.body, place)
  expect(chosen).toEqual(['button'])
})

test('a pointer that left the button has changed its mind, and a key presses what it is on', () => {
  const chosen: string[] = []
  render(<Page onChoose={(what) => chosen.push(what)} />)
  fireEvent.pointerDown(screen.getByRole('button'), place)
  fireEvent.click(screen.getByTestId('form'), { ...place, clientY: 160 })
  expect(chosen).toEqual([])
  fireEvent.pointerDown(screen.getByRole('button'), place)
  fireEvent.click(screen.getByRole('radio'), { detail: 0 })
  expect(chosen).toEqual(['radio'])
})

test.each(['radio', 'checkbox', 'button'])(
  'a read that is answered between the press on a %s and its click takes nothing from the click',
  async (role) => {
    const chosen: string[] = []
    let answer = (_: string): void => undefined
    const read = new Promise<string>((resolve) => {
      answer = resolve
    })
    render(<Page read={read} onChoose={(what) => chosen.push(what)} />)
    // A browser runs microtasks after each listener, and so React may draw before it hears the click.
    const draw = () => flushSync(() => undefined)
    document.addEventListener('click', draw, true)
    const control = screen.getByRole(role)
    fireEvent.pointerDown(control, place)
    await act(async () => answer('new'))
    fireEvent.pointerUp(control, place)
    fireEvent.click(control, place)
    document.removeEventListener('click', draw, true)
    expect(screen.getByRole('status').textContent).toBe('new')
    expect(chosen).toEqual([role])
    if (role !== 'button') expect(screen.getByRole<HTMLInputElement>(role).checked).toBe(true)
  },
)
