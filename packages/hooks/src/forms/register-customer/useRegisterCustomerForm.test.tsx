import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createFixture } from '../../../test/createFixture.tsx'
import { renderRegisterCustomerForm } from '../../../test/renderRegisterCustomerForm.tsx'

afterEach(cleanup)

const person = { first_name: 'Ngozi', last_name: 'Eze', contact_number: '+2348031234567' }

test('T12: a person with the least that is asked travels without a single blank field', async () => {
  const { form, sandbox, fillPerson, confirm, status } = renderRegisterCustomerForm()
  await fillPerson()
  await confirm()
  await waitFor(() => expect(status()).toBe('outcome 2 accepted'))
  expect(sandbox.calls.map(({ body }) => body)).toEqual([
    { ...person, unique_id_type: 'bvn', unique_id: '02212345678' },
  ])
  // The relay answers without what identifies a person.
  expect(form().registered).toMatchObject({
    customer: { first_name: 'Ngozi', unique_id: null },
    link: { customer: form().registered?.customer.id, partner: 'cp_adaeze' },
  })
})

test('T54: a business is asked for its name and number, and brings its representative', async () => {
  const { sandbox, type, goOn, confirm, status, form } = renderRegisterCustomerForm({})
  form().set('kind', 'business')
  await screen.findByLabelText('businessName')
  expect(form().fields).toEqual(['kind', 'businessName', 'rcNumber', 'firstName', 'lastName'])
  await type({ businessName: ' Eze  Foods Ltd ', firstName: 'Ngozi', lastName: 'Eze' })
  await goOn()
  expect(form().errors).toMatchObject([{ field: 'rcNumber', code: 'REQUIRED' }])
  await type({ rcNumber: 'RC 123456' })
  await goOn()
  await type({ idNumber: '022-1234-5678' })
  await goOn()
  await type({ phone: '+234 (803) 123-4567' })
  await goOn()
  expect(form().review).toMatchObject({ kind: 'business', name: 'Eze Foods Ltd' })
  await confirm()
  await waitFor(() => expect(status()).toBe('outcome 2 accepted'))
  expect(sandbox.calls[0]?.body).toMatchObject({
    ...{ business_name: 'Eze Foods Ltd', rc_number: 'RC 123456', unique_id: '02212345678' },
    contact_number: '+2348031234567',
  })
})

test('everything that the service takes can be told, and an office at home is never asked for twice', async () => {
  const { sandbox, user, type, goOn, confirm, status, form } = renderRegisterCustomerForm({
    kind: 'individual',
    documents: 'later',
    defaultValues: { gender: 'female', maritalStatus: 'married', photoIdType: 'Drivers license' },
  })
  await type({ firstName: 'Ngozi', lastName: 'Eze' })
  await goOn()
  await type({ idNumber: '02212345678', nin: '123 4567 8901', dateOfBirth: '1990-5-9' })
  await goOn()
  await type({
    ...{
      phone: '08031234567',
      email: ' ngozi@eze.example ',
      street: '3 Marina',
      city: 'Lagos',
      state: 'Lagos',
    },
    ...{ country: 'Nigeria', occupation: 'Trader', nextOfKin: 'Obi Eze', otherNames: 'Ada' },
    motherMaidenName: 'Okafor',
  })
  await user.click(screen.getByLabelText('officeSameAsHome'))
  await waitFor(() => expect(screen.queryByLabelText('officeStreet')).toBeNull())
  await goOn()
  expect(form().review?.officeSameAsHome).toBe(true)
  await confirm()
  await waitFor(() => expect(status()).toBe('outcome 2 accepted'))
  expect(sandbox.calls[0]?.body).toEqual({
    ...{ ...person, unique_id_type: 'bvn', unique_id: '02212345678', nin: '12345678901' },
    // T24: sent the way round that the service takes, whatever was typed.
    date_of_birth: '1990-05-09',
    ...{ gender: 'female', marital_status: 'married', photo_id_type: 'Drivers license' },
    ...{ email: 'ngozi@eze.example', street: '3 Marina', city: 'Lagos', state: 'Lagos', country: 'Nigeria' },
    ...{ office_street: '3 Marina', office_city: 'Lagos', office_state: 'Lagos', office_country: 'Nigeria' },
    ...{ occupation: 'Trader', next_of_kin: 'Obi Eze', other_names: 'Ada', mother_maiden_name: 'Okafor' },
  })
})

test('the host’s kind of customer is not changed by a draft of the other kind', async () => {
  const fixture = createFixture()
  const asked = renderRegisterCustomerForm({}, fixture)
  asked.form().set('kind', 'individual')
  await screen.findByLabelText('firstName')
  await asked.type({ firstName: 'Ngozi' })
  asked.unmount()
  const { form } = renderRegisterCustomerForm({ kind: 'business' }, fixture)
  await waitFor(() => expect(form().draftRestored).toBe(true))
  expect(form().values).toMatchObject({ kind: 'business', firstName: 'Ngozi' })
  expect(form().getValue('kind')).toBe('business')
  expect(form().fields).toContain('businessName')
})
