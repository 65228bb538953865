'use client'
import type {
  RegisterCustomerFieldName,
  RegisterCustomerReview,
  UseRegisterCustomerDocumentsReturnType,
  UseRegisterCustomerFormParameters,
  UseRegisterCustomerFormReturnType,
} from '@onlend/hooks/forms'
import { isAcceptedOutcome, type RegisterCustomerErrorCode } from '@onlend/hooks/internal'
import { type ReactNode, useState } from 'react'
import type { RenderFields } from '../form/createFields.tsx'
import { FormFrame } from '../form/FormFrame.tsx'
import { PageHead } from '../form/PageHead.tsx'
import type { ViewFrame } from '../form/splitFormProps.ts'
import type { OpenWarning } from '../form/useOpenWarnings.ts'
import { useReportOnce } from '../form/useReportOnce.ts'
import { LazyChunk } from '../ui/LazyChunk.tsx'
import { useCopy } from '../words/useCopy.ts'
import { registerCustomer } from './registerCustomer.words.ts'
import { filesChunk } from './filesChunk.ts'
import { describeCustomerReview } from './describeCustomerReview.tsx'
import { registerCustomerReview } from './registerCustomerReview.words.ts'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import { type RegisterCustomerDrawnName, RegisterCustomerFields } from './RegisterCustomerFields.tsx'
import type { RegisterCustomerFormProps } from './RegisterCustomerForm.tsx'
import type { Customer, Operation } from '@onlend/core'
import { BusinessFacts } from '../acting-for/BusinessFacts.tsx'
import { registeredCustomer } from './registeredCustomer.words.ts'
import { Button } from '../ui/Button.tsx'
import { OutcomePanel } from '../ui/OutcomePanel.tsx'
import { QuotableId } from '../ui/QuotableId.tsx'

/** The words for the identity number in a country without BVN. The form sends it as `bvn`, the only type that the service takes. */
export type IdNumberWords = {
  label: string
  hint?: string
  /** The pattern of the whole number; without a pattern every number passes. */
  pattern?: RegExp
  /** The error for a number that does not match the pattern. */
  error?: string
}

/** The props of the view: the state of the form, nothing that fetches. */
export type RegisterCustomerViewProps = {
  form: UseRegisterCustomerFormReturnType
  frame: ViewFrame
  idNumber: IdNumberWords | undefined
  /** Lower-case name, such as `nigeria`. */
  country: string
  documents: UseRegisterCustomerFormParameters['documents']
  allowCamera: boolean
  /** Bytes of one file. */
  maxFileBytes: number
  compress: 'auto' | 'off' | undefined
  onSignIn: (() => void) | undefined
  autoFill: boolean
  onRegistered: RegisterCustomerFormProps['onRegistered']
  /** The host's own layout of the fields. */
  layout: RenderFields<RegisterCustomerDrawnName> | undefined
}

const pageTitles = ['who', 'identity', 'contact', 'documents'] as const

const words = { ...registerCustomer, ...registerCustomerReview }
export type RegisterCustomerWords = typeof words

type Key = keyof typeof words
const isKey = (key: string): key is Key => Object.hasOwn(words, key)

/** Renders a registration: its pages, its review on top of them, and the customer once there is one. */
export function RegisterCustomerView(props: RegisterCustomerViewProps): ReactNode {
  const { form, idNumber, country, documents, frame, maxFileBytes, compress, onRegistered } = props
  const t = useCopy(words)
  const { locale } = useLendingRoot()
  const { outcome, operation, registered, actions } = form
  useReportOnce(registered, ({ customer }) => customer.id, onRegistered)
  const [files, setFiles] = useState<UseRegisterCustomerDocumentsReturnType | null>(null)
  const isRegistered = isAcceptedOutcome(outcome)
  const known = describeKnown()
  return (
    <>
      <FormFrame
        part="RegisterCustomerForm"
        form={form}
        frame={frame}
        of="registerCustomer"
        words={words}
        pageHead={
          <PageHead
            form={form}
            titles={form.pages.map((_, page) =>
              t(`registerCustomer.page.${pageTitles[page] ?? 'documents'}`),
            )}
          />
        }
        errorText={describeError}
        submitLabel={t('registerCustomer.review')}
        review={(review: RegisterCustomerReview) => describeCustomerReview({ review, getLabel, t, locale })}
        openWarnings={listOpenWarnings()}
        currency={null}
        outcome={() =>
          isRegistered ? (
            <RegisteredCustomer
              customer={registered?.customer ?? null}
              operation={operation}
              customerPartnerId={form.customerPartnerId}
              documents={documents === 'later' ? documents : undefined}
              takeFocus={!form.resumed}
              onAnother={actions.startOver}
            />
          ) : undefined
        }
      >
        {(bind) => <RegisterCustomerFields {...{ ...props, bind, getLabel, known, files }} />}
      </FormFrame>
      {form.filePlace !== null && (
        <LazyChunk chunk={filesChunk} fallback={null}>
          {({ Moving }) => <Moving {...{ form, maxFileBytes, compress }} onFiles={setFiles} />}
        </LazyChunk>
      )}
    </>
  )

  /** Names a field: of whom it is, and in which country. */
  function getLabel(field: RegisterCustomerFieldName): string {
    if (field === 'idNumber' && idNumber) return idNumber.label
    if (field === 'nin' && country.toLowerCase() !== 'nigeria') return t('registerCustomer.nin.elsewhere')
    const keys = [`registerCustomer.${field}.representative`, `registerCustomer.${field}`]
    const key = keys.slice(form.values.kind === 'business' ? 0 : 1).find(isKey)
    return key === undefined ? '' : t(key)
  }

  /** The error of a field in words; the summary and the field use the same. */
  function describeError(field: RegisterCustomerFieldName, code: RegisterCustomerErrorCode): string {
    const values = { field: getLabel(field) }
    if (code === 'ID_NUMBER_INVALID' && idNumber)
      return idNumber.error ?? t('registerCustomer.error.ID_NUMBER_INVALID.own', values)
    if (code !== 'REQUIRED') return t(`registerCustomer.error.${code}`, values)
    if (form.field(field).kind === 'files') return t('registerCustomer.error.REQUIRED.file', values)
    const own = `registerCustomer.error.REQUIRED.${field}`
    const isOwn = isKey(own) && !(field === 'idNumber' && idNumber)
    return t(isOwn ? own : 'registerCustomer.error.REQUIRED', values)
  }

  /** The customer who is registered under the same number already; `undefined` where no customer is. */
  function describeKnown(): string | undefined {
    const { knownCustomer } = form
    if (!knownCustomer) return undefined
    const person = [knownCustomer.first_name, knownCustomer.last_name].filter(Boolean).join(' ')
    return t('registerCustomer.warning.ALREADY_REGISTERED', {
      name: knownCustomer.business_name ?? (person || knownCustomer.id),
    })
  }

  function listOpenWarnings(): OpenWarning[] {
    const { dateOfBirth, idNumber: number, phone } = form.review?.fields ?? {}
    const age = form.warnings.dateOfBirth
    return [
      ...(known !== undefined && number !== undefined
        ? [{ key: `idNumber ${number}`, name: getLabel('idNumber'), text: known }]
        : []),
      ...(age !== undefined && dateOfBirth !== undefined
        ? [
            {
              key: `dateOfBirth ${dateOfBirth}`,
              name: getLabel('dateOfBirth'),
              text: t(`registerCustomer.warning.${age}`),
            },
          ]
        : []),
      ...(phone !== undefined
        ? [{ key: `phone ${phone}`, name: getLabel('phone'), phone: { number: phone, country } }]
        : []),
    ]
  }
}

type RegisteredCustomerProps = {
  /** `null` where the answer was lost and only the relay knows that there was one. */
  customer: Customer | null
  operation: Operation | null
  /** The partner of the customer. */
  customerPartnerId: string | null
  documents: 'later' | undefined
  /** Moves the focus to the title, which takes the place of the review. */
  takeFocus: boolean
  onAnother: () => void
}

/** The outcome: the registered customer, and the id to quote. */
function RegisteredCustomer(props: RegisteredCustomerProps): ReactNode {
  const { customer, operation, customerPartnerId, documents, takeFocus, onAnother } = props
  const t = useCopy(registeredCustomer)
  const person = [customer?.first_name, customer?.last_name].filter(Boolean).join(' ')
  const name = customer?.business_name ?? (person || (operation?.summary.recipient ?? null))
  const sentence =
    name === null ? t('registeredCustomer.title.noName') : t('registeredCustomer.title', { name })
  const quotable = (key: string, label: string, value: string | undefined) =>
    value !== undefined && {
      key,
      name: label,
      value: <QuotableId text={value} copyLabel={t('registeredCustomer.copy', { field: label })} />,
    }
  return (
    <OutcomePanel
      part="RegisteredCustomer"
      titlePart="RegisteredCustomer.title"
      title={sentence}
      text={documents === 'later' && <p className="ol-Text">{t('registeredCustomer.documents')}</p>}
      takeFocus={takeFocus}
    >
      <BusinessFacts
        customerPartnerId={customerPartnerId}
        kind="registerCustomer"
        rows={[
          quotable('id', t('registeredCustomer.id'), customer?.id),
          quotable('reference', t('registeredCustomer.reference'), operation?.reference),
        ]}
      />
      <Button onClick={onAnother} part="RegisteredCustomer.another">
        {t('registeredCustomer.another')}
      </Button>
    </OutcomePanel>
  )
}
