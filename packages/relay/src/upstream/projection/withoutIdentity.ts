import { foldKey } from '../../lib/foldKey.ts'
import { tryParseJson } from '../../lib/tryParseJson.ts'
import type { Projection } from './createProjection.ts'
import { projectJson } from './projectJson.ts'

/**
 * Numbers of identity, what only a family knows, dates of birth, and links to scans, by every name that the API gives them (Partner API, Customer,
 * Transaction client) and by those that services like it use.
 */
const identity: ReadonlySet<string> = new Set(
  [
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
  ].map(foldKey),
)

/** Everything but identity, at every depth: a key that is asked for is there unless it is one of these. */
const everythingElse: Projection = new Proxy(
  {},
  {
    get: (_none, key) => (typeof key === 'string' && identity.has(foldKey(key)) ? undefined : everythingElse),
  },
)

/** An answer as it is recorded: what identifies a person is left out, and everything else stands as it came. What is not JSON stays. */
export function withoutIdentity(text: string): string {
  return tryParseJson(text) === undefined ? text : projectJson(text, { projection: everythingElse })
}
