import type { CreateBusinessValues } from '@onlend/hooks/forms'
import { createSandbox, manualClock } from '@onlend/sandbox'
import { createRelayDouble } from '@onlend/testing/relay-double'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createRef, type ReactNode, StrictMode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import type { FormHandle } from '../form/useFormReports.tsx'
import { TenantContext, type TenantValue } from '../root/TenantContext.ts'
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

function show(props: Partial<CreateBusinessFormProps> = {}, wrap = (form: ReactNode) => form) {
  const sandbox = createSandbox({ clock: manualClock() })
  const relay = createRelayDouble(sandbox)
  const handle = createRef<FormHandle>()
  render(
    <StrictMode>
      <TestGround client={relay.createClient()} channelPartnerId="chp_harbour">
        {wrap(<CreateBusinessForm ref={handle} defaultValues={filled} draft={false} {...props} />)}
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

test('the countries of the tenant are on offer', async () => {
  // The cast: the form reads only the countries.
  const value = { config: { countries: ['GH', 'KE'], features: {}, fields: {} } } as unknown as TenantValue
  const { handle } = show({}, (form) => <TenantContext.Provider value={value}>{form}</TenantContext.Provider>)
  handle.current?.submit()
  await screen.findByRole('heading', { name: 'Address and contact', level: 3 }, slow)
  const options = within(screen.getByRole('combobox', { name: /^Country/ })).getAllByRole('option')
  expect(options.map(({ textContent }) => textContent)).toEqual(['Choose a country', 'Ghana', 'Kenya'])
})
