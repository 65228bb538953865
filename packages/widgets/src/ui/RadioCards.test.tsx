// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RadioCards } from './RadioCards.tsx'
import { TestGround } from '../../test/TestGround.tsx'

function Choice(): ReactNode {
  const [value, setValue] = useState<'person' | 'business' | null>(null)
  const [drawings, draw] = useState(0)
  const options = [
    { value: 'person', label: 'A person' },
    { value: 'business', label: 'A business' },
  ] as const
  return (
    <>
      <RadioCards legend="Who" value={value} options={options} onChange={setValue} />
      <output>{value}</output>
      <button type="button" onClick={() => draw(drawings + 1)}>
        Draw
      </button>
    </>
  )
}

test('what was chosen in prerendered markup before the script ran stays chosen', async () => {
  const page = (
    <TestGround>
      <Choice />
    </TestGround>
  )
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = renderToString(page)
  screen.getByLabelText<HTMLInputElement>('A business').checked = true
  const root = await act(async () => hydrateRoot(container, page))
  fireEvent.click(screen.getByRole('button', { name: 'Draw' }))
  expect(screen.getByLabelText<HTMLInputElement>('A business').checked).toBe(true)
  expect(screen.getByRole('status').textContent).toBe('business')
  act(() => root.unmount())
  container.remove()
})
