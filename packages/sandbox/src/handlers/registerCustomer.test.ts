import { expect, test } from 'vitest'
import { openTestSandbox } from '../../test/openTestSandbox.ts'

const path = '/v1/customer_partners/cp_adaeze/customers'
const person = {
  first_name: 'Ngozi',
  last_name: 'Okafor',
  contact_number: '08031234567',
  unique_id_type: 'bvn',
  unique_id: '02212345678',
}

test('T20, T24, T25: the answer has ISO dates, and a link that holds ids without _id', async () => {
  const { send } = openTestSandbox()
  const { status, body } = await send('POST', path, { ...person, date_of_birth: '1990-04-12' })
  expect(status).toBe(201)
  expect(body.data.customer).toMatchObject({
    ...person,
    date_of_birth: '1990-04-12',
    created_at: '2026-01-15T09:00:00.000Z',
    nin_slip: null,
  })
  expect(body.data.customerPartner).toEqual({
    id: expect.any(String),
    customer: body.data.customer.id,
    partner: 'cp_adaeze',
    created_at: expect.any(String),
    updated_at: expect.any(String),
  })
})

test('a registered customer is in the list afterwards', async () => {
  const { send, get } = openTestSandbox()
  const { body } = await send('POST', path, { ...person, date_of_birth: '1990-04-12' })
  const list = await get(path)
  expect(list.body.data.customers[0]).toMatchObject({
    id: body.data.customer.id,
    date_of_birth: '12-04-1990',
  })
})

test('T12, T70: a form with files is taken too, and files come back as links', async () => {
  const { sandbox, send } = openTestSandbox()
  const form = new FormData()
  for (const [name, value] of Object.entries(person)) form.set(name, value)
  form.set('photo_id_type', 'NIN slip')
  form.set('nin_slip', new File(['slip'], 'ọjà slip.jpg', { type: 'image/jpeg' }))
  const { body } = await send('POST', path, form)
  expect(body.data.customer.nin_slip).toMatch(/^https:\/\//)
  expect(sandbox.calls[0]?.body).toMatchObject({
    ...person,
    nin_slip: {
      name: 'ọjà slip.jpg',
      type: 'image/jpeg',
      size: 4,
      sha256: '1c1480e67eee52c17293f3628a94874948eae6a2481044b13b6778db6c7dbeab',
    },
  })
})

test.each([
  [{}, 'first_name is required'],
  [{ ...person, last_name: '' }, 'last_name is required'],
  [{ ...person, contact_number: undefined }, 'contact_number is required'],
  [{ ...person, unique_id_type: 'nin' }, 'unique_id_type must be one of bvn'],
  [{ ...person, unique_id: undefined }, 'unique_id is required'],
  [{ ...person, business_name: 'Ngozi Stores' }, 'rc_number is required'],
  [{ ...person, gender: 'other' }, 'gender must be one of male, female'],
  [{ ...person, marital_status: 'divorced' }, 'marital_status must be one of single, married'],
  [{ ...person, date_of_birth: '12-04-1990' }, 'date_of_birth must be a date, YYYY-MM-DD'],
  [{ ...person, date_of_birth: '1990-02-31' }, 'date_of_birth must be a date, YYYY-MM-DD'],
])('%j is refused: %s', async (body, message) => {
  expect(await openTestSandbox().send('POST', path, body)).toEqual({
    status: 422,
    body: { status: 'error', message },
  })
})

test('a file whose name holds reject is refused, with the field named', async () => {
  const { send } = openTestSandbox()
  const form = new FormData()
  for (const [name, value] of Object.entries(person)) form.set(name, value)
  form.set('utility_slip', new File(['x'], 'Reject-me.pdf'))
  expect((await send('POST', path, form)).body.message).toContain('utility_slip')
})
