import type { LendingEvent } from '@onlend/hooks'
import { act, cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { CopyButton } from './CopyButton.tsx'
import { MaskedValue } from './MaskedValue.tsx'
import { TestGround } from '../../test/TestGround.tsx'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  Reflect.deleteProperty(document, 'hidden')
  cleanup()
})

const bvn = '22123456789'

function ground(children: ReactNode, events: LendingEvent[] = []): ReactNode {
  return <TestGround onEvent={(event) => events.push(event)}>{children}</TestGround>
}

const press = (name: string) => act(() => screen.getByRole('button', { name }).click())
const page = () => document.body.innerHTML.replaceAll('\u00a0', '').replaceAll('&nbsp;', '')

test('T81: while it is hidden the value stands nowhere in the page', () => {
  render(ground(<MaskedValue kind="bvn" label="BVN" value={bvn} />))
  expect(page()).not.toContain(bvn)
  press('Show BVN')
  expect(page()).toContain(bvn)
  press('Hide BVN')
  expect(page()).not.toContain(bvn)
})

test('T81: the host is told which kind of value was shown, once, and never the value', () => {
  const events: LendingEvent[] = []
  render(ground(<MaskedValue kind="bvn" label="BVN" value={bvn} />, events))
  press('Show BVN')
  press('Hide BVN')
  expect(events).toEqual([{ type: 'personalData.revealed', kind: 'bvn' }])
})

test('a shown value is hidden after the host’s seconds, and pressing again shows it for as long', () => {
  vi.useFakeTimers()
  render(ground(<MaskedValue kind="bvn" label="BVN" value={bvn} revealSeconds={20} />))
  for (const _time of ['first', 'second']) {
    press('Show BVN')
    act(() => void vi.advanceTimersByTime(19_999))
    expect(page()).toContain(bvn)
    act(() => void vi.advanceTimersByTime(1))
    expect(page()).not.toContain(bvn)
  }
})

test('a host that sets no limit of time leaves the value until it is hidden by hand', () => {
  vi.useFakeTimers()
  render(ground(<MaskedValue kind="bvn" label="BVN" value={bvn} revealSeconds={Number.POSITIVE_INFINITY} />))
  press('Show BVN')
  act(() => void vi.advanceTimersByTime(3_600_000))
  expect(page()).toContain(bvn)
})

test('a page that is put away hides what was shown', () => {
  render(ground(<MaskedValue kind="bvn" label="BVN" value={bvn} />))
  press('Show BVN')
  Object.defineProperty(document, 'hidden', { configurable: true, value: true })
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(page()).not.toContain(bvn)
})

test('the next value in its place is hidden, and showing one shows no other', () => {
  const show = (value: string) => ground(<MaskedValue kind="bvn" label="BVN" value={value} />)
  const { rerender } = render(show(bvn))
  press('Show BVN')
  rerender(show('22999888777'))
  expect(page()).not.toContain('22999888777')
  expect(screen.getByRole('button', { name: 'Show BVN' })).toBeTruthy()
})

test('nothing is drawn for nothing', () => {
  const { container } = render(ground(<MaskedValue kind="bvn" label="BVN" value={null} />))
  expect(container.querySelector('.ol-Ground')?.childElementCount).toBe(0)
})

test('what was copied is the whole value, and it is said aloud each time', async () => {
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  render(ground(<MaskedValue kind="bvn" label="BVN" value={bvn} />))
  expect(screen.queryByRole('button', { name: 'Copy BVN' })).toBeNull()
  press('Show BVN')
  await userEvent.click(screen.getByRole('button', { name: 'Copy BVN' }))
  expect(await screen.findByText('Copied')).toBeTruthy()
  expect(written).toHaveBeenCalledExactlyOnceWith(bvn)
})

test('where the clipboard is refused, the text appears selected and the reason is said', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'))
  render(ground(<CopyButton text="OL-1234" label="Copy reference" />))
  await userEvent.click(screen.getByRole('button', { name: 'Copy reference' }))
  const input = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Copy reference' })
  expect(document.activeElement).toBe(input)
  expect(input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0)).toBe('OL-1234')
  expect(screen.getByRole('status').textContent).toContain('Copy the selected text')
})
