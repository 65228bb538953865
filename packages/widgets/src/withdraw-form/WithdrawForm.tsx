'use client'
import { useLendingEvents } from '@onlend/hooks'
import {
  type Beneficiary,
  type UseWithdrawFormParameters,
  type UseWithdrawFormReturnType,
  useWithdrawForm,
  type WithdrawFieldName,
} from '@onlend/hooks/forms'
import { type ReactNode, useContext, useState } from 'react'
import { useBankSource } from '../bank-picker/useBankSource.ts'
import type { RenderFields } from '../form/createFields.tsx'
import { type FormContentProps, formWidget } from '../form/formWidget.tsx'
import type { FormWidgetProps } from '../form/FormWidgetProps.ts'
import { splitFormProps } from '../form/splitFormProps.ts'
import { useFormCurrency } from '../form/useFormCurrency.tsx'
import { useFormReports } from '../form/useFormReports.tsx'
import { TenantContext } from '../root/TenantContext.ts'
import { useAmountLimits } from '../root/useAmountLimits.ts'
import { useFieldRules } from '../root/useFieldRules.ts'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import type { WithdrawDrawnName } from './WithdrawFields.tsx'
import { WithdrawRecipients } from './WithdrawRecipients.tsx'
import { WithdrawView } from './WithdrawView.tsx'
import { NoLockbox } from '../acting-for/NoLockbox.tsx'

export type WithdrawFormProps = Omit<FormWidgetProps<WithdrawData, WithdrawFieldName>, 'customerPartnerId'> &
  Omit<UseWithdrawFormParameters, 'locale' | 'rules'> & {
    /** Lets a person type the code of a bank that is not listed. @default true */
    allowManualBank?: boolean
    /** @default 'auto' */
    bankPresentation?: 'auto' | 'list' | 'sheet'
    /** People whom its user pays, with whole numbers: choosing one fills in everything but the amount. The form shows the numbers masked and stores none. */
    beneficiaries?: readonly Beneficiary[]
    /** Offers the beneficiaries and those whom earlier withdrawals have reached. @default true */
    recipients?: boolean
    /** The key of a known recipient to begin with, such as of the one that a person chose in `RecipientsList`. @default a new recipient */
    recipientKey?: string
    /**
     * Your own layout of the fields: `{({ Fields }) => <Fields.Amount />}`. The fields stay bound, styled and checked; heading, error summary,
     * button, review and outcome stay around them.
     */
    children?: RenderFields<WithdrawDrawnName>
  }

type WithdrawData = UseWithdrawFormReturnType['data']

/**
 * Sends money out of the lockbox, to a bank account or a mobile-money wallet (Partner API, Endpoint 10). Money is sent once, by the
 * confirm button alone; an unknown outcome is shown as such and never as a failure.
 *
 * @example
 * <WithdrawForm customerPartnerId="cp_1" country="nigeria" onSuccess={close} />
 */
export const WithdrawForm = formWidget<WithdrawFormProps>('WithdrawForm', WithdrawContent, 'withdraw')

function WithdrawContent(props: FormContentProps<WithdrawFormProps>): ReactNode {
  const { frame, reports, options: own } = splitFormProps(props)
  const { allowManualBank = true, bankPresentation = 'auto', fields, ...rest } = own
  const { beneficiaries, recipients = true, recipientKey, children, ...given } = rest
  const { locale } = useLendingRoot()
  const { customerPartnerId } = given
  const bankSource = useBankSource({ country: given.country, banks: given.banks, filter: undefined })
  const { currency, wait } = useFormCurrency(given)
  const correspondents = useContext(TenantContext)?.config?.correspondents[given.country]
  const options = {
    ...(correspondents && { correspondents }),
    ...useAmountLimits('withdraw', currency),
    ...given,
  }
  const lockbox = useLockboxGate(customerPartnerId)
  useLendingEvents(options)
  const form = useWithdrawForm({
    ...options,
    locale,
    banks: bankSource.banks,
    rules: useFieldRules('WithdrawForm', fields),
    currency: currency ?? undefined,
  })
  useFormReports(form, reports)
  // The rows of a short list; at least one, for a recipient from the ledger.
  const rows = Math.min(3, Math.max(1, beneficiaries?.length ?? 0))
  return (
    <>
      {lockbox.look}
      <WithdrawView
        form={form}
        frame={{ ...frame, wait: wait ?? lockbox.wait }}
        bankSource={bankSource}
        country={options.country}
        customerPartnerId={customerPartnerId}
        currency={currency}
        recipients={
          recipients &&
          asksRecipient(form) && (
            <WithdrawRecipients
              form={form}
              customerPartnerId={customerPartnerId}
              beneficiaries={beneficiaries}
              banks={bankSource.banks}
              rows={rows}
              recipientKey={recipientKey}
            />
          )
        }
        balance={options.balance}
        minAmount={options.minAmount}
        maxAmount={options.maxAmount}
        allowManualBank={allowManualBank}
        bankPresentation={bankPresentation}
        checksAccount={options.resolveAccount !== undefined}
        layout={children}
      />
    </>
  )
}

/** Whether the form asks for the recipient: a known one would change values that the form shows only in the review. */
function asksRecipient({ asksMissing, fields }: UseWithdrawFormReturnType): boolean {
  const asked = ['accountNumber', 'bankCode', 'mobileNumber', 'correspondent'] as const
  return !asksMissing || asked.filter((name) => fields.includes(name)).length === 2
}

/**
 * Looks for the lockbox account that pays a withdrawal. `look` is beside the form until the account is known to be missing; then `wait`
 * takes the place of the fields, so that a person types nothing that the form could never send.
 */
function useLockboxGate(customerPartnerId: string | undefined): { look: ReactNode; wait: ReactNode } {
  const [isMissing, setIsMissing] = useState(false)
  const notice = (
    <NoLockbox customerPartnerId={customerPartnerId} onMissing={setIsMissing} isShown={isMissing} />
  )
  return isMissing ? { look: null, wait: notice } : { look: notice, wait: null }
}
