import { QueryClient } from '@tanstack/react-query'
import { cleanup, renderHook, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createFixture } from '../../../test/createFixture.tsx'
import { renderIdentityPage, renderRegisterCustomerForm } from '../../../test/renderRegisterCustomerForm.tsx'
import { useCustomers } from '../../reads/useCustomers.ts'

afterEach(cleanup)

test('an improbable birth date is a warning and not an error', async () => {
  const { form, type, fill, goOn, status } = await renderIdentityPage()
  await type({ idNumber: '02212345678', dateOfBirth: '2021-01-01' })
  expect(form().warnings.dateOfBirth).toBe('AGE_UNDER_16')
  await fill({ dateOfBirth: '1885-01-01' })
  expect(form().warnings.dateOfBirth).toBe('AGE_OVER_120')
  await goOn()
  await waitFor(() => expect(status()).toBe('details 2 -'))
})

test('T46: a host of another country asks for its own number, which still travels as bvn', async () => {
  const { sandbox, form, type, goOn, confirm, status } = renderRegisterCustomerForm({
    kind: 'individual',
    country: 'ghana',
    idNumber: { pattern: /^GHA-\d{9}-\d$/ },
  })
  await type({ firstName: 'Kwame', lastName: 'Asante' })
  await goOn()
  await type({ idNumber: '02212345678', nin: 'C1234' })
  await goOn()
  expect(form().errors).toMatchObject([{ field: 'idNumber', code: 'ID_NUMBER_INVALID' }])
  await form().set('idNumber', ' GHA-123456789-0 ')
  await goOn()
  await type({ phone: '0241234567' })
  await goOn()
  await confirm()
  await waitFor(() => expect(status()).toBe('outcome 2 accepted'))
  expect(sandbox.calls[0]?.body).toMatchObject({
    ...{ unique_id_type: 'bvn', unique_id: 'GHA-123456789-0', nin: 'C1234' },
  })
})

test('a number that a customer of the list already has is pointed out, and nothing is read for it', async () => {
  const fixture = createFixture({ provider: { queryClient: new QueryClient() } })
  const { result } = renderHook(() => useCustomers(), { wrapper: fixture.wrapper })
  await waitFor(() => expect(result.current.data?.customers.length).toBeGreaterThan(0))
  const known = result.current.data?.customers.find(({ is_deleted }) => is_deleted !== true)
  const before = fixture.sandbox.calls.length
  const { form, type, goOn, status } = await renderIdentityPage(fixture)
  await type({ idNumber: known?.unique_id ?? '' })
  await waitFor(() => expect(form().warnings.idNumber).toBe('ALREADY_REGISTERED'))
  expect(form().knownCustomer?.id).toBe(known?.id)
  await goOn()
  await waitFor(() => expect(status()).toBe('details 2 -'))
  expect(fixture.sandbox.calls).toHaveLength(before)
})

test('a field that was prefilled and emptied stays empty, however often the host draws again', async () => {
  const options = () => ({ kind: 'individual' as const, rules: { lastName: { defaultValue: 'Eze' } } })
  const { user, again, form } = renderRegisterCustomerForm(options())
  await user.clear(screen.getByLabelText('lastName'))
  await user.tab()
  again(options())
  expect(screen.getByLabelText<HTMLInputElement>('lastName').value).toBe('')
  expect(form().values.lastName).toBe('')
})

test('what a tenant’s rules prefill, although they came late, is there again for the next customer', async () => {
  const { again, form } = renderRegisterCustomerForm({ kind: 'individual' })
  again({ kind: 'individual', rules: { lastName: { defaultValue: 'Eze' } } })
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('lastName').value).toBe('Eze'))
  form().actions.startOver()
  await waitFor(() => expect(form().values.lastName).toBe('Eze'))
  expect(screen.getByLabelText<HTMLInputElement>('lastName').value).toBe('Eze')
})
