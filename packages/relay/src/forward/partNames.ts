import { assessmentDocuments, type EndpointName } from '@onlend/core'

const customerFields =
  'first_name last_name contact_number unique_id_type unique_id email rc_number gender date_of_birth address nin photo_id_type ' +
  'next_of_kin business_name other_names mother_maiden_name marital_status occupation street city state country office_street ' +
  'office_city office_state office_country nin_slip international_passport drivers_license proof_of_residence utility_slip'

/** The parts that each endpoint with files may have (Partner API, Endpoints 2 and 11); the years of reports go on counting by themselves. */
export const partNames: Partial<Record<EndpointName, RegExp>> = {
  registerCustomer: new RegExp(`^(?:${customerFields.replaceAll(' ', '|')})$`),
  submitCreditAssessment: new RegExp(
    `^(?:financial_information|management_financial_report_\\d{4}(?:_\\d{1,3})?|(?:${assessmentDocuments.join('|')})(?:_\\d{1,3})?)$`,
  ),
}
