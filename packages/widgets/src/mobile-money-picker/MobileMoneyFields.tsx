'use client'
import type { Correspondent } from '@onlend/hooks/forms'
import { type ComponentProps, type ReactNode, type Ref, useState } from 'react'
import { mobileMoneyPicker as words } from '../copy/en/mobileMoneyPicker.ts'
import { useCopy } from '../copy/useCopy.ts'
import { Alert } from '../ui/Alert.tsx'
import { Select } from '../ui/Select.tsx'
import { TextField } from '../ui/TextField.tsx'
import type { PhoneReading } from './checkPhone.ts'
import { phoneChunk } from './phoneChunk.ts'

type MobileMoneyFieldsProps = {
  /** Lower-case name, as the bank list wants it: `ghana`. */
  country: string
  correspondents: readonly Correspondent[]
  correspondent: Omit<ComponentProps<'select'>, 'ref' | 'className'> & { ref?: Ref<HTMLSelectElement> }
  correspondentError?: ReactNode
  number: Omit<ComponentProps<'input'>, 'ref' | 'className' | 'prefix'> & { ref?: Ref<HTMLInputElement> }
  numberError?: ReactNode
}

/** Draws operator and number, uncontrolled; the number is read back and never refused here. */
export function MobileMoneyFields(props: MobileMoneyFieldsProps): ReactNode {
  const { country, correspondents, correspondent, correspondentError, number, numberError } = props
  const t = useCopy(words)
  const [reading, setReading] = useState<PhoneReading>({ warning: null, readAs: null })
  const read = (text: string) => {
    // A check that could not be fetched is no reason to hold anybody up.
    phoneChunk.load().then(
      (checkPhone) => setReading(checkPhone(text, country)),
      () => undefined,
    )
  }
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
      <TextField
        {...number}
        part="MobileMoneyPicker.number"
        label={t('mobileMoney.number')}
        hint={t('mobileMoney.number.hint')}
        error={numberError}
        warning={reading.warning && !numberError ? t(`mobileMoney.warning.${reading.warning}`) : undefined}
        type="tel"
        inputMode="tel"
        onFocus={() => void phoneChunk.load().catch(() => undefined)}
        onBlur={(event) => {
          number.onBlur?.(event)
          read(event.target.value)
        }}
        after={
          reading.readAs !== null &&
          reading.warning === null && (
            <p className="ol-Field-note">{t('mobileMoney.readAs', { number: reading.readAs })}</p>
          )
        }
      />
    </>
  )
}
