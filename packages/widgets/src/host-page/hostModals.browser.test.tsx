import * as RadixDialog from '@radix-ui/react-dialog'
import { createSandbox, manualClock } from '@onlend/sandbox'
import { createRelayDouble } from '@onlend/testing/relay-double'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { type ComponentType, type ReactNode, useEffect, useRef } from 'react'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import '../styles.css'
import { WithdrawForm } from '../withdraw-form/WithdrawForm.tsx'
import { TestGround } from '../../test/TestGround.tsx'

afterEach(cleanup)
vi.setConfig({ testTimeout: 60_000 })

function openForm() {
  const sandbox = createSandbox({ clock: manualClock() })
  const relay = createRelayDouble(sandbox)
  const form = (
    <TestGround client={relay.createClient()}>
      <WithdrawForm country="nigeria" bankPresentation="sheet" draft={false} />
    </TestGround>
  )
  return { form, withdrawals: () => sandbox.calls.filter(({ endpoint }) => endpoint === 'withdraw').length }
}

const slow = { timeout: 15_000 }

/** Fills the form with the browser's own pointer, which presses the uppermost element at a place. */
async function fill(): Promise<void> {
  await userEvent.fill(await screen.findByLabelText(/^Amount/, {}, slow), '5000')
  await userEvent.fill(screen.getByLabelText('Account number'), '2123456789')
  await userEvent.fill(screen.getByLabelText('Name on the account'), 'Chidi Okafor')
}

async function openSheet() {
  await userEvent.click(screen.getByRole('button', { name: /^Bank:/ }))
  return within(await screen.findByRole('dialog', { name: 'Choose a bank' }, slow))
}

async function chooseBank(): Promise<void> {
  const sheet = await openSheet()
  await userEvent.fill(await sheet.findByRole('textbox', { name: 'Search banks' }, slow), '058')
  await userEvent.click(await sheet.findByRole('radio', { name: /Guaranty Trust/ }, slow))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Choose a bank' })).toBeNull())
}

const pressReview = () => userEvent.click(screen.getByRole('button', { name: 'Check' }))

async function openReview(press: () => unknown = pressReview): Promise<HTMLElement> {
  await press()
  const review = within(await screen.findByRole('alertdialog', {}, slow))
  return review.getByRole('button', { name: /^Withdraw/ })
}

const isReady = (button: HTMLElement) =>
  waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull(), slow)

type HostModal = ComponentType<{ children: ReactNode; onClose: () => void }>

/** `showModal()`, as in a page without a library. */
const NativeDialog: HostModal = ({ children, onClose }) => {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  return (
    <dialog ref={dialog} aria-label="Host" onCancel={onClose}>
      {children}
    </dialog>
  )
}

/** The ways of MUI's Dialog: above everything by its z-index, moved by a transform, the rest hidden from assistive technology, a trap that takes the focus back, Escape heard at its beginning and its end. */
const LayeredModal: HostModal = ({ children, onClose }) => {
  const modal = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = modal.current
    const takeBack = (event: FocusEvent) => {
      if (event.target instanceof Node && !element?.contains(event.target)) element?.focus()
    }
    const close = (event: KeyboardEvent) => event.key === 'Escape' && onClose()
    document.addEventListener('focusin', takeBack)
    for (const name of ['keydown', 'keyup'] as const) document.addEventListener(name, close)
    return () => {
      document.removeEventListener('focusin', takeBack)
      for (const name of ['keydown', 'keyup'] as const) document.removeEventListener(name, close)
    }
  }, [onClose])
  return (
    <div
      ref={modal}
      role="dialog"
      aria-label="Host"
      aria-modal="true"
      tabIndex={-1}
      style={{
        position: 'fixed',
        inset: 0,
        zIndex: 1300,
        overflow: 'auto',
        transform: 'none',
        background: 'white',
      }}
    >
      <div style={{ transform: 'translateX(0)', overflow: 'hidden' }}>{children}</div>
    </div>
  )
}

/** Radix' own modal, which takes the pointer away from the body. */
const RadixModal: HostModal = ({ children, onClose }) => (
  <RadixDialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
    <RadixDialog.Portal>
      <RadixDialog.Overlay style={{ position: 'fixed', inset: 0, overflow: 'auto', background: 'white' }}>
        <RadixDialog.Content aria-describedby={undefined}>
          <RadixDialog.Title>Host</RadixDialog.Title>
          {children}
        </RadixDialog.Content>
      </RadixDialog.Overlay>
    </RadixDialog.Portal>
  </RadixDialog.Root>
)

test.each([
  ['a native dialog', NativeDialog],
  ['a layered modal with a focus trap', LayeredModal],
  ['a modal of Radix', RadixModal],
])(
  'in %s the sheet and the review are uppermost, Escape closes one of them, and one press sends once',
  async (_name, Host) => {
    const { form, withdrawals } = openForm()
    const onClose = vi.fn()
    const { unmount } = render(<Host onClose={onClose}>{form}</Host>)
    await fill()
    const sheet = await openSheet()
    expect(await sheet.findByRole('textbox', { name: 'Search banks' }, slow)).toBeTruthy()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Choose a bank' })).toBeNull())
    expect(onClose).not.toHaveBeenCalled()
    await chooseBank()
    const confirm = await openReview()
    await isReady(confirm)
    await userEvent.click(confirm)
    await waitFor(() => expect(withdrawals()).toBe(1), slow)
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull(), slow)
    expect(onClose).not.toHaveBeenCalled()
    unmount()
    await waitFor(() => expect(document.body.style.pointerEvents).toBe(''))
    expect(document.querySelectorAll('dialog, [inert], [aria-hidden="true"]:not(svg)')).toHaveLength(0)
  },
)

/** Something of the page that stands before the review. */
function cover(review: Element | null): HTMLElement {
  const element = document.createElement('div')
  element.style.cssText = 'position: fixed; inset: 0; background: white'
  review?.append(element)
  return element
}

test('a press that comes through something over the review sends nothing and says so', async () => {
  const { form, withdrawals } = openForm()
  render(form)
  await fill()
  await chooseBank()
  const confirm = await openReview()
  await isReady(confirm)
  const above = cover(confirm.closest('dialog'))
  confirm.click()
  expect((await screen.findAllByText(/something covers this/)).length).toBeGreaterThan(0)
  expect(withdrawals()).toBe(0)
  above.remove()
  await userEvent.click(confirm)
  await waitFor(() => expect(withdrawals()).toBe(1), slow)
})

/** Covers the next review before its first frame, on a busy machine too. */
function coverReview(): Promise<HTMLElement> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      const review = document.querySelector('dialog [role="alertdialog"], dialog[role="alertdialog"]')
      if (!review) return
      observer.disconnect()
      resolve(cover(review.closest('dialog')))
    })
    observer.observe(document.body, { childList: true, subtree: true })
  })
}

test('a review that is covered from the start takes no press before it has been seen', async () => {
  const { form, withdrawals } = openForm()
  render(form)
  await fill()
  await chooseBank()
  const covered = coverReview()
  const confirm = await openReview()
  const above = await covered
  confirm.click()
  expect((await screen.findAllByText(/covers this/)).length).toBeGreaterThan(0)
  expect(confirm.getAttribute('aria-disabled')).toBe('true')
  above.remove()
  await isReady(confirm)
  expect(withdrawals()).toBe(0)
})

const whole = { inlineSize: '100%', blockSize: '100%' }

test('a popover that opens over the review, and takes no pointer, covers it also where the browser has no observer of covers', async () => {
  const isVisible = Object.getOwnPropertyDescriptor(IntersectionObserverEntry.prototype, 'isVisible')
  Reflect.deleteProperty(IntersectionObserverEntry.prototype, 'isVisible')
  onTestFinished(() => {
    if (isVisible) Object.defineProperty(IntersectionObserverEntry.prototype, 'isVisible', isVisible)
  })
  const { form, withdrawals } = openForm()
  render(
    <>
      <div popover="manual" data-testid="early" style={whole} />
      <div popover="manual" data-testid="late" style={{ ...whole, pointerEvents: 'none' }} />
      {form}
    </>,
  )
  await fill()
  await chooseBank()
  screen.getByTestId('early').showPopover()
  const confirm = await openReview(() => screen.getByRole('button', { name: 'Check' }).click())
  await isReady(confirm)
  screen.getByTestId('late').showPopover()
  confirm.click()
  expect((await screen.findAllByText(/covers this/)).length).toBeGreaterThan(0)
  expect(withdrawals()).toBe(0)
  screen.getByTestId('late').hidePopover()
  confirm.click()
  await waitFor(() => expect(withdrawals()).toBe(1), slow)
})

test('a host that hides its page hides the review with it, and leaves the rest of the page alive', async () => {
  const { form } = openForm()
  const onPress = vi.fn()
  render(
    <>
      <div data-testid="host">{form}</div>
      <button type="button" onClick={onPress}>
        Elsewhere
      </button>
    </>,
  )
  await fill()
  await chooseBank()
  await openReview()
  const host = screen.getByTestId('host')
  host.style.display = 'none'
  await waitFor(() => expect(document.querySelector('dialog[open]')).toBeNull())
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }))
  expect(onPress).toHaveBeenCalledTimes(1)
  host.style.display = ''
  await waitFor(() => expect(screen.getByRole('alertdialog').matches(':modal')).toBe(true))
})

test('inside of a host’s own form nothing is posted: the review opens, by press and by Enter', async () => {
  const { form, withdrawals } = openForm()
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  render(
    <form aria-label="Host" onSubmit={onSubmit}>
      {form}
    </form>,
  )
  const host = screen.getByRole<HTMLFormElement>('form', { name: 'Host' })
  host.addEventListener('submit', onSubmit)
  await fill()
  await chooseBank()
  await openReview()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await userEvent.click(screen.getByLabelText('Account number'))
  await userEvent.keyboard('{Enter}')
  expect(await screen.findByRole('alertdialog', {}, slow)).toBeTruthy()
  expect(onSubmit).not.toHaveBeenCalled()
  expect([...new FormData(host)]).toEqual([])
  expect(withdrawals()).toBe(0)
})
