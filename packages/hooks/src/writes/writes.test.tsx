import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createFixture } from '../../test/createFixture.tsx'
import {
  useActiveDrawdown,
  useCreateBusiness,
  useCustomers,
  useReconcileRepayments,
  useRegisterCustomer,
  useRegisterTransactions,
  useRequestDrawdown,
} from '../index.ts'

afterEach(cleanup)

test('T79: a drawdown request returns what was asked, without the secret that the service sends along', async () => {
  const { wrapper } = createFixture({ provider: { customerPartnerId: 'cp_kwame' } })
  const { result } = renderHook(() => useRequestDrawdown(), { wrapper })
  const receipt = await act(() => result.current.mutateAsync({ body: { amount: '5000', tenor: 30 } }))
  expect(receipt.data).toMatchObject({ status: 'requested', tenor: 30, drawdown_id: null })
  expect(JSON.stringify(receipt)).not.toContain('app_key')
})

test('registering a customer refreshes the list of customers', async () => {
  const { wrapper } = createFixture()
  const { result } = renderHook(() => ({ register: useRegisterCustomer(), customers: useCustomers() }), {
    wrapper,
  })
  await waitFor(() => expect(result.current.customers.isSuccess).toBe(true))
  const before = result.current.customers.data?.customers.length ?? 0
  const person = { first_name: 'Efua', last_name: 'Mensah', contact_number: '08030000001' }
  await act(() =>
    result.current.register.mutateAsync({
      body: { ...person, unique_id_type: 'bvn', unique_id: '01234567890' },
    }),
  )
  await waitFor(() => expect(result.current.customers.data?.customers).toHaveLength(before + 1))
})

test('T57, T60: registered transactions are accepted first and settled later', async () => {
  const { wrapper, relay, sandbox } = createFixture()
  const { result } = renderHook(() => useRegisterTransactions(), { wrapper })
  const transaction = {
    client: { first_name: 'Efua', last_name: 'Mensah' },
    transaction_reference: 'TX-1',
    disbursement_date: '2026-01-10',
    expected_payment_date: '2026-03-10',
    amount_payable: '1200.00' as const,
    financier: 'Others',
  }
  const receipt = await act(() =>
    result.current.mutateAsync({
      body: { sector: 'Lender', transactions: [transaction], financed_transactions: [] },
    }),
  )
  expect(receipt.data).toBeNull()
  expect(relay.operations()).toMatchObject([{ state: 'accepted', kind: 'registerTransactions' }])
  await sandbox.advance(3_000)
  expect(relay.operations()).toMatchObject([{ state: 'succeeded', matched: 'reference' }])
})

test('a reconciled repayment is accepted', async () => {
  const { wrapper, relay } = createFixture()
  const { result } = renderHook(() => useReconcileRepayments(), { wrapper })
  const body = { payments: [{ transaction_reference: 'LN-1', amount: '250.00' as const }] }
  await act(() => result.current.mutateAsync({ body }))
  expect(relay.operations()).toMatchObject([{ kind: 'reconcileRepayments', state: 'accepted' }])
})

test('a business is created for the channel partner of the provider', async () => {
  const { wrapper, relay } = createFixture()
  const { result } = renderHook(() => useCreateBusiness(), { wrapper })
  const receipt = await act(() =>
    result.current.mutateAsync({
      body: {
        ...{ email: 'hello@example.com', first_name: 'Efua', last_name: 'Mensah', country_name: 'Ghana' },
        ...{
          country_short_name: 'GH',
          business_name: 'Efua Fabrics',
          company_description: '',
          industry: 'Commerce',
        },
        ...{
          company_size: '1-5',
          sector: 'lender',
          years_of_operations: '2+ Years',
          tax_identification_number: 'C0012',
        },
        ...{
          company_name: 'Efua Fabrics Ltd',
          support_email: 'help@example.com',
          phone_number: '0240000001',
        },
        ...{ website: 'https://example.com', registered_country: 'Ghana', registered_state: 'Greater Accra' },
        ...{ registered_city: 'Accra', registered_street: '1 High Street' },
      },
    }),
  )
  expect(receipt.data.compliance.credit_assessment_status).toBe('not-started')
  expect(relay.operations()).toMatchObject([{ channelPartnerId: 'chp_harbour', state: 'accepted' }])
})

test('bad input is told by field, and nothing is sent', async () => {
  const { wrapper, sandbox } = createFixture()
  const { result } = renderHook(() => useRequestDrawdown(), { wrapper })
  const error = await act(() =>
    result.current.mutateAsync({ body: { amount: '0', tenor: 30 } }).catch((thrown: unknown) => thrown),
  )
  expect(error).toMatchObject({ category: 'validation' })
  expect(sandbox.calls).toHaveLength(0)
})

test('T92: a drawdown that becomes active is seen by reading it again', async () => {
  const { wrapper, sandbox } = createFixture({ provider: { customerPartnerId: 'cp_kwame' } })
  const { result } = renderHook(() => ({ request: useRequestDrawdown(), active: useActiveDrawdown() }), {
    wrapper,
  })
  await waitFor(() => expect(result.current.active.data).toBeNull())
  await act(() => result.current.request.mutateAsync({ body: { amount: '5000', tenor: 30 } }))
  sandbox.control.disburse('cp_kwame')
  act(() => void result.current.active.refetch())
  await waitFor(() => expect(result.current.active.data).toMatchObject({ amount_drawn: '5000' }))
})

test('T12: a customer with a staged file reaches the service as a form with a file part', async () => {
  const { wrapper, sandbox, relay } = createFixture()
  const { result } = renderHook(() => useRegisterCustomer(), { wrapper })
  const person = {
    first_name: 'Efua',
    last_name: 'Mensah',
    contact_number: '08030000001',
    unique_id: '01234567890',
  }
  const place = { kind: 'registerCustomer', slot: 'nin_slip', customerPartnerId: 'cp_adaeze' } as const
  const { id, sha256 } = await relay.stageFile({ ...place, name: 'slip.pdf', content: '%PDF-1.4 slip' })
  const slip = { upload_id: id, sha256: sha256 ?? '' }
  const receipt = await act(() =>
    result.current.mutateAsync({
      body: { ...person, unique_id_type: 'bvn', photo_id_type: 'NIN slip', nin_slip: slip },
    }),
  )
  expect(receipt.data.customer.first_name).toBe('Efua')
  expect(sandbox.calls[0]?.body).toMatchObject({
    nin_slip: { name: 'slip.pdf', type: 'application/pdf', size: '%PDF-1.4 slip'.length },
  })
})
