import { compactNumber } from '@onlend/core/internal'
import { registerCustomerOperation } from '@onlend/core/operations'
import type { StagedFile } from '@onlend/core/relay'
import type { FieldDefinition, FieldInput } from '../define-form/FieldDefinition.ts'
import { choice } from '../define-form/choice.ts'
import { type FormErrorCode, type FormValues, defineForm } from '../define-form/defineForm.ts'
import { email } from '../define-form/email.ts'
import { part } from '../define-form/part.ts'
import { phone } from '../define-form/phone.ts'
import { text } from '../define-form/text.ts'
import { place } from '../define-form/place.ts'
import { when } from '../define-form/when.ts'
import { toSnakeNames } from '../../lib/toSnakeNames.ts'
import { tick } from '../define-form/tick.ts'
import { readBirthDate } from './readBirthDate.ts'
import type { RegisterCustomerOptions } from './useRegisterCustomerForm.ts'

/** The kind of customer. A business comes with its representative. */
export type RegisterCustomerKind = 'individual' | 'business'

/** The typed texts, in which identity and phone numbers keep their leading zeros, and the progress of each document. */
export type RegisterCustomerValues = FormValues<typeof registerCustomerForm>

/** The progress of a document's files; `''` without a file. */
export type DocumentProgress = '' | 'busy' | 'problem' | 'staged'

/** The files of a registration. */
export type TakenDocuments = {
  files: RegisterCustomerReview['files']
  /** The staged files by the service's name of the document. */
  staged: Readonly<Record<string, StagedFile>>
}

/** The name of a field; every value has one. */
export type RegisterCustomerFieldName = keyof RegisterCustomerValues

/** The mistake in a field. The view has the words for it. */
export type RegisterCustomerErrorCode = FormErrorCode<typeof registerCustomerForm>

/** The facts that a person must see before the registration, cleaned as the form sends them; blank fields are absent. */
export type RegisterCustomerReview = {
  kind: RegisterCustomerKind
  /** The name of the business, or first and last name. */
  name: string
  fields: Readonly<Partial<Record<CustomerTextName, string>>>
  /** The office is at the residence: the office fields are absent here, and the form sends copies. */
  officeSameAsHome: boolean
  /** The files to send, each completely at the relay. */
  files: readonly { document: RegisterCustomerDocument; name: string; size: number }[]
}

type CustomerContext = Pick<RegisterCustomerOptions, 'idNumber' | 'documents'> & {
  kind: 'ask' | RegisterCustomerKind
  country: string
  residence: 'parts' | 'text'
  /** Whether a draft keeps the identifiers of a person. */
  keepsPersonal: boolean
  /** Milliseconds since 1970. */
  now: () => number
  /** Returns the staged files of the documents. */
  take: (documents: readonly RegisterCustomerDocument[]) => TakenDocuments
}

const tidy = (seen: string) => seen.replace(/\s+/g, ' ')
const filled = (input: FieldInput) => text({ clean: tidy, input })
const free = (input: FieldInput = {}) => text({ clean: tidy, optional: true, input })
const name = { autoCapitalize: 'words', spellCheck: false } as const
const line = (autoComplete: string) => free({ autoCapitalize: 'words', autoComplete })

/** The texts that a person types and that the review shows. */
const texts = {
  businessName: filled({ ...name, autoComplete: 'organization' }),
  rcNumber: filled({ autoCapitalize: 'characters', spellCheck: false }),
  /** The first name of the person, or of the business's representative. */
  firstName: filled({ ...name, autoComplete: 'given-name' }),
  lastName: filled({ ...name, autoComplete: 'family-name' }),
  ...place({ group: 'more' }, { otherNames: free({ ...name, autoComplete: 'additional-name' }) }),
  /** The number that the form sends as `unique_id` of the type `bvn`, also where a host gives it another name. */
  idNumber: text({
    clean: (seen, { idNumber }: CustomerContext) => (idNumber ? tidy(seen) : compactNumber(seen)),
    check: (number, { idNumber }) => {
      const { pattern } = idNumber ?? { pattern: /^\d{11}$/ }
      // `search`, because `test` of a global pattern continues after its last match.
      return pattern === undefined || number.search(pattern) >= 0 ? null : 'ID_NUMBER_INVALID'
    },
    input: { inputMode: 'numeric' },
  }),
  nin: text({
    optional: true,
    clean: compactNumber,
    check: (number, { country }: CustomerContext) =>
      country.toLowerCase() === 'nigeria' && !/^\d{11}$/.test(number) ? 'NIN_INVALID' : null,
    input: { inputMode: 'numeric' },
  }),
  dateOfBirth: text({
    kind: 'typedDay',
    optional: true,
    clean: (seen, { now }: CustomerContext) => readBirthDate(seen, now()).day ?? seen,
    check: (typed, { now }) => readBirthDate(typed, now()).problem,
  }),
  gender: choice(['male', 'female'], { optional: true }),
  maritalStatus: choice(['single', 'married'], { optional: true }),
  photoIdType: choice(['NIN slip', 'International passport', 'Drivers license'], {
    optional: ({ documents }: CustomerContext) => documents !== 'required',
  }),
  phone: phone({ invalid: 'PHONE_INVALID', country: ({ country }: CustomerContext) => country }),
  email: email({ optional: true, autoComplete: 'email' }),
  /** The residence in one text, where the host chose `residence: 'text'`. */
  address: text({
    ...{ kind: 'paragraph', clean: tidy, optional: true },
    input: { autoComplete: 'street-address' },
  }),
  ...place(
    { group: 'home' },
    {
      ...{ street: line('address-line1'), city: line('address-level2') },
      ...{ state: line('address-level1'), country: line('country-name') },
    },
  ),
  ...place(
    { group: 'office' },
    {
      ...{ officeStreet: line('section-office address-line1') },
      ...{ officeCity: line('section-office address-level2') },
      ...{ officeState: line('section-office address-level1') },
      ...{ officeCountry: line('section-office country-name') },
    },
  ),
  ...place(
    { group: 'more' },
    {
      ...{ occupation: free({ autoComplete: 'organization-title' }) },
      ...{ nextOfKin: free(name), motherMaidenName: free(name) },
    },
  ),
}

const photoId = document(({ documents }) => documents !== 'required')
const proof = document(() => true)
/** The progress of the file of each document: the uploads set it, never a person. */
const documentFields = {
  ...{ ninSlip: photoId, internationalPassport: photoId, driversLicense: photoId },
  ...{ proofOfResidence: proof, utilitySlip: proof },
}

/** The name of a field that the review shows as text. */
export type CustomerTextName = keyof typeof texts

/** A document that a registration can have; the photo ID is one of the first three (Partner API, Endpoint 2). */
export type RegisterCustomerDocument = keyof typeof documentFields

type FieldName = 'kind' | CustomerTextName | 'officeSameAsHome' | RegisterCustomerDocument

/** The fields of a new customer: a person, or a business with its representative (Partner API, Endpoint 2). */
export const registerCustomerForm = defineForm<CustomerContext>()(registerCustomerOperation, {
  fields: {
    kind: choice(['individual', 'business'], { kind: 'cards' }),
    ...texts,
    /** The office is at the residence: the form does not ask for the office fields and sends copies. */
    ...place({ group: 'office' }, { officeSameAsHome: tick() }),
    ...documentFields,
    /** The set under which the relay keeps the files until the service registers the customer. */
    documentSet: part(''),
  },
  pages: ({ officeSameAsHome, photoIdType, ...values }, { kind, residence, documents }) => {
    const who = kind === 'ask' ? values.kind : kind
    const hasParts = residence === 'parts'
    const isOffice = !hasParts || !officeSameAsHome
    const pages: (readonly FieldName[])[] = [
      [
        ...when(kind === 'ask', 'kind'),
        // A business brings its name and number (T54).
        ...when(who === 'business', 'businessName', 'rcNumber'),
        ...when(who !== '', 'firstName', 'lastName'),
      ],
      [
        ...when(true, 'idNumber', 'nin', 'dateOfBirth', 'gender', 'maritalStatus'),
        ...when(documents === 'later', 'photoIdType'),
      ],
      [
        ...when(true, 'phone', 'email'),
        // One text cannot be copied into four fields.
        ...when(hasParts, 'street', 'city', 'state', 'country', 'officeSameAsHome'),
        ...when(!hasParts, 'address'),
        ...when(isOffice, 'officeStreet', 'officeCity', 'officeState', 'officeCountry'),
        ...when(true, 'occupation', 'nextOfKin', 'otherNames', 'motherMaidenName'),
      ],
    ]
    const photoId = photoIdType === '' ? [] : [photoIdDocuments[photoIdType]]
    if (documents === 'optional' || documents === 'required')
      pages.push(['photoIdType', ...photoId, 'proofOfResidence', 'utilitySlip'])
    return pages
  },
  toInput: (sent, { take }) => {
    const { idNumber, phone: number, ...rest } = pickTexts(sent)
    const { street, city, state, country } = sent
    const home = { office_street: street, office_city: city, office_state: state, office_country: country }
    return {
      ...withoutBlanks({ ...toSnakeNames(rest), ...(sent.officeSameAsHome && home) }),
      ...{ contact_number: number, unique_id_type: 'bvn' as const, unique_id: idNumber },
      ...take(listStaged(sent)).staged,
    }
  },
  toReview: (_input, _values, { kind, take }, sent): RegisterCustomerReview | null => {
    const who = kind === 'ask' ? sent.kind : kind
    const { businessName, firstName, lastName, street, city, state, country } = sent
    return who === undefined
      ? null
      : {
          kind: who,
          name: businessName || `${firstName} ${lastName}`,
          fields: withoutBlanks(pickTexts(sent)),
          officeSameAsHome: sent.officeSameAsHome && [street, city, state, country].some(Boolean),
          files: take(listStaged(sent)).files,
        }
  },
  // A draft keeps identity and phone numbers, birth date and maiden name only where the host asked for it (T81).
  toDraft: ({ kind, keepsPersonal }) => ({
    version: 2,
    keep: [
      ...when(kind === 'ask', 'kind'),
      ...when(true, 'businessName', 'rcNumber', 'firstName', 'lastName', 'otherNames', 'email'),
      ...when(true, 'gender', 'maritalStatus', 'photoIdType', 'documentSet'),
      ...when(true, 'street', 'city', 'state', 'country', 'address', 'officeSameAsHome'),
      ...when(true, 'officeStreet', 'officeCity', 'officeState', 'officeCountry'),
      ...when(true, 'occupation', 'nextOfKin'),
      ...when(keepsPersonal, 'idNumber', 'nin', 'dateOfBirth', 'phone', 'motherMaidenName'),
    ],
    choices: ['kind', 'officeSameAsHome', 'documentSet'],
  }),
})

type DocumentCode =
  | 'REQUIRED'
  /** The relay does not have the whole file of this document yet. */
  | 'STILL_UPLOADING'
  /** The relay refused the file, or the file did not arrive: remove it, or try again. */
  | 'FILE_PROBLEM'

function document(
  isOptional: (context: CustomerContext) => boolean,
): FieldDefinition<DocumentProgress, DocumentProgress, DocumentCode, CustomerContext> {
  return {
    ...{ kind: 'files', empty: '', absent: '', isOptional },
    read: (progress, context) => {
      if (progress === 'busy') return { code: 'STILL_UPLOADING' }
      if (progress === 'problem') return { code: 'FILE_PROBLEM' }
      return progress === '' && !isOptional(context) ? { code: 'REQUIRED' } : { value: progress }
    },
  }
}

/** The file that proves each photo ID (Partner API, Endpoint 2, photo_id_type). */
const photoIdDocuments = {
  'NIN slip': 'ninSlip',
  'International passport': 'internationalPassport',
  'Drivers license': 'driversLicense',
} as const satisfies Record<string, RegisterCustomerDocument>

function listStaged(
  sent: Readonly<Record<RegisterCustomerDocument, DocumentProgress>>,
): readonly RegisterCustomerDocument[] {
  // The cast: these are the names of the documents.
  const names = Object.keys(documentFields) as RegisterCustomerDocument[]
  return names.filter((field) => sent[field] === 'staged')
}

function pickTexts<Sent extends Record<CustomerTextName, unknown>>(sent: Sent): Pick<Sent, CustomerTextName> {
  // The cast: these are the names of the texts.
  const named = (Object.keys(texts) as CustomerTextName[]).map((field) => [field, sent[field]])
  return Object.fromEntries(named)
}

/** Blank fields are absent (T12). */
function withoutBlanks<Fields extends object>(
  fields: Fields,
): { [Name in keyof Fields]: Exclude<Fields[Name], undefined> } {
  const filledIn = Object.entries(fields).filter(([, value]) => value !== '' && value !== undefined)
  // The cast: the form's check has filled every required field.
  return Object.fromEntries(filledIn) as never
}
