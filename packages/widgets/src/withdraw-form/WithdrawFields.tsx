'use client'
import { type WithdrawFieldName, withdrawForm } from '@onlend/hooks/forms'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useCopy } from '../words/useCopy.ts'
import type { BoundField } from '../form/bindField.ts'
import { createFields } from '../form/createFields.tsx'
import { FormFields } from '../form/FormFields.tsx'
import { bankIcon, phoneIcon } from '../ui/icons.ts'
import { MobileMoneyFields } from '../mobile-money-picker/MobileMoneyFields.tsx'
import { RadioCards } from '../ui/RadioCards.tsx'
import { TextField } from '../ui/TextField.tsx'
import { withdraw as words } from './withdraw.words.ts'
import { BankField } from '../bank-picker/BankField.tsx'
import { Button } from '../ui/Button.tsx'
import { withdrawWarningText } from './withdrawWarningText.ts'
import type { WithdrawViewProps } from './WithdrawView.tsx'
import { AmountField } from '../form/AmountField.tsx'
import { currencyName } from '../format/currencyName.ts'
import { formatMoney } from '../format/formatMoney.ts'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import { SpendingLimits } from '../spending-limits/SpendingLimits.tsx'

type WithdrawFieldsProps = WithdrawViewProps & {
  bind: (name: WithdrawFieldName) => BoundField<WithdrawFieldName>
}

/** The fields that a layout renders one by one; the number of a wallet is part of its operator's field. */
export type WithdrawDrawnName = Exclude<WithdrawFieldName, 'mobileNumber'> | 'method'

const Fields = createFields<WithdrawDrawnName>(withdrawForm.fields)

/** The fields of the chosen method, in the order that the form gives. */
export function WithdrawFields(props: WithdrawFieldsProps): ReactNode {
  const { form, country, bind } = props
  const t = useCopy(words)

  const draw = (name: WithdrawDrawnName) => {
    switch (name) {
      case 'method':
        return (
          <RadioCards
            part="WithdrawForm.method"
            legend={t('withdraw.method')}
            value={form.method}
            onChange={form.setMethod}
            options={form.methods.map((method) => ({
              value: method,
              label: t(`withdraw.method.${method}`),
              icon: method === 'bank' ? bankIcon : phoneIcon,
            }))}
          />
        )
      case 'amount':
        return <WithdrawAmountField {...props} bound={bind(name)} />
      case 'accountNumber':
        return (
          <TextField
            {...bind(name)}
            part="WithdrawForm.accountNumber"
            label={t('withdraw.accountNumber')}
            hint={
              form.recipient?.number === null
                ? t('withdraw.numberEnd', { end: form.recipient.destinationEnd })
                : undefined
            }
            warning={withdrawWarningText(form, t)}
            after
          />
        )
      case 'bankCode':
        return <WithdrawBankField {...props} bound={bind(name)} />
      case 'accountName':
        return (
          <TextField
            {...bind(name)}
            part="WithdrawForm.accountName"
            label={t('withdraw.accountName')}
            after={props.checksAccount && <AccountCheck form={form} />}
          />
        )
      case 'correspondent':
        return (
          <MobileMoneyFields
            country={country}
            correspondents={form.correspondents}
            correspondent={form.field('correspondent').input}
            correspondentError={bind('correspondent').error}
            number={form.field('mobileNumber').input}
            numberError={bind('mobileNumber').error}
          />
        )
      default:
        return (
          <TextField
            {...bind(name)}
            part="WithdrawForm.field"
            data-ol-field={name}
            label={t(`withdraw.${name}`)}
            hint={name === 'narration' ? t('withdraw.narration.hint') : undefined}
          />
        )
    }
  }
  const names: WithdrawDrawnName[] = form.fields.filter((name) => name !== 'mobileNumber')
  return (
    <FormFields
      names={form.methods.length > 1 ? ['method', ...names] : names}
      {...{ draw, Fields, actions: form.actions }}
    >
      {props.layout}
    </FormFields>
  )
}

function AccountCheck({ form }: Pick<WithdrawViewProps, 'form'>): ReactNode {
  const t = useCopy(words)
  const { state, name } = form.accountCheck
  return (
    <p className="ol-Field-note" role="status">
      {state !== 'idle' && t(`withdraw.accountCheck.${state}`, { name: name ?? '' })}
    </p>
  )
}

type WithdrawBankFieldProps = Pick<
  WithdrawViewProps,
  'form' | 'bankSource' | 'country' | 'allowManualBank' | 'bankPresentation'
> & { bound: BoundField<WithdrawFieldName> }

/** The bank: found in the list, or its code typed by hand where the list lacks it. */
function WithdrawBankField(props: WithdrawBankFieldProps): ReactNode {
  const { form, bankSource, country, allowManualBank, bankPresentation, bound } = props
  const t = useCopy(words)
  // The pressed button disappears with its field: `flushSync` renders the other field first, so that it can take the focus.
  const type = (isTyped: boolean) => {
    flushSync(() => form.setManualBank(isTyped))
    form.focusField('bankCode')
  }
  if (form.manualBank) {
    return (
      <div className="ol-WithdrawForm-manual">
        <TextField
          {...bound}
          part="WithdrawForm.bankCode"
          label={t('withdraw.bankCode')}
          hint={t('withdraw.bankCode.hint')}
          inputMode="text"
          autoCapitalize="characters"
        />
        <Button variant="quiet" onClick={() => type(false)} part="WithdrawForm.bankFromList">
          {t('withdraw.bankFromList')}
        </Button>
      </div>
    )
  }
  return (
    <div>
      <BankField
        id={bound.id}
        label={t('withdraw.bank')}
        error={bound.error}
        country={country}
        source={bankSource}
        recents={5}
        likely={form.candidates.banks}
        selected={form.selectedBank}
        onChange={form.chooseBank}
        onNotListed={allowManualBank ? () => type(true) : null}
        presentation={bankPresentation}
      />
    </div>
  )
}

type WithdrawAmountFieldProps = Pick<
  WithdrawViewProps,
  'form' | 'currency' | 'balance' | 'customerPartnerId'
> & {
  bound: BoundField<WithdrawFieldName>
}

/** The amount: kept as typed, read back once it is left, and asked about where it can be read in two ways. */
function WithdrawAmountField({
  form,
  currency,
  balance,
  customerPartnerId,
  bound,
}: WithdrawAmountFieldProps): ReactNode {
  const t = useCopy(words)
  const { locale } = useLendingRoot()
  const label = currency
    ? t('withdraw.amountIn', { currency: currencyName(currency, locale) })
    : t('withdraw.amount')
  return (
    <AmountField
      {...bound}
      part="WithdrawForm.amount"
      label={label}
      hint={
        balance === undefined
          ? undefined
          : t('withdraw.balance', { amount: formatMoney(balance, currency, locale) })
      }
      {...{ form, currency }}
      readAs={(amount) => t('withdraw.amountRead', { amount })}
      below={<SpendingLimits kind="withdraw" customerPartnerId={customerPartnerId} />}
    />
  )
}
