'use client'
import type { Amount } from '@onlend/core'
import { forwardRef, type ReactNode } from 'react'
import { amount as words } from './amount.words.ts'
import { useCopy } from '../words/useCopy.ts'
import { formatMoney } from '../format/formatMoney.ts'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import { Button } from '../ui/Button.tsx'
import { MoneyField } from '../ui/MoneyField.tsx'
import type { TextFieldProps } from '../ui/TextField.tsx'

/** The part of a form that reads and writes its amounts. */
export type FormOfAmounts<Name extends string> = {
  readAmount: (name: NoInfer<Name>) => {
    amount: Amount | null
    readings: readonly [Amount, Amount] | null
  }
  setAmount: (name: NoInfer<Name>, amount: Amount) => void
}

type AmountFieldProps = Omit<TextFieldProps, 'prefix' | 'type' | 'inputMode' | 'after' | 'name' | 'form'> & {
  name: string
  form: FormOfAmounts<never>
  currency: string | null
  /** An amount that a press fills in: the field itself begins empty. */
  offer?: { amount: Amount; label: string } | false
  /** Shows below the field the amount that the form read. @default true */
  readBack?: boolean
  /** The sentence that reads the amount back. @default "That is …" */
  readAs?: (amount: string) => string
  /** Below all that: the limits of the person. */
  below?: ReactNode
}

/** An amount: kept as typed, read back once it is left, and asked about where it can be read in two ways. */
export const AmountField = forwardRef<HTMLInputElement, AmountFieldProps>(function AmountField(
  { form, currency, offer = false, readBack = true, readAs, below, ...field },
  ref,
) {
  const t = useCopy(words)
  const { locale } = useLendingRoot()
  // The cast follows the binding: the name is that of a field of the form.
  const name = field.name as never
  const read = form.readAmount(name)
  const onChoose = (amount: Amount) => form.setAmount(name, amount)
  // One of the three at a time: there is room for one.
  const isReadBack = readBack && read.amount !== null && !field.error && !field.warning
  return (
    <MoneyField
      {...field}
      ref={ref}
      currency={currency}
      after={
        (offer || readBack || read.readings || below) && (
          <>
            {offer && !field.readOnly && (
              <div className="ol-AmountReadings">
                <Button part="AmountField.offer" onClick={() => onChoose(offer.amount)}>
                  {offer.label}
                </Button>
              </div>
            )}
            {(readBack || read.readings) && (
              <div
                className="ol-Field-note"
                data-ol-short={'warning' in field ? undefined : ''}
                aria-live="polite"
              >
                {read.readings && (
                  <div className="ol-AmountReadings">
                    <span className="ol-Text">{t('amount.which')}</span>
                    {read.readings.map((amount) => (
                      <Button key={amount} part="AmountField.reading" onClick={() => onChoose(amount)}>
                        {formatMoney(amount, currency, locale)}
                      </Button>
                    ))}
                  </div>
                )}
                {isReadBack && read.amount !== null && (
                  <span className="ol-Text">
                    {readAs
                      ? readAs(formatMoney(read.amount, currency, locale))
                      : t('amount.read', { amount: formatMoney(read.amount, currency, locale) })}
                  </span>
                )}
              </div>
            )}
            {below}
          </>
        )
      }
    />
  )
})
