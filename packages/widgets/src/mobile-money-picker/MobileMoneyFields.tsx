'use client'
import type { Correspondent } from '@onlend/hooks/forms'
import type { ComponentProps, ReactNode, Ref } from 'react'
import { mobileMoneyPicker as words } from './mobileMoneyPicker.words.ts'
import { useCopy } from '../words/useCopy.ts'
import { Alert } from '../ui/Alert.tsx'
import { PhoneField } from '../ui/PhoneField.tsx'
import { Select } from '../ui/Select.tsx'

type MobileMoneyFieldsProps = {
  /** Lower-case name, as the bank list wants it: `ghana`. */
  country: string
  correspondents: readonly Correspondent[]
  correspondent: Omit<ComponentProps<'select'>, 'ref' | 'className'> & { ref?: Ref<HTMLSelectElement> }
  correspondentError?: ReactNode
  number: Omit<ComponentProps<'input'>, 'ref' | 'className' | 'prefix'> & { ref?: Ref<HTMLInputElement> }
  numberError?: ReactNode
}

/** Renders operator and number, uncontrolled. The field reads the number back and never refuses it. */
export function MobileMoneyFields(props: MobileMoneyFieldsProps): ReactNode {
  const { country, correspondents, correspondent, correspondentError, number, numberError } = props
  const t = useCopy(words)
  return (
    <>
      {correspondents.length === 0 ? (
        <Alert tone="warning" title={t('mobileMoney.none')} />
      ) : (
        <Select
          {...correspondent}
          part="MobileMoneyPicker.correspondent"
          label={t('mobileMoney.correspondent')}
          error={correspondentError}
          placeholder={t('mobileMoney.choose')}
          options={correspondents.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      <PhoneField
        {...number}
        part="MobileMoneyPicker.number"
        label={t('mobileMoney.number')}
        hint={t('mobileMoney.number.hint')}
        error={numberError}
        country={country}
        autoComplete="off"
      />
    </>
  )
}
