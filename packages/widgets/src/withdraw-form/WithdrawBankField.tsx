'use client'
import type { WithdrawFieldName } from '@onlend/hooks/forms'
import type { ReactNode } from 'react'
import { BankField } from '../bank-picker/BankField.tsx'
import { useCopy } from '../words/useCopy.ts'
import type { BoundField } from '../form/bindField.ts'
import { useFieldSwap } from '../form/useFieldSwap.ts'
import { Button } from '../ui/Button.tsx'
import { TextField } from '../ui/TextField.tsx'
import { withdraw as words } from './withdraw.words.ts'
import type { WithdrawViewProps } from './WithdrawView.tsx'

type WithdrawBankFieldProps = Pick<
  WithdrawViewProps,
  'form' | 'bankSource' | 'country' | 'allowManualBank' | 'bankPresentation'
> & { bound: BoundField<WithdrawFieldName> }

/** The bank: found in the list, or its code typed by hand where the list lacks it. */
export function WithdrawBankField(props: WithdrawBankFieldProps): ReactNode {
  const { form, bankSource, country, allowManualBank, bankPresentation, bound } = props
  const t = useCopy(words)
  const { box, swap } = useFieldSwap(bound.id)
  if (form.manualBank) {
    return (
      <div ref={box} className="ol-WithdrawForm-manual">
        <TextField
          {...bound}
          part="WithdrawForm.bankCode"
          label={t('withdraw.bankCode')}
          hint={t('withdraw.bankCode.hint')}
          inputMode="text"
          autoCapitalize="characters"
        />
        <Button
          variant="quiet"
          onClick={() => swap(() => form.setManualBank(false))}
          part="WithdrawForm.bankFromList"
        >
          {t('withdraw.bankFromList')}
        </Button>
      </div>
    )
  }
  return (
    <div ref={box}>
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
        onNotListed={allowManualBank ? () => swap(() => form.setManualBank(true)) : null}
        presentation={bankPresentation}
      />
    </div>
  )
}
