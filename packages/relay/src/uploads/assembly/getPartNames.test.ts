import { type Endpoint, endpoints } from '@onlend/core/internal'
import { expect, test } from 'vitest'
import { getPartNames } from './getPartNames.ts'

const customerFields =
  'first_name last_name contact_number unique_id_type unique_id email rc_number gender date_of_birth address nin photo_id_type ' +
  'next_of_kin business_name other_names mother_maiden_name marital_status occupation street city state country office_street ' +
  'office_city office_state office_country nin_slip international_passport drivers_license proof_of_residence utility_slip'

test('a customer may have every field of the API document as a part, and no other', () => {
  const allowed = getPartNames(endpoints.registerCustomer)
  for (const name of customerFields.split(' ')) expect(allowed?.test(name), name).toBe(true)
  expect(allowed?.source.split('|')).toHaveLength(customerFields.split(' ').length)
  for (const name of ['app_key', 'customer_partner_id', 'nin_slip_2', '']) {
    expect(allowed?.test(name), name).toBe(false)
  }
})

test('T64, T65: an assessment may have reports of any year and numbered documents', () => {
  const allowed = getPartNames(endpoints.submitCreditAssessment)
  for (const name of ['management_financial_report_2031_2', 'holdco_incorporation_documents_1']) {
    expect(allowed?.test(name), name).toBe(true)
  }
  expect(allowed?.test('management_financial_report_31')).toBe(false)
})

test('what travels as JSON alone takes no form', () => {
  const asForms = Object.values<Endpoint>(endpoints).filter((endpoint) => getPartNames(endpoint) !== null)
  expect(asForms.map(({ name }) => name)).toEqual(
    Object.values<Endpoint>(endpoints)
      .filter(({ encoding }) => encoding !== undefined && encoding !== 'json')
      .map(({ name }) => name),
  )
})
