'use client'
import type { Customer, CustomerPartnerLink } from '@onlend/core'
import {
  type RegisterCustomerFieldName,
  type UseRegisterCustomerDocumentsParameters,
  useRegisterCustomerForm,
  type UseRegisterCustomerFormParameters,
  type UseRegisterCustomerFormReturnType,
} from '@onlend/hooks/forms'
import type { ReactNode } from 'react'
import { type FormContentProps, formWidget } from '../form/formWidget.tsx'
import type { FormWidgetProps } from '../form/FormWidgetProps.ts'
import { splitFormProps } from '../form/splitFormProps.ts'
import { useFormReports } from '../form/useFormReports.tsx'
import type { RenderFields } from '../form/createFields.tsx'
import { useFieldRules } from '../root/useFieldRules.ts'
import type { RegisterCustomerDrawnName } from './RegisterCustomerFields.tsx'
import { RegisterCustomerView, type IdNumberWords } from './RegisterCustomerView.tsx'

export type RegisterCustomerFormProps = FormWidgetProps<
  UseRegisterCustomerFormReturnType['data'],
  RegisterCustomerFieldName
> &
  Omit<UseRegisterCustomerFormParameters, 'rules' | 'idNumber'> &
  Pick<UseRegisterCustomerDocumentsParameters, 'compress'> & {
    /** The name and the format of the identity number in a country without BVN. @default the BVN, eleven figures */
    idNumber?: IdNumberWords
    /** Lets the browser offer its stored data of the person at the screen; `false` where staff register others. @default true */
    autoFill?: boolean
    /** The limit of one file, to accept less than the relay does. @default 10 */
    maxFileMB?: number
    /** Offers the phone's camera beside the choice of a file. @default true */
    allowCamera?: boolean
    /** Offers to sign in again where the session has ended while files were on their way. */
    onSignIn?: () => void
    /** The service has registered the customer: its own record, and the link to the partner. */
    onRegistered?: (registered: { customer: Customer; link: CustomerPartnerLink }) => void
    /**
     * Your own layout of the fields, page by page: `{({ Fields }) => <Fields.FirstName />}`. The fields stay bound, styled and checked; a field that
     * another page asks for renders nothing.
     */
    children?: RenderFields<RegisterCustomerDrawnName>
  }

/**
 * Registers a person or a business as a customer, with their documents where `documents` says so (Partner API, Endpoint 2). The confirm
 * button alone sends the customer, once. No draft stores identity numbers, and the review hides them until the person asks to see them.
 *
 * @example
 * <RegisterCustomerForm customerPartnerId="cp_1" onRegistered={({ customer }) => open(customer.id)} />
 */
export const RegisterCustomerForm = formWidget<RegisterCustomerFormProps>(
  'RegisterCustomerForm',
  RegisterCustomerContent,
)

function RegisterCustomerContent(props: FormContentProps<RegisterCustomerFormProps>): ReactNode {
  const { frame, reports, options: own } = splitFormProps(props)
  const { maxFileMB = 10, allowCamera = true, compress, onSignIn } = own
  const { fields, autoFill = true, onRegistered, children, ...options } = own
  const { idNumber, country = 'nigeria', documents } = options
  const form = useRegisterCustomerForm({ ...options, rules: useFieldRules('RegisterCustomerForm', fields) })
  useFormReports(form, { ...reports, answerIsFinal: true, ownerId: options.customerPartnerId })
  return (
    <RegisterCustomerView
      {...{ form, frame, idNumber, country, documents, autoFill, allowCamera, onSignIn, onRegistered }}
      {...{ maxFileBytes: maxFileMB * 1024 * 1024, compress, layout: children }}
    />
  )
}
