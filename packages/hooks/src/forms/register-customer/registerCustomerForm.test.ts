import type { StagedFile } from '@onlend/core/relay'
import { expect, test } from 'vitest'
import { type RegisterCustomerValues, registerCustomerForm } from './registerCustomerForm.ts'
import { toSnakeNames } from '../../lib/toSnakeNames.ts'

type Context = Parameters<typeof registerCustomerForm.toSchema>[0]

const context: Context = {
  ...{ kind: 'individual', country: 'nigeria', residence: 'parts', idNumber: undefined },
  ...{ documents: 'required', keepsPersonal: false, now: () => Date.UTC(2026, 0, 1) },
  take: (documents) => ({
    files: [],
    staged: toSnakeNames(Object.fromEntries(documents.map((name) => [name, {} as StagedFile]))),
  }),
}
const person = { firstName: 'Ngozi', lastName: 'Eze', idNumber: '02212345678', phone: '08031234567' }

const read = (values: Partial<RegisterCustomerValues>, known: Partial<Context> = {}) => {
  const schema = registerCustomerForm.toSchema({ ...context, ...known })
  const { data, error } = schema.safeParse({ ...registerCustomerForm.empty, ...person, ...values })
  return data ?? Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path[0], message]))
}

test('a photo ID and its file are needed only where documents are required', () => {
  const optional = (documents: Context['documents'], photoIdType: RegisterCustomerValues['photoIdType']) =>
    registerCustomerForm.toLayout({ ...registerCustomerForm.empty, photoIdType }, { ...context, documents })
      .optional
  expect(optional('required', 'NIN slip')).not.toContain('photoIdType')
  expect(optional('required', 'NIN slip')).not.toContain('ninSlip')
  expect(optional('required', 'NIN slip')).toContain('utilitySlip')
  for (const name of ['photoIdType', 'ninSlip']) expect(optional('optional', 'NIN slip')).toContain(name)
  expect(read({})).toEqual({ photoIdType: 'REQUIRED' })
  expect(read({ photoIdType: 'NIN slip' })).toEqual({ ninSlip: 'REQUIRED' })
  expect(read({ photoIdType: 'NIN slip', ninSlip: 'busy' })).toEqual({ ninSlip: 'STILL_UPLOADING' })
})

test('a document that is not asked for is neither read nor sent', () => {
  const values = { photoIdType: 'Drivers license', driversLicense: 'staged', ninSlip: 'problem' } as const
  const body = read(values)
  expect(body).toMatchObject({ photo_id_type: 'Drivers license', drivers_license: {} })
  expect(body).not.toHaveProperty('nin_slip')
  expect(read({ ...values, driversLicense: 'problem' }, { documents: 'later' })).not.toHaveProperty(
    'drivers_license',
  )
  expect(read(values, { documents: undefined })).not.toHaveProperty('photo_id_type')
})

test('a business’s name goes only with a business, whatever was filled in before', () => {
  const values = { kind: 'business', businessName: 'Eze Foods', rcNumber: 'RC 1' } as const
  const later = { documents: 'later' } as const
  expect(read(values, later)).not.toHaveProperty('business_name')
  expect(read(values, { ...later, kind: 'ask' })).toMatchObject({ business_name: 'Eze Foods' })
  expect(read(values, { ...later, kind: 'business' })).toMatchObject({ rc_number: 'RC 1' })
})

test('who it is comes first, and a residence in one text travels as the address', () => {
  const ask = { ...context, kind: 'ask', documents: 'later' } as const
  expect(registerCustomerForm.toLayout(registerCustomerForm.empty, ask).pages[0]).toEqual(['kind'])
  expect(read({}, ask)).toEqual({ kind: 'REQUIRED' })
  expect(read({ address: ' Behind the  market ' }, { documents: 'later', residence: 'text' })).toMatchObject({
    address: 'Behind the market',
  })
})

test.each([
  ['dateOfBirth', '1990-05', 'DATE_INCOMPLETE'],
  ['dateOfBirth', '1990-05-32', 'DATE_DAY_INVALID'],
  ['dateOfBirth', '1990-13-01', 'DATE_MONTH_INVALID'],
  ['dateOfBirth', '90-05-01', 'DATE_YEAR_INVALID'],
  ['dateOfBirth', '1990-02-30', 'DATE_NOT_REAL'],
  ['dateOfBirth', '2999-01-01', 'DATE_IN_FUTURE'],
  ['idNumber', '2212345678', 'ID_NUMBER_INVALID'],
  ['nin', '1234', 'NIN_INVALID'],
  ['phone', '0803', 'PHONE_INVALID'],
  ['email', 'ngozi.example', 'EMAIL_INVALID'],
])('%s %j is refused as %s', (field, text, code) => {
  expect(read({ [field]: text }, { documents: 'later' })).toEqual({ [field]: code })
})

test('figures of an Arabic keyboard are read like any others', () => {
  const typed = { idNumber: '٠٢٢١٢٣٤٥٦٧٨', dateOfBirth: '١٩٩٠-٠٥-٠٩', phone: '٠٨٠٣١٢٣٤٥٦٧' }
  expect(read(typed, { documents: 'later' })).toMatchObject({
    ...{ unique_id: '02212345678', date_of_birth: '1990-05-09', contact_number: '+2348031234567' },
  })
})
