import { act, cleanup, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { defineChunk } from './defineChunk.ts'
import { LazyChunk } from './LazyChunk.tsx'
import { TestGround } from '../../test/TestGround.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const Grid = ({ figure }: { figure: string }): ReactNode => <p>{figure.trim()}</p>
const List = ({ file }: { file: string }): ReactNode => <p>{file.trim()}</p>
const Lost = (): ReactNode => <p>Here it is</p>

const grid = defineChunk(() => Promise.resolve({ Grid }), 'Grid')
const list = defineChunk(() => Promise.resolve({ List }), 'List')

function Place({ shows }: { shows: 'grid' | 'list' }): ReactNode {
  if (shows === 'grid')
    return (
      <LazyChunk chunk={grid} fallback={null}>
        {(Part) => <Part figure="12" />}
      </LazyChunk>
    )
  return (
    <LazyChunk chunk={list} fallback={null}>
      {(Part) => <Part file="statement.pdf" />}
    </LazyChunk>
  )
}

function inRoot(children: ReactNode): ReactNode {
  return <TestGround>{children}</TestGround>
}

test('a part that did not arrive comes by itself once the link carries it, without a word of the device', async () => {
  let isDown = true
  let asked = 0
  const lost = defineChunk(() => {
    asked += 1
    return isDown ? Promise.reject(new TypeError('no link')) : Promise.resolve({ Lost })
  }, 'Lost')
  vi.useFakeTimers()
  render(
    inRoot(
      <LazyChunk chunk={lost} fallback={<p>Waiting</p>}>
        {(Part) => <Part />}
      </LazyChunk>,
    ),
  )
  await act(() => vi.advanceTimersByTimeAsync(100))
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  const before = asked
  await act(() => vi.advanceTimersByTimeAsync(5_000))
  expect(asked).toBeGreaterThan(before)
  // What is said stays said while it is asked for.
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  isDown = false
  await act(() => vi.advanceTimersByTimeAsync(5_000))
  expect(screen.getByText('Here it is')).toBeTruthy()
})

test('a place that shows one fetched part and then another never draws the first with what the second gets', async () => {
  const page = (shows: 'grid' | 'list') => inRoot(<Place shows={shows} />)
  const { rerender } = render(page('grid'))
  expect(await screen.findByText('12')).toBeTruthy()
  rerender(page('list'))
  expect(await screen.findByText('statement.pdf')).toBeTruthy()
  rerender(page('grid'))
  expect(screen.getByText('12')).toBeTruthy()
})

test('a part that has arrived before a server’s page is taken over stands there after, and changes nothing at the take-over', async () => {
  const part = defineChunk(() => Promise.resolve({ Grid }), 'Grid')
  await part.load()
  const place = document.createElement('div')
  document.body.append(place)
  place.innerHTML = '<p>Waiting</p>'
  const different: unknown[] = []
  const root = await act(async () =>
    hydrateRoot(
      place,
      <LazyChunk chunk={part} fallback={<p>Waiting</p>}>
        {(Part) => <Part figure="12" />}
      </LazyChunk>,
      { onRecoverableError: (error) => different.push(error) },
    ),
  )
  expect(different).toEqual([])
  expect(place.textContent).toBe('12')
  await act(async () => root.unmount())
  place.remove()
})
