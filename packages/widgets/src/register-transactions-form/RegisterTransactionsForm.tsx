'use client'
import { useLendingEvents } from '@onlend/hooks'
import {
  type RegisterTransactionsValues,
  useRegisterTransactionsForm,
  type UseRegisterTransactionsFormParameters,
  type UseRegisterTransactionsFormReturnType,
} from '@onlend/hooks/forms'
import type { ReactNode } from 'react'
import type { RenderFields } from '../form/createFields.tsx'
import { type FormContentProps, formWidget } from '../form/formWidget.tsx'
import type { FormWidgetProps } from '../form/FormWidgetProps.ts'
import { splitFormProps } from '../form/splitFormProps.ts'
import { useFormCurrency } from '../form/useFormCurrency.tsx'
import { useFormReports } from '../form/useFormReports.tsx'
import { useFieldRules } from '../root/useFieldRules.ts'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import { RegisterTransactionsView } from './RegisterTransactionsView.tsx'
import type { TransactionDrawnName } from './TransactionFields.tsx'

export type RegisterTransactionsFormProps = Omit<
  FormWidgetProps<UseRegisterTransactionsFormReturnType['data'], keyof RegisterTransactionsValues>,
  'customerPartnerId'
> &
  Omit<UseRegisterTransactionsFormParameters, 'locale' | 'rules'> & {
    /** Begins with the customers that have been registered: choosing one fills in who the client is. @default true */
    customers?: boolean
    /**
     * Your own layout of the fields: `{({ Fields }) => <Fields.Reference />}`. Each field appears only on its own page; heading, error summary,
     * buttons, review and outcome stay around them.
     */
    children?: RenderFields<TransactionDrawnName>
  }

/**
 * Registers one transaction with a client and, if the person wants it, asks for its financing. Accepted means received: the form shows the
 * registration when the service confirms it. Amounts are decimal strings, days `YYYY-MM-DD` (Partner API, Endpoint 4).
 *
 * @example
 * <RegisterTransactionsForm customerPartnerId="cp_1" operatorName="Ama Stores" onSuccess={close} />
 */
export const RegisterTransactionsForm = formWidget<RegisterTransactionsFormProps>(
  'RegisterTransactionsForm',
  TransactionContent,
  'registerTransactions',
)

function TransactionContent(props: FormContentProps<RegisterTransactionsFormProps>): ReactNode {
  const { frame, reports, options: own } = splitFormProps(props)
  const { fields, customers = true, children, ...options } = own
  const { locale } = useLendingRoot()
  const { currency, wait } = useFormCurrency(options)
  useLendingEvents(options)
  const form = useRegisterTransactionsForm({
    ...options,
    rules: useFieldRules('RegisterTransactionsForm', fields),
    locale,
    currency: currency ?? undefined,
  })
  useFormReports(form, { ...reports, ownerId: options.customerPartnerId })
  return (
    <RegisterTransactionsView
      form={form}
      frame={{ ...frame, wait }}
      currency={currency}
      operatorName={options.operatorName}
      offersCustomers={customers}
      layout={children}
    />
  )
}
