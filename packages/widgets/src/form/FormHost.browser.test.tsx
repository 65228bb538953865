import { LendingProvider, useLending } from '@onlend/hooks'
import { type DrawnWithdrawForm, firstWithdrawForm } from '@onlend/hooks/first-forms'
import type { UseWithdrawFormParameters } from '@onlend/hooks/forms'
import { createSandbox, manualClock } from '@onlend/sandbox'
import { createRelayDouble } from '@onlend/testing/relay-double'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createRef, type Ref, StrictMode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { LendingRoot } from '../root/LendingRoot.tsx'
import '../styles.css'
import type { Chunk } from '../ui/defineChunk.ts'
import { useWithdrawMachine } from '../withdraw-form/useWithdrawMachine.ts'
import { FormHost } from './FormHost.tsx'
import type { FormHandle } from './useFormReports.tsx'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

type Machine = typeof useWithdrawMachine

/** A chunk that arrives when the test says so. */
function heldChunk(): { chunk: Chunk<Machine>; arrive: () => Promise<void> } {
  let part: Machine | null = null
  let bring = (_: Machine): void => undefined
  const loading = new Promise<Machine>((resolve) => {
    bring = resolve
  })
  return {
    chunk: { peek: () => part, load: () => loading },
    arrive: () =>
      act(async () => {
        part = useWithdrawMachine
        bring(useWithdrawMachine)
        await loading
      }),
  }
}

const options: UseWithdrawFormParameters = { country: 'nigeria', currency: 'NGN', locale: 'en-NG' }

const french = { ...options, locale: 'fr' }

type PageProps = {
  chunk: Chunk<Machine>
  partner?: string
  values?: UseWithdrawFormParameters
  seen?: (form: DrawnWithdrawForm) => void
  handle?: Ref<FormHandle>
}

function Form({ chunk, values = options, seen, handle = null }: PageProps) {
  const { customerPartnerId } = useLending()
  return (
    <FormHost<UseWithdrawFormParameters, DrawnWithdrawForm>
      kind="withdraw"
      ownerId={customerPartnerId}
      machine={chunk}
      options={values}
      first={firstWithdrawForm}
      reports={{ handle }}
    >
      {(form, host) => {
        seen?.(form)
        if (host.wait) return host.wait
        return (
          <form onSubmit={(event) => void form.actions.submit(event)}>
            {form.fields.map((name) => (
              <label key={name}>
                {name} <input {...form.field(name).input} />
              </label>
            ))}
            <output>{form.amountRead}</output>
            <ul>
              {form.errors.map(({ field, code }) => (
                <li key={field}>{`${field} ${code}`}</li>
              ))}
            </ul>
            <button type="submit">Go on</button>
            <p>{form.step}</p>
          </form>
        )
      }}
    </FormHost>
  )
}

const sandbox = () => createRelayDouble(createSandbox({ clock: manualClock() }))

function Page({
  partner = 'cp_adaeze',
  client,
  ...form
}: PageProps & { client: ReturnType<typeof makeClient> }) {
  return (
    <StrictMode>
      <LendingProvider
        client={client}
        customerPartnerId={partner}
        storage={null}
        draftStorage={sessionStorage}
        locks={null}
      >
        <LendingRoot>
          <Form {...form} />
        </LendingRoot>
      </LendingProvider>
    </StrictMode>
  )
}

const makeClient = () => sandbox().createClient()
const amount = () => screen.getByLabelText<HTMLInputElement>('amount')

test('the fields stay the same elements with the focus and what was typed when the machine arrives', async () => {
  const { chunk, arrive } = heldChunk()
  render(<Page client={makeClient()} chunk={chunk} />)
  const user = userEvent.setup()
  const field = amount()
  await user.type(field, '125000')
  expect(document.activeElement).toBe(field)
  await arrive()

  expect(amount()).toBe(field)
  expect(document.activeElement).toBe(field)
  expect(field.value).toBe('125000')
  await user.type(field, '5')
  await user.tab()
  expect(field.value).toBe('1,250,005')
})

test('an amount that was typed before the language changed and the machine arrived stays what it was', async () => {
  const { chunk, arrive } = heldChunk()
  const client = makeClient()
  const { rerender } = render(<Page client={client} chunk={chunk} />)
  await userEvent.setup().type(amount(), '1,500')
  rerender(<Page client={client} chunk={chunk} values={french} />)
  expect(amount().value).toBe('1,500')
  await arrive()

  expect(amount().value).toBe('1\u202f500')
  expect(screen.getByRole('status').textContent).toBe('1500')
})

test('what was left before the machine arrived is read as if it had been there', async () => {
  const { chunk, arrive } = heldChunk()
  render(<Page client={makeClient()} chunk={chunk} />)
  const user = userEvent.setup()
  await user.type(amount(), '125000')
  await user.tab()
  await arrive()

  expect(amount().value).toBe('125,000')
  expect(screen.getByRole('status').textContent).toBe('125000')
})

test('a field that was emptied before the machine arrived stays empty', async () => {
  const { chunk, arrive } = heldChunk()
  const values = { ...options, defaultValues: { accountName: 'Chidi Okafor' } }
  render(<Page client={makeClient()} chunk={chunk} values={values} />)
  const name = screen.getByLabelText<HTMLInputElement>('accountName')
  expect(name.value).toBe('Chidi Okafor')
  await userEvent.clear(name)
  await arrive()

  expect(name.value).toBe('')
})

test('what is chosen before the machine arrived is drawn at once, and stays with what is typed there', async () => {
  const { chunk, arrive } = heldChunk()
  const values = { ...options, correspondents: [{ id: 'mtn', name: 'MTN' }] }
  let form: DrawnWithdrawForm | null = null
  render(<Page client={makeClient()} chunk={chunk} values={values} seen={(drawn) => (form = drawn)} />)
  act(() => form?.setMethod('mobile-money'))
  const number = screen.getByLabelText<HTMLInputElement>('mobileNumber')
  await userEvent.type(number, '0803 123 4567')
  await arrive()

  expect(screen.getByLabelText('mobileNumber')).toBe(number)
  expect(number.value).toBe('0803 123 4567')
  expect(screen.queryByLabelText('accountNumber')).toBeNull()
})

test('a press of the main button before the machine arrived is not lost, and counts once', async () => {
  const { chunk, arrive } = heldChunk()
  let tries = 0
  render(<Page client={makeClient()} chunk={chunk} seen={(form) => (tries = form.submitCount)} />)
  const user = userEvent.setup()
  await user.type(amount(), '5000')
  await user.click(screen.getByRole('button', { name: 'Go on' }))
  await user.click(screen.getByRole('button', { name: 'Go on' }))
  expect(tries).toBe(0)
  await arrive()

  expect(await screen.findByText('accountNumber REQUIRED')).toBeTruthy()
  expect(screen.queryByText(/^amount/, { selector: 'li' })).toBeNull()
  expect(tries).toBe(1)
})

test('a machine that arrives between the press and its click knows what was typed, and the click counts once', async () => {
  const { chunk, arrive } = heldChunk()
  let tries = 0
  render(<Page client={makeClient()} chunk={chunk} seen={(form) => (tries = form.submitCount)} />)
  const user = userEvent.setup()
  await user.type(amount(), '5000')
  const button = screen.getByRole('button', { name: 'Go on' })
  await user.pointer({ keys: '[MouseLeft>]', target: button })
  await arrive()
  expect(amount().value).toBe('5000')
  await user.pointer({ keys: '[/MouseLeft]', target: button })

  expect(await screen.findByText('accountNumber REQUIRED')).toBeTruthy()
  expect(screen.queryByText(/^amount/, { selector: 'li' })).toBeNull()
  expect(amount().value).toBe('5,000')
  expect(tries).toBe(1)
})

test('a press that waits is not answered from empty fields while a finger rests on the page', async () => {
  const { chunk, arrive } = heldChunk()
  const handle = createRef<FormHandle>()
  render(<Page client={makeClient()} chunk={chunk} handle={handle} />)
  const user = userEvent.setup()
  await user.type(amount(), '5000')
  act(() => handle.current?.submit())
  const button = screen.getByRole('button', { name: 'Go on' })
  await user.pointer({ keys: '[TouchA>]', target: button })
  await arrive()
  act(() => handle.current?.submit())
  expect(screen.queryByRole('listitem')).toBeNull()
  fireEvent(button, new PointerEvent('pointercancel', { bubbles: true }))

  expect(await screen.findByText('accountNumber REQUIRED')).toBeTruthy()
  expect(screen.queryByText(/^amount/, { selector: 'li' })).toBeNull()
})

test('a machine that does not arrive is said once it is waited for, and a second try brings it', async () => {
  const { chunk, arrive } = heldChunk()
  const { load } = chunk
  const lost: Chunk<Machine> = { ...chunk, load: () => Promise.reject(new Error('The link is down.')) }
  const { rerender } = render(<Page client={makeClient()} chunk={lost} />)
  const user = userEvent.setup()
  await user.type(amount(), '5000')
  expect(screen.queryByRole('alert')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Go on' }))
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(amount().value).toBe('5000')

  lost.load = load
  await user.click(screen.getByRole('button', { name: /again/i }))
  rerender(<Page client={makeClient()} chunk={lost} />)
  await arrive()
  expect(await screen.findByText('accountNumber REQUIRED')).toBeTruthy()
  expect(amount().value).toBe('5,000')
})

test('another partner’s form has nothing of what was typed and asked for the one before', async () => {
  const { chunk, arrive } = heldChunk()
  const client = makeClient()
  const { rerender } = render(<Page client={client} chunk={chunk} />)
  const user = userEvent.setup()
  await user.type(amount(), '5000')
  await user.click(screen.getByRole('button', { name: 'Go on' }))
  rerender(<Page client={client} chunk={chunk} partner="cp_kwame" />)
  expect(amount().value).toBe('')
  await arrive()

  expect(amount().value).toBe('')
  expect(screen.queryByRole('listitem')).toBeNull()
})

test('where a draft was kept, nothing can be typed until it is back', async () => {
  const client = makeClient()
  const first = heldChunk()
  const user = userEvent.setup()
  const { unmount } = render(<Page client={client} chunk={first.chunk} />)
  await first.arrive()
  await user.type(amount(), '7000')
  unmount()

  const second = heldChunk()
  render(<Page client={client} chunk={second.chunk} />)
  expect(screen.queryByLabelText('amount')).toBeNull()
  await second.arrive()
  expect(amount().value).toBe('7000')
})
