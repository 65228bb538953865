import type { CreateBusinessValues } from '@onlend/hooks/forms'
import { createSandbox, manualClock } from '@onlend/sandbox'
import { createRelayDouble } from '@onlend/testing/relay-double'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createRef, StrictMode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import type { FormHandle } from '../form/useFormReports.tsx'
import '../styles.css'
import { CreateBusinessForm, type CreateBusinessFormProps } from './CreateBusinessForm.tsx'
import { TestGround } from '../../test/TestGround.tsx'

afterEach(cleanup)

const filled: Partial<CreateBusinessValues> = {
  businessName: 'Kunle Cold Chain',
  sameCompanyName: true,
  industry: 'Logistics',
  sector: 'lender',
  companySize: '1-5',
  yearsOfOperations: '0-2 Years',
  taxId: '00123456-0001',
  website: 'kunle.example',
  country: 'NG',
  registeredState: 'Lagos',
  registeredCity: 'Ikeja',
  registeredStreet: '4 Sample Close',
  firstName: 'Kunle',
  lastName: 'Adewale',
  email: 'owner@kunle.example',
  phone: '08031234567',
}

function show(props: Partial<CreateBusinessFormProps> = {}) {
  const sandbox = createSandbox({ clock: manualClock() })
  const relay = createRelayDouble(sandbox)
  const handle = createRef<FormHandle>()
  render(
    <StrictMode>
      <TestGround client={relay.createClient()} channelPartnerId="chp_harbour">
        <CreateBusinessForm ref={handle} defaultValues={filled} draft={false} {...props} />
      </TestGround>
    </StrictMode>,
  )
  return { sandbox, relay, handle, user: userEvent.setup() }
}

const slow = { timeout: 10_000 }

async function toCheck(handle: { current: FormHandle | null }): Promise<void> {
  for (const title of ['Address and contact', 'Check']) {
    handle.current?.submit()
    await screen.findByRole('heading', { name: title, level: 3 }, slow)
  }
}

const creations = (sandbox: ReturnType<typeof createSandbox>) =>
  sandbox.calls.filter(({ endpoint }) => endpoint === 'createBusiness')

test('T10: the handle goes on and asks, but only the confirm button sends, and once', async () => {
  const onCreated = vi.fn()
  const onSuccess = vi.fn()
  const { sandbox, handle } = show({ onCreated, onSuccess })
  await toCheck(handle)
  handle.current?.submit()
  const dialog = within(await screen.findByRole('alertdialog', {}, slow))
  handle.current?.submit()
  const confirm = dialog.getByRole('button', { name: 'Register Kunle Cold Chain' })
  confirm.click()
  expect(creations(sandbox)).toHaveLength(0)
  await waitFor(() => expect(confirm.getAttribute('aria-disabled')).toBeNull())
  confirm.click()
  confirm.click()
  await screen.findByRole('heading', { name: 'Kunle Cold Chain is registered' }, slow)
  expect(creations(sandbox)).toHaveLength(1)
  expect(creations(sandbox)[0]?.body).toMatchObject({ company_name: 'Kunle Cold Chain' })
  expect(onCreated).toHaveBeenCalledOnce()
  expect(onCreated.mock.calls[0]?.[0]).toMatchObject({
    partner: { name: 'Kunle Cold Chain' },
    compliance: { credit_assessment_status: 'not-started' },
  })
  expect(JSON.stringify(onCreated.mock.calls)).not.toContain('app_key')
  expect(onSuccess).toHaveBeenCalledOnce()
})

test('a host’s rules hide what may be left out, keep what must be filled in, and fix a value', async () => {
  const { user } = show({
    defaultValues: { ...filled, taxId: '' },
    fields: {
      description: { hidden: true },
      taxId: { hidden: true },
      businessName: { readOnly: true },
      sector: { readOnly: true },
      website: { order: -1 },
    },
  })
  const name = await screen.findByLabelText('Business name')
  expect(name).toHaveProperty('readOnly', true)
  expect(screen.getByLabelText('Kind of business')).toMatchObject({ readOnly: true, value: 'Lender' })
  expect(screen.queryByLabelText(/What it does/)).toBeNull()
  const tax = screen.getByLabelText('Tax identification number (TIN)')
  const website = screen.getByLabelText('Website')
  expect(website.compareDocumentPosition(name)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await user.type(tax, '1')
  // Filled in now, but a field does not disappear while a person types in it.
  await waitFor(() => expect(tax.isConnected).toBe(true))
})

test('a host’s own lists are offered in its words, and its countries only', async () => {
  const { handle } = show({
    sectorOptions: [{ value: 'lender', label: 'Microlender' }],
    countries: ['GH', { code: 'NG', name: 'Federal Republic of Nigeria' }],
    firstCountries: ['KE', 'NG'],
  })
  const sector = within(await screen.findByRole('group', { name: 'Kind of business' }))
  expect(sector.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual(['lender'])
  sector.getByLabelText('Microlender')
  handle.current?.submit()
  const country = within(await screen.findByLabelText('Country where it works'))
  expect(country.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'Choose a country',
    'Nigeria',
    'Ghana',
  ])
})

test('reset empties the form and goes back to the first page', async () => {
  const { handle, user } = show({ defaultValues: { ...filled, firstName: '' } })
  handle.current?.submit()
  await screen.findByRole('heading', { name: 'Address and contact', level: 3 })
  await user.clear(screen.getByLabelText('Town or city'))
  handle.current?.reset()
  await screen.findByRole('heading', { name: 'Business', level: 3 })
  handle.current?.submit()
  expect(await screen.findByLabelText('Town or city')).toHaveProperty('value', 'Ikeja')
})

/** What a person does: a tap, or a letter. A phone's “next” key leads to the next text, which Tab stands in for. */
function countGestures(user: ReturnType<typeof userEvent.setup>) {
  const count = { taps: 0, keys: 0 }
  const type = async (text: string) => {
    count.keys += text.length
    // All keys at once: it is their number that counts.
    await user.paste(text)
  }
  return {
    count,
    tap: async (element: HTMLElement) => {
      count.taps += 1
      await user.click(element)
    },
    /** To the next field that takes text, as a phone's keyboard goes. */
    next: async () => {
      count.keys += 1
      do await user.tab()
      while (
        !(document.activeElement as HTMLInputElement | null)?.matches(
          'input:not([type=checkbox], [type=radio]), textarea',
        )
      )
    },
    type,
  }
}

test('a business is registered in at most 18 taps, every field filled in by hand', async () => {
  const { sandbox, user } = show({ defaultValues: {}, firstCountries: ['NG', 'GH'] })
  const { count, tap, next, type } = countGestures(user)
  const choose = async (label: string) => tap(await screen.findByLabelText(label))
  await choose('Business name')
  await type('Kunle Cold Chain')
  await choose('Registered under this name')
  await choose('Tax identification number (TIN)')
  await type('00123456-0001')
  await next()
  await type('kunle.example')
  // A native list takes two: one opens it, one chooses.
  count.taps += 2
  await user.selectOptions(screen.getByLabelText('Industry'), 'Logistics')
  for (const label of ['Lender', '1–5', 'Up to 2 years']) await choose(label)
  await tap(screen.getByRole('button', { name: 'Continue' }))
  expect(await screen.findByLabelText('Country where it works')).toHaveProperty('value', 'NG')
  await choose('State or region')
  const rest = ['Lagos', 'Ikeja', '4 Sample Close', 'Kunle', 'Adewale', 'owner@kunle.example', '08031234567']
  for (const [at, text] of rest.entries()) {
    if (at > 0) await next()
    await type(text)
  }
  await tap(screen.getByRole('button', { name: 'Continue' }))
  await tap(await screen.findByRole('button', { name: 'Register business' }))
  const confirm = await screen.findByRole('button', { name: 'Register Kunle Cold Chain' }, slow)
  await waitFor(() => expect(confirm.getAttribute('aria-disabled')).toBeNull())
  await tap(confirm)
  await screen.findByRole('heading', { name: 'Kunle Cold Chain is registered' }, slow)
  expect(creations(sandbox)[0]?.body).toMatchObject({
    country_short_name: 'NG',
    phone_number: '+2348031234567',
  })
  expect(count).toEqual({ taps: 13, keys: 115 })
})
