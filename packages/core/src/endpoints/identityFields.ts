/**
 * The fields of identity: identity numbers, family secrets such as the maiden name, dates of birth, and links to scans, by every name in the API (Partner
 * API, Customer, Transaction client) and by the names of similar services.
 */
export const identityFields: readonly string[] = [
  ...[
    'bvn',
    'nin',
    'unique_id',
    'id_value',
    'id_number',
    'national_id',
    'ssn',
    'voter_id',
    'passport_number',
  ],
  ...['mother_maiden_name', 'mothers_maiden_name', 'next_of_kin', 'date_of_birth', 'birth_date', 'dob'],
  ...['nin_slip', 'international_passport', 'drivers_license', 'proof_of_residence', 'utility_slip'],
  ...['photo_id', 'photo_id_url', 'proof_of_address', 'signature', 'selfie', 'photo', 'image'],
  ...['identity_document', 'id_card', 'bank_statement', 'cac_document', 'certificate_of_incorporation'],
]
