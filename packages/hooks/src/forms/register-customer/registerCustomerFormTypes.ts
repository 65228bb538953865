import type { BankCountry } from '@onlend/core/internal'
import type { Customer, CustomerPartnerLink, registerCustomer } from '@onlend/core'
import type { LendingEvent } from '@onlend/core/client'
import type { UploadItem } from '@onlend/core/client/uploads'
import type { StagedFile } from '@onlend/core/relay'
import type { UseUploadsReturnType } from '../../uploads/useUploadsTypes.ts'
import type { FormErrorCode, FormValues } from '../define-form/defineForm.ts'
import type { FieldRules } from '../write-form/FormLayout.ts'
import type { WriteData, WriteForm } from '../write-form/writeFormTypes.ts'
import type {
  CustomerTextName,
  RegisterCustomerDocument,
  registerCustomerForm,
} from './registerCustomerForm.ts'

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

/** The connection between the form and its files. */
export type RegisterCustomerFilePlace = {
  customerPartnerId: string | null
  /** The set under which the relay keeps the files; `''` before the first effect. */
  set: string
  /** Registers the function that the form calls for the staged files of the documents to send. Returns the function that removes it. */
  connect: (take: (documents: readonly RegisterCustomerDocument[]) => TakenDocuments) => () => void
}

export type UseRegisterCustomerDocumentsParameters = {
  /** The most bytes of one file, for a limit below the relay's. @default 10485760 */
  maxFileBytes?: number | undefined
  /** `auto` makes large photos smaller before the upload. @default 'auto' */
  compress?: 'auto' | 'off' | undefined
}

export type UseRegisterCustomerDocumentsReturnType = {
  /** The documents of the current page, after the choice of the photo ID. */
  documents: readonly RegisterCustomerDocumentState[]
  uploads: UseUploadsReturnType
}

/** The state of a document. */
export type RegisterCustomerDocumentState = {
  name: RegisterCustomerDocument
  /** The service's name of the document. */
  slot: string
  items: readonly UploadItem[]
}

/** The name of a field; every value has one. */
export type RegisterCustomerFieldName = keyof RegisterCustomerValues

/** The mistake in a field. The view has the words for it. */
export type RegisterCustomerErrorCode = FormErrorCode<typeof registerCustomerForm>

/** A warning that never stops a submission. */
export type RegisterCustomerWarningCode =
  /** A customer with this number is in the list that this page has already read; see `knownCustomer`. */
  'ALREADY_REGISTERED' | 'AGE_UNDER_16' | 'AGE_OVER_120'

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

export type UseRegisterCustomerFormParameters = {
  /** @default the provider's */
  customerPartnerId?: string | undefined
  /** The kind of customer; `ask` begins with the choice. @default 'ask' */
  kind?: 'ask' | RegisterCustomerKind | undefined
  /**
   * The lower-case name, as the bank list wants it: a NIN of Nigeria has eleven digits; the form does not check numbers of other countries. @default
   * 'nigeria'
   */
  country?: BankCountry | undefined
  /**
   * The pattern of the identity number in a country without a BVN. The form still sends it as `bvn`, the only type that the service
   * takes (Endpoint 2). Without a pattern any text will do. @default a BVN, eleven digits
   */
  idNumber?: { pattern?: RegExp | undefined } | undefined
  /** Asks for the residence in parts, or in one free text. @default 'parts' */
  residence?: 'parts' | 'text' | undefined
  /**
   * `optional` takes a photo ID, a proof of residence and a utility slip, `required` insists on the photo ID: both need
   * `useRegisterCustomerDocuments(form)` beside the form. `later` only asks which photo ID will follow. @default the form asks for no document
   */
  documents?: 'optional' | 'required' | 'later' | undefined
  defaultValues?: Partial<RegisterCustomerValues> | undefined
  rules?: FieldRules<RegisterCustomerFieldName> | undefined
  /**
   * Keeps the typed values in this tab's storage until the relay accepts the write, except identity numbers, the birth date, the phone
   * number and the mother's maiden name; these only with `{ personal: true }`, for hosts whose people do not share devices. @default true
   */
  draft?: boolean | { personal: true } | undefined
  /** The host's own check before the send, such as a one-time code: `false` stops the send. */
  stepUp?: ((intent: RegisterCustomerReview & { operationId: string }) => Promise<boolean>) | undefined
  onEvent?: ((event: LendingEvent) => void) | undefined
}

export type UseRegisterCustomerFormReturnType = WriteForm<
  RegisterCustomerValues,
  RegisterCustomerErrorCode,
  RegisterCustomerReview,
  WriteData<typeof registerCustomer>
> & {
  /** The warnings by field, updated when the person leaves a field. */
  warnings: Readonly<Partial<Record<RegisterCustomerFieldName, RegisterCustomerWarningCode>>>
  /** The customer of the warning `ALREADY_REGISTERED`. The form searches only the list in the cache and sends no request. */
  knownCustomer: Customer | null
  /** The connection for `useRegisterCustomerDocuments`; `null` unless `documents` is `optional` or `required`. */
  filePlace: RegisterCustomerFilePlace | null
  /** The service's answer, while this page remembers it. */
  registered: { customer: Customer; link: CustomerPartnerLink } | null
}
