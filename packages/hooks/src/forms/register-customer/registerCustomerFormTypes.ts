import type { BankCountry } from '@onlend/core/internal'
import type { Customer, CustomerPartnerLink, registerCustomer } from '@onlend/core'
import type { LendingEvent } from '@onlend/core/client'
import type { UploadItem } from '@onlend/core/client/uploads'
import type { StagedFile } from '@onlend/core/relay'
import type { UseUploadsReturnType } from '../../uploads/useUploadsTypes.ts'
import type { FormErrorCode, FormValues } from '../define-form/defineForm.ts'
import type { FieldRules } from '../write-form/FormLayout.ts'
import type { WriteData, WriteForm } from '../write-form/writeFormTypes.ts'
import type { CustomerTextName, registerCustomerForm } from './registerCustomerForm.ts'

/** Who is registered. A business comes with the person who represents it. */
export type RegisterCustomerKind = 'individual' | 'business'

/** What a person types, as text: identity and phone numbers keep their leading zeros; and how far each document is. */
export type RegisterCustomerValues = FormValues<typeof registerCustomerForm>

/** `''` without a file. */
export type DocumentProgress = '' | 'busy' | 'problem' | 'staged'

/** A document that may come with a registration; the photo ID is one of the first three (Partner API, Endpoint 2). */
export type RegisterCustomerDocument =
  | 'ninSlip'
  | 'internationalPassport'
  | 'driversLicense'
  | 'proofOfResidence'
  | 'utilitySlip'

/** What goes along with a registration. */
export type TakenDocuments = {
  files: RegisterCustomerReview['files']
  /** By the name that the service has for each. */
  staged: Readonly<Record<string, StagedFile>>
}

/** What the form knows of its files, and how it gets them. */
export type RegisterCustomerFilePlace = {
  customerPartnerId: string | null
  /** Under which the relay keeps the files; `''` for a moment at first. */
  set: string
  /** From now on the form asks here for the staged files of the documents that it sends. Returns what ends that. */
  connect: (take: (documents: readonly RegisterCustomerDocument[]) => TakenDocuments) => () => void
}

export type UseRegisterCustomerDocumentsParameters = {
  /** Bytes of one file, where less is wanted than the relay takes. @default 10485760 */
  maxFileBytes?: number | undefined
  /** `auto` makes large photos smaller before they travel. @default 'auto' */
  compress?: 'auto' | 'off' | undefined
}

export type UseRegisterCustomerDocumentsReturnType = {
  /** The documents of the page that is shown, by what was chosen as photo ID. */
  documents: readonly RegisterCustomerDocumentState[]
  uploads: UseUploadsReturnType
}

/** A document as it stands. */
export type RegisterCustomerDocumentState = {
  name: RegisterCustomerDocument
  /** What the service calls it. */
  slot: string
  items: readonly UploadItem[]
}

/** Every value has a field of its own. */
export type RegisterCustomerFieldName = keyof RegisterCustomerValues

/** What is wrong with a field. Words for it belong to the view. */
export type RegisterCustomerErrorCode = FormErrorCode<typeof registerCustomerForm>

/** Worth a second look; never stops a submission. */
export type RegisterCustomerWarningCode =
  /** A customer with this number is in the list that this page has already read; see `knownCustomer`. */
  'ALREADY_REGISTERED' | 'AGE_UNDER_16' | 'AGE_OVER_120'

/** Everything a person must see before the customer is registered, cleaned as it travels; blank fields are absent. */
export type RegisterCustomerReview = {
  kind: RegisterCustomerKind
  /** The business, or first and last name. */
  name: string
  fields: Readonly<Partial<Record<CustomerTextName, string>>>
  /** The office is where the customer lives: the office fields are absent, and travel as copies. */
  officeSameAsHome: boolean
  /** The files that go along, each whole at the relay. */
  files: readonly { document: RegisterCustomerDocument; name: string; size: number }[]
}

export type UseRegisterCustomerFormParameters = {
  /** @default the provider's */
  customerPartnerId?: string | undefined
  /** `ask` begins with the choice. @default 'ask' */
  kind?: 'ask' | RegisterCustomerKind | undefined
  /** Lower-case name, as the bank list wants it: a NIN of Nigeria has eleven figures, others are not checked. @default 'nigeria' */
  country?: BankCountry | undefined
  /**
   * Where people have no BVN: what else their number looks like. It still travels as `bvn`, the only type that the service
   * takes (Endpoint 2). Without a pattern any text will do. @default a BVN, eleven figures
   */
  idNumber?: { pattern?: RegExp | undefined } | undefined
  /** Asks where the customer lives in parts, or in one free text. @default 'parts' */
  residence?: 'parts' | 'text' | undefined
  /**
   * `optional` takes a photo ID, a proof of residence and a utility slip, `required` insists on the photo ID: both want
   * `useRegisterCustomerDocuments(form)` beside the form. `later` only asks which photo ID will follow. @default they are not mentioned
   */
  documents?: 'optional' | 'required' | 'later' | undefined
  defaultValues?: Partial<RegisterCustomerValues> | undefined
  rules?: FieldRules<RegisterCustomerFieldName> | undefined
  /**
   * Keeps what is typed in this tab's storage until it is accepted, but for identity numbers, the birth date, the phone number and
   * the mother's maiden name; those only with `{ personal: true }`, for hosts whose people do not share devices. @default true
   */
  draft?: boolean | { personal: true } | undefined
  /** A host's own check before sending, such as a one-time code: `false` stops it. */
  stepUp?: ((intent: RegisterCustomerReview & { operationId: string }) => Promise<boolean>) | undefined
  onEvent?: ((event: LendingEvent) => void) | undefined
}

export type UseRegisterCustomerFormReturnType = WriteForm<
  RegisterCustomerValues,
  RegisterCustomerErrorCode,
  RegisterCustomerReview,
  WriteData<typeof registerCustomer>
> & {
  /** What deserves a second look, as of when a field was last left. */
  warnings: Readonly<Partial<Record<RegisterCustomerFieldName, RegisterCustomerWarningCode>>>
  /** The customer that `ALREADY_REGISTERED` is about. Nothing is read for it: only a list that is already here is searched. */
  knownCustomer: Customer | null
  /** Where `useRegisterCustomerDocuments` brings the files in; `null` unless `documents` is `optional` or `required`. */
  filePlace: RegisterCustomerFilePlace | null
  /** The service's answer, while this page remembers it. */
  registered: { customer: Customer; link: CustomerPartnerLink } | null
}
