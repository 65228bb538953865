import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { LendingRoot } from '../root/LendingRoot.tsx'
import { Slider } from './Slider.tsx'

test('the place that prerendered markup was slid to is taken over once, and the share of the track is set', async () => {
  const onChange = vi.fn()
  const draw = (value: number) => (
    <LendingRoot>
      <Slider label="Amount" value={value} last={10} valueText="" onChange={onChange} least="0" most="10" />
    </LendingRoot>
  )
  const box = document.createElement('div')
  box.innerHTML = renderToString(draw(0))
  document.body.append(box)
  const input = box.querySelector('input')
  if (input) input.value = '4'
  const root = await act(async () => hydrateRoot(box, draw(0)))
  expect(onChange).toHaveBeenCalledExactlyOnceWith(4)
  await act(async () => root.render(draw(5)))
  expect(onChange).toHaveBeenCalledOnce()
  expect(box.querySelector('input')?.style.getPropertyValue('--ol-slider-share')).toBe('0.5')
  await act(async () => root.unmount())
  box.remove()
})
