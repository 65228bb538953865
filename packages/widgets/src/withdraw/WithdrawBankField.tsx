'use client'
import type { ReactNode } from 'react'
import { BankListNote } from '../bank-picker/BankListNote.tsx'
import { BankPickerView } from '../bank-picker/BankPickerView.tsx'
import { withdraw as words } from '../copy/en/withdraw.ts'
import { useCopy } from '../copy/useCopy.ts'
import { Button } from '../ui/Button.tsx'
import { TextField } from '../ui/TextField.tsx'
import type { WithdrawViewProps } from './WithdrawViewProps.ts'

type WithdrawBankFieldProps = Pick<
  WithdrawViewProps,
  'form' | 'bankList' | 'country' | 'allowManualBank' | 'bankPresentation'
> & { error: string | undefined }

/** The bank: found in the list, or its code typed by hand where the list lacks it. */
export function WithdrawBankField(props: WithdrawBankFieldProps): ReactNode {
  const { form, bankList, country, allowManualBank, bankPresentation, error } = props
  const t = useCopy(words)
  const { input } = form.field('bankCode')
  if (form.manualBank) {
    return (
      <div className="ol-WithdrawForm-manual">
        <TextField
          {...input}
          part="WithdrawForm.bankCode"
          label={t('withdraw.bankCode')}
          hint={t('withdraw.bankCode.hint')}
          error={error}
          inputMode="text"
          autoCapitalize="characters"
        />
        <Button variant="quiet" onClick={() => form.setManualBank(false)} part="WithdrawForm.bankFromList">
          {t('withdraw.bankFromList')}
        </Button>
      </div>
    )
  }
  return (
    <BankPickerView
      id={input.id}
      label={t('withdraw.bank')}
      labelText={t('withdraw.bank')}
      error={error}
      country={country}
      banks={bankList.banks}
      recents={5}
      likely={form.candidates.banks}
      selected={form.selectedBank}
      onChange={form.chooseBank}
      onNotListed={allowManualBank ? () => form.setManualBank(true) : null}
      truncatedAt={bankList.truncatedAt}
      isLoading={bankList.state === 'loading'}
      note={<BankListNote list={bankList} allowManual={allowManualBank} />}
      presentation={bankPresentation}
    />
  )
}
