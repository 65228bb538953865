import { expect, test, vi } from 'vitest'
import { mount } from './mount.ts'
import { useOpenPage } from '../test/useOpenPage.ts'

const open = useOpenPage()
// The first test of a worker fetches the widget's sources one by one.
const slow = { timeout: 15_000 }

test('a widget is mounted by a call, changed in the props of an update alone, and taken off', async () => {
  const { lending, sandbox } = open('<p></p>')
  const place = lending.querySelector('p')
  if (!place) throw new TypeError('The page has no place.')
  const onRequestDrawdown = vi.fn()
  const card = mount('CreditLimitCard', place, { headingLevel: 3, hideTitle: true, onRequestDrawdown })
  const heading = () => place.querySelector('h2, h3, h4')
  await expect.poll(() => place.textContent, slow).toContain('₦3,600,000')
  expect(heading()?.localName).toBe('h3')

  place.querySelector('button')?.click()
  expect(onRequestDrawdown).toHaveBeenCalledOnce()

  card.update({ headingLevel: 4, onRequestDrawdown: undefined })
  await expect.poll(() => heading()?.localName).toBe('h4')
  expect(heading()?.className).toContain('ol-VisuallyHidden')
  expect(place.querySelector('button')).toBeNull()

  // The widgets on the page share what one of them has read.
  const other = mount('CreditLimitCard', place, {})
  await expect.poll(() => place.textContent?.match(/₦3,600,000/g)?.length).toBeGreaterThan(1)
  expect(sandbox.calls.filter(({ endpoint }) => endpoint === 'getCreditLimit')).toHaveLength(1)
  for (const mounted of [card, other]) mounted.unmount()
  expect(place.childElementCount).toBe(0)
})

test('a mounted widget takes the props of its component alone', () => {
  const mountWrong = () => {
    // @ts-expect-error: `country` is missing
    mount('WithdrawForm', document.body, {})
    // @ts-expect-error: a widget has no such prop
    mount('CreditLimitCard', document.body, { headingLevle: 3 })
  }
  expect(mountWrong).toBeTypeOf('function')
})
