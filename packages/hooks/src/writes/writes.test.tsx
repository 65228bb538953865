import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createFixture } from '../../test/createFixture.tsx'
import {
  useCreateBusiness,
  useReconcileRepayments,
  useRegisterCustomer,
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
  const { result } = renderHook(() => useRegisterCustomer(), { wrapper })
  const person = { first_name: '', last_name: 'Mensah', contact_number: '08030000001' }
  const body = { ...person, unique_id_type: 'bvn', unique_id: '01234567890' } as const
  const error = await act(() => result.current.mutateAsync({ body }).catch((thrown: unknown) => thrown))
  expect(error).toMatchObject({ category: 'validation', fieldErrors: { first_name: 'is required' } })
  expect(sandbox.calls).toHaveLength(0)
})
