// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { type ReactNode, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { afterEach, expect, test } from 'vitest'
import { SteadyPress } from './SteadyPress.tsx'

afterEach(cleanup)

type PageProps = { read: Promise<string>; onChoose: (what: string) => void }

/** Controls that draw what was chosen, in the data of a read that may be answered at any time. */
function Page({ read, onChoose }: PageProps): ReactNode {
  const [data, setData] = useState('old')
  const [chosen, setChosen] = useState<Readonly<Record<string, boolean>>>({})
  useEffect(() => void read.then(setData), [read])
  const choose = (what: string) => {
    onChoose(what)
    setChosen((before) => ({ ...before, [what]: true }))
  }
  return (
    <SteadyPress>
      <output>{data}</output>
      <input
        type="radio"
        aria-label="radio"
        checked={chosen.radio === true}
        onChange={() => choose('radio')}
      />
      <input
        type="checkbox"
        aria-label="tick"
        checked={chosen.tick === true}
        onChange={() => choose('tick')}
      />
      <button key={data} type="button" aria-label="button" onClick={() => choose('button')} />
    </SteadyPress>
  )
}

/**
 * Makes a click of jsdom one of a browser: a browser runs microtasks after each listener, and so React draws what a capturing listener of the
 * document has changed before React itself hears the click.
 */
function drawBetweenListeners(): () => void {
  const draw = () => flushSync(() => undefined)
  document.addEventListener('click', draw, true)
  return () => document.removeEventListener('click', draw, true)
}

async function pressWhileReading(role: string, onClick?: (event: Event) => void): Promise<string[]> {
  const chosen: string[] = []
  let answer = (_: string): void => undefined
  const read = new Promise<string>((resolve) => {
    answer = resolve
  })
  const { container } = render(<Page read={read} onChoose={(what) => chosen.push(what)} />)
  if (onClick) container.addEventListener('click', onClick)
  const stop = drawBetweenListeners()
  const control = screen.getByRole(role)
  fireEvent.pointerDown(control)
  await act(async () => answer('new'))
  expect(screen.getByRole('status').textContent).toBe('old')
  fireEvent.pointerUp(control)
  fireEvent.click(control)
  stop()
  return chosen
}

test.each([
  ['radio', 'radio'],
  ['checkbox', 'tick'],
  ['button', 'button'],
])(
  'a read that is answered between the press on a %s and its click takes nothing from the click',
  async (role, name) => {
    expect(await pressWhileReading(role)).toEqual([name])
    expect(screen.getByRole('status').textContent).toBe('new')
    if (role !== 'button') expect(screen.getByRole<HTMLInputElement>(role).checked).toBe(true)
  },
)

test('what was held during a press is drawn although a host stops its click on the way up', async () => {
  await pressWhileReading('button', (event) => event.stopPropagation())
  expect(await screen.findByText('new')).toBeTruthy()
})

/** A page whose button opens a field, and that looks for it as what moves the focus does. */
function Opener({ onOpen }: { onOpen: (isThere: boolean) => void }): ReactNode {
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    if (isOpen) onOpen(document.getElementById('opened') !== null)
  }, [isOpen, onOpen])
  return (
    <SteadyPress>
      <button type="button" aria-label="open" onClick={() => setIsOpen(true)} />
      {isOpen && <input id="opened" />}
    </SteadyPress>
  )
}

test('what a click opens is on the page when the effects of that click run, so that the focus can move there', () => {
  const found: boolean[] = []
  render(<Opener onOpen={(isThere) => found.push(isThere)} />)
  // A browser runs microtasks, in which React draws, after React's listener and before those of the document.
  const draw = () => flushSync(() => undefined)
  document.addEventListener('click', draw)
  const button = screen.getByRole('button')
  fireEvent.pointerDown(button)
  fireEvent.pointerUp(button)
  fireEvent.click(button)
  document.removeEventListener('click', draw)
  expect(found).toEqual([true])
})
