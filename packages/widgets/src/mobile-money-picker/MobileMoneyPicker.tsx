'use client'
import { type BankCountry, toPhoneNumber } from '@onlend/core/internal'
import type { Correspondent } from '@onlend/hooks/forms'
import { type ReactNode, useRef } from 'react'
import { InWords } from '../words/InWords.tsx'
import { useParts } from '../ui/useParts.ts'
import { MobileMoneyFields } from './MobileMoneyFields.tsx'

/** A wallet: the operator's id and the number as it is sent, E.164 where it is valid. */
export type MobileMoneyWallet = { correspondent: string; mobileNumber: string }

export type MobileMoneyPickerProps = {
  /** Lower-case name of the country, such as `ghana`. */
  country: BankCountry
  /** The operators that the service accepts: your configuration, since the API lists none. */
  correspondents: readonly Correspondent[]
  /** The operator and the number before a person changes them. */
  defaultValue?: Partial<MobileMoneyWallet>
  /** Called with operator and number, in the form that the service takes, when either changes. */
  onChange?: (wallet: MobileMoneyWallet) => void
}

/**
 * Asks for a mobile-money operator and a number; reads the number back and warns, but never refuses it.
 *
 * @example
 * <MobileMoneyPicker country="ghana" correspondents={operators} onChange={setWallet} />
 */
export function MobileMoneyPicker(props: MobileMoneyPickerProps): ReactNode {
  return (
    <InWords of="forms">
      <WalletFields {...props} />
    </InWords>
  )
}

function WalletFields({
  country,
  correspondents,
  defaultValue,
  onChange,
}: MobileMoneyPickerProps): ReactNode {
  const parts = useParts()
  const wallet = useRef<MobileMoneyWallet>({ correspondent: '', mobileNumber: '', ...defaultValue })
  const change = (part: Partial<MobileMoneyWallet>) => {
    wallet.current = { ...wallet.current, ...part }
    onChange?.(wallet.current)
  }
  return (
    <div {...parts('MobileMoneyPicker')}>
      <MobileMoneyFields
        country={country}
        correspondents={correspondents}
        correspondent={{
          defaultValue: defaultValue?.correspondent ?? '',
          onChange: (event) => change({ correspondent: event.target.value }),
        }}
        number={{
          defaultValue: defaultValue?.mobileNumber ?? '',
          onChange: (event) => change({ mobileNumber: toPhoneNumber(event.target.value, country).number }),
        }}
      />
    </div>
  )
}
