import { expect, test } from 'vitest'
import { findNamedFields } from './findNamedFields.ts'

test.each([
  ['country_short_name is not a country that the service works in', ['country']],
  ['body.tax_identification_number: already registered', ['taxId']],
  ['"email" must be a valid email', ['email']],
  ['support_email is required', ['supportEmail', 'email']],
  ['Company_Name has been taken', ['companyName', 'businessName']],
  ['website must be a URL, see also phone_number', ['website']],
])('T7: a refusal that says “%s” leads to the field', (message, fields) => {
  expect(findNamedFields(message)).toEqual(fields)
})

test.each([
  '',
  'Business exists already',
  'We do not work in this country yet',
  'Contact support by email',
  'registered_country_code is unknown',
])('T7: a refusal that names no field leads nowhere: “%s”', (message) => {
  expect(findNamedFields(message)).toEqual([])
})
