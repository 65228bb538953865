import { createSandbox, manualClock } from '@onlend/sandbox'
import { createRelayDouble } from '@onlend/testing/relay-double'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createRef, StrictMode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import type { FormHandle } from '../form/useFormReports.tsx'
import { createMemoryStorage } from '../../stories/createMemoryStorage.ts'
import '../styles.css'
import { RegisterCustomerForm, type RegisterCustomerFormProps } from './RegisterCustomerForm.tsx'
import { TestGround } from '../../test/TestGround.tsx'

afterEach(cleanup)

function show(props: RegisterCustomerFormProps = {}) {
  const sandbox = createSandbox({ clock: manualClock() })
  const relay = createRelayDouble(sandbox)
  const handle = createRef<FormHandle>()
  const draftStorage = createMemoryStorage()
  const heard: string[] = []
  const page = (
    <StrictMode>
      <TestGround
        client={relay.createClient()}
        draftStorage={draftStorage}
        onEvent={(event) => heard.push(JSON.stringify(event))}
      >
        <RegisterCustomerForm ref={handle} kind="individual" {...props} />
      </TestGround>
    </StrictMode>
  )
  const { unmount } = render(page)
  return {
    sandbox,
    relay,
    handle,
    draftStorage,
    heard,
    unmount,
    again: () => render(page),
    user: userEvent.setup(),
  }
}

type User = ReturnType<typeof userEvent.setup>

/** At once, as a paste: each key would render the whole form. */
async function enter(user: User, texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(texts)) {
    await user.click(await screen.findByLabelText(label, {}, { timeout: 10_000 }))
    await user.paste(text)
  }
  await user.keyboard('{Enter}')
}

async function fillTo(page: 'contact' | 'review', user: User): Promise<void> {
  await enter(user, { 'First name': 'Ngozi', 'Last name': 'Eze' })
  await enter(user, { BVN: '022 1234 5678', Day: '9', Month: '5', Year: '1990' })
  await screen.findByLabelText('Phone number')
  if (page === 'contact') return
  await enter(user, { 'Phone number': '08031234567' })
  await screen.findByRole('alertdialog', {}, { timeout: 10_000 })
}

// The first of the file: in the others, what runs the form has been fetched already.
test('what is chosen and typed before the form can run draws its fields at once and is kept', async () => {
  const { user } = show({ kind: 'ask' })
  await user.click(screen.getByRole('radio', { name: 'A business' }))
  await user.type(screen.getByLabelText('Business name'), 'Eze Foods')
  await user.type(screen.getByLabelText('Registration number (RC)'), 'RC 12345')
  await user.type(screen.getByLabelText('Representative’s first name'), 'Ngozi')
  await user.type(screen.getByLabelText('Representative’s last name'), 'Eze{Enter}')
  await screen.findByText(/^For the person who represents/, {}, { timeout: 10_000 })
  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect(await screen.findByLabelText('Business name')).toHaveProperty('value', 'Eze Foods')
  expect(screen.getByLabelText('Representative’s last name')).toHaveProperty('value', 'Eze')
})

test('T24: the customer is registered once with an ISO birth date, and the host is told once', async () => {
  const onRegistered = vi.fn()
  const onSuccess = vi.fn()
  const { sandbox, user } = show({ onRegistered, onSuccess })
  await fillTo('review', user)
  const confirm = screen.getByRole('button', { name: 'Register Ngozi Eze' })
  await waitFor(() => expect(confirm.getAttribute('aria-disabled')).toBeNull())
  confirm.click()
  confirm.click()
  await screen.findByRole('heading', { name: 'Ngozi Eze is registered' }, { timeout: 10_000 })
  const writes = sandbox.calls.filter(({ endpoint }) => endpoint === 'registerCustomer')
  expect(writes).toHaveLength(1)
  expect(writes[0]?.body).toMatchObject({ unique_id: '02212345678', date_of_birth: '1990-05-09' })
  expect(onRegistered).toHaveBeenCalledOnce()
  expect(onRegistered.mock.calls[0]?.[0]).toMatchObject({
    customer: { first_name: 'Ngozi' },
    link: { partner: 'cp_adaeze' },
  })
  expect(onSuccess).toHaveBeenCalledOnce()
})

test('T81: no event and no draft holds a number, a birth date or a name of the mother', async () => {
  const { heard, draftStorage, user } = show()
  await fillTo('contact', user)
  await user.click(screen.getByText('More about them'))
  await user.type(screen.getByLabelText(/^Mother/), 'Okafor')
  await user.type(screen.getByLabelText('Phone number'), '08031234567{Enter}')
  await screen.findByRole('alertdialog', {}, { timeout: 10_000 })
  window.dispatchEvent(new Event('pagehide'))
  const kept = draftStorage.getItem(draftStorage.key(0) ?? '') ?? ''
  expect(kept).toContain('Ngozi')
  // Whole numbers, and a year only where it stands alone: times and identifiers hold any four digits now and then.
  const typed = /022 ?1234 ?5678|(?<![\w-])1990(?!\w)|8031234567|Okafor/
  for (const text of [...heard, kept]) expect(text).not.toMatch(typed)
})

test('a draft that comes back says what must be entered again, and the date fields are empty', async () => {
  const { user, unmount, again } = show()
  await fillTo('contact', user)
  unmount()
  again()
  expect(await screen.findByText(/^We kept what you typed, but no identity numbers/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect(await screen.findByLabelText('BVN')).toHaveProperty('value', '')
  expect(screen.getByLabelText('Year')).toHaveProperty('value', '')
  await user.click(screen.getByRole('button', { name: 'Empty the form' }))
  expect(await screen.findByLabelText('First name')).toHaveProperty('value', '')
})

test('the browser offers what it knows of a person, unless they register others', async () => {
  const tokens = () =>
    ['First name', 'Last name'].map((label) => screen.getByLabelText(label).getAttribute('autocomplete'))
  const { unmount } = show()
  expect(tokens()).toEqual(['given-name', 'family-name'])
  unmount()
  show({ autoFill: false })
  expect(tokens()).toEqual(['off', 'off'])
})

test('a phone number that is left is read back, and a strange one is warned about but not refused', async () => {
  const { user } = show()
  await fillTo('contact', user)
  await user.type(screen.getByLabelText('Phone number'), '080312')
  await user.tab()
  expect(await screen.findByText(/looks too short/)).toBeTruthy()
  await user.type(screen.getByLabelText('Phone number'), '34567')
  await user.tab()
  expect(await screen.findByText('We read this as +234 803 123 4567.')).toBeTruthy()
})
