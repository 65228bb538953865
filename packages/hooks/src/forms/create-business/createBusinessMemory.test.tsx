import { QueryClient } from '@tanstack/react-query'
import { cleanup, renderHook, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createFixture } from '../../../test/createFixture.tsx'
import { renderCreateBusinessForm } from '../../../test/renderCreateBusinessForm.tsx'
import { useCustomerPartners } from '../../index.ts'

afterEach(cleanup)

test('T91: a business that the page’s list holds already is pointed out, by what each field is called there', async () => {
  const queryClient = new QueryClient()
  const { wrapper, sandbox, ...fixture } = createFixture({ provider: { queryClient } })
  const { result } = renderHook(() => useCustomerPartners(), { wrapper })
  await waitFor(() => expect(result.current.isSuccess).toBe(true))
  const known = result.current.data?.find(({ is_deleted: isDeleted }) => isDeleted !== true)
  if (!known) throw new Error('The sandbox knows no partner')
  const { form, user } = renderCreateBusinessForm(
    { defaultValues: { taxId: known.name, email: 'somebody@new.example' } },
    { ...fixture, wrapper, sandbox },
  )
  // A tax number is looked for among tax numbers, not among names.
  expect(form().duplicate).toBeNull()
  await user.type(screen.getByLabelText('businessName'), ` ${known.name.toUpperCase()} `)
  await user.tab()
  expect(form().duplicate).toEqual({ partner: { id: known.id, name: known.name }, by: 'name' })
  form().set('email', known.email?.toUpperCase() ?? '')
  await waitFor(() => expect(form().duplicate).toMatchObject({ partner: { id: known.id }, by: 'email' }))
  expect(form().step).toBe('details')
})

test('the list of businesses is not asked for: what the page does not hold is not compared', async () => {
  const { form, sandbox, toReview } = renderCreateBusinessForm()
  await toReview()
  expect(form().duplicate).toBeNull()
  expect(sandbox.calls.map(({ endpoint }) => endpoint)).not.toContain('listCustomerPartners')
})
