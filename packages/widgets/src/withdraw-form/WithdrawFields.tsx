'use client'
import type { WithdrawFieldName } from '@onlend/hooks/forms'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useCopy } from '../words/useCopy.ts'
import type { BoundField } from '../form/bindField.ts'
import { LazyChunk } from '../ui/LazyChunk.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { TextField } from '../ui/TextField.tsx'
import { withdraw as words } from './withdraw.words.ts'
import { WithdrawAmountField } from './WithdrawAmountField.tsx'
import { BankField } from '../bank-picker/BankField.tsx'
import { Button } from '../ui/Button.tsx'
import { withdrawWarningText } from './withdrawWarningText.ts'
import { withdrawChunks } from './withdrawChunks.ts'
import type { WithdrawViewProps } from './WithdrawView.tsx'

type WithdrawFieldsProps = WithdrawViewProps & {
  bind: (name: WithdrawFieldName) => BoundField<WithdrawFieldName>
}

/** The fields of the chosen method, in the order that the form gives. */
export function WithdrawFields(props: WithdrawFieldsProps): ReactNode {
  const { form, country, bind } = props
  const t = useCopy(words)

  const draw = (name: WithdrawFieldName) => {
    switch (name) {
      case 'amount':
        return <WithdrawAmountField key={name} {...props} bound={bind(name)} />
      case 'accountNumber':
        return (
          <TextField
            key={name}
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
            inputMode="numeric"
          />
        )
      case 'accountNumberEnd':
        return (
          <TextField
            key={name}
            {...bind(name)}
            part="WithdrawForm.accountNumberEnd"
            label={t('withdraw.accountNumberEnd')}
            inputMode="numeric"
          />
        )
      case 'bankCode':
        return <WithdrawBankField key={name} {...props} bound={bind(name)} />
      case 'accountName':
        return (
          <TextField
            key={name}
            {...bind(name)}
            part="WithdrawForm.accountName"
            label={t('withdraw.accountName')}
            autoCapitalize="words"
            after={props.checksAccount && <AccountCheck form={form} />}
          />
        )
      case 'correspondent':
        return (
          <LazyChunk key={name} chunk={withdrawChunks.mobileMoney} fallback={<MobileMoneySkeleton />}>
            {(MobileMoneyFields) => (
              <MobileMoneyFields
                country={country}
                correspondents={form.correspondents}
                correspondent={form.field('correspondent').input}
                correspondentError={bind('correspondent').error}
                number={form.field('mobileNumber').input}
                numberError={bind('mobileNumber').error}
              />
            )}
          </LazyChunk>
        )
      case 'mobileNumber':
        // Drawn together with its operator.
        return null
      case 'narration':
        return (
          <TextField
            key={name}
            {...bind(name)}
            part="WithdrawForm.narration"
            label={t('withdraw.narration')}
            hint={t('withdraw.narration.hint')}
          />
        )
    }
  }
  return form.fields.map(draw)
}

function MobileMoneySkeleton(): ReactNode {
  return (
    <>
      <Skeleton size="control" />
      <Skeleton size="control" />
    </>
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
  // What was pressed goes with its field, and the focus must not: the other field is drawn before it can have it.
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
