'use client'
import type { FormField } from '@onlend/hooks/forms'
import type { ReactNode } from 'react'
import { currencyName } from '../format/currencyName.ts'
import { CountrySelect } from '../countries/CountrySelect.tsx'
import { countryName } from '../countries/countryName.ts'
import { Checkbox } from '../ui/Checkbox.tsx'
import { DateField } from '../ui/DateField.tsx'
import { DateParts } from '../ui/DateParts.tsx'
import type { DrawnIcon } from '../ui/drawIcon.ts'
import type { PartName } from '../ui/PartName.ts'
import { PhoneField } from '../ui/PhoneField.tsx'
import { RadioCards } from '../ui/RadioCards.tsx'
import { Select } from '../ui/Select.tsx'
import { TextArea } from '../ui/TextArea.tsx'
import { TextField } from '../ui/TextField.tsx'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import type { Message, Words } from '../words/Messages.ts'
import type { MessageValues } from '../words/translate.ts'
import { useCopy } from '../words/useCopy.ts'
import { AmountField, type FormOfAmounts } from './AmountField.tsx'
import type { BoundField } from './bindField.ts'

/** So many cards are all on show; more options are a list. */
const mostCards = 4

type Option = { value: string; label: string; icon?: DrawnIcon }

export type PlainFieldProps<Of extends string, Name extends string> = {
  name: Name
  form: FormOfAmounts<Name> & {
    field: (name: NoInfer<Name>) => FormField<string, string>
    getValue: (name: NoInfer<Name>) => unknown
    // `never`, so that the setter of any form fits: a field gets a value of its kind.
    set: (name: NoInfer<Name>, value: never) => void
  }
  bind: (name: NoInfer<Name>) => BoundField<string>
  /** The first part of the keys: with `registerCustomer`, the label of `email` is `registerCustomer.email`, its hint `registerCustomer.email.hint`. */
  of: Of
  words: { readonly [Key in `${Of}.${Name}`]: Message }
  part?: PartName
  /** Instead of that of the words. */
  label?: string
  hint?: string | undefined
  warning?: string | undefined
  /** The text below the input that reads the value back. */
  after?: ReactNode
  /** For a choice, whose placeholder is `{of}.{name}.choose` or `{of}.choose`. @default the words `{of}.{name}.{choice}` of the field's own choices */
  options?: readonly Option[]
  /** For a phone: the country of numbers without a country code. */
  country?: string
  /** For a country: those on offer and those listed first, by ISO letters. */
  countries?: { codes: readonly string[] | undefined; lead: readonly string[] }
  /** For an amount: ISO code. The words `{of}.{name}In` name the currency in the label. */
  currency?: string | null
  /** For a day: the first that the calendar offers. */
  min?: string
  /** Lets the browser offer its stored data of the person at the screen. @default true */
  autoFill?: boolean
}

/** A field that its definition describes: a text, an amount, a phone number, a day, a choice, a country or a tick, with the words of its name. */
export function PlainField<Of extends string, Name extends string>(
  props: PlainFieldProps<Of, Name>,
): ReactNode {
  const { name, form, bind, of, words, part, warning, after, country, countries, currency = null } = props
  const { min, autoFill = true } = props
  // The cast widens the catalogue: the key of a hint or of a choice can be missing, and the code looks for it first.
  const catalogue = words as Words
  const t = useCopy(catalogue)
  const { locale } = useLendingRoot()
  const find = (key: string, values?: MessageValues) =>
    Object.hasOwn(catalogue, key) ? t(key, values) : undefined
  const { kind, choices } = form.field(name)
  const bound = bind(name)
  const inCurrency = currency && { currency: currencyName(currency, locale) }
  const label = props.label ?? ((inCurrency && find(`${of}.${name}In`, inCurrency)) || t(`${of}.${name}`))
  const hint = 'hint' in props ? props.hint : find(`${of}.${name}.hint`)
  const look = { part, label, hint, 'data-ol-field': name, ...(autoFill ? {} : { autoComplete: 'off' }) }
  // The cast follows the kind: text has a text.
  const set = (value: string) => form.set(name, value as never)
  const text = () => String(form.getValue(name) ?? '')
  // A native choice knows no `readonly`, and a disabled one would drop out of the form.
  const fixed = (chosen: string) => (
    <TextField id={bound.id} part={part} label={label} readOnly value={chosen} />
  )

  switch (kind) {
    case 'tick':
      return <Checkbox {...bound} label={label} hint={hint} {...(part && { part })} />
    case 'cards':
    case 'choice': {
      const options =
        props.options ?? choices.map((value) => ({ value, label: find(`${of}.${name}.${value}`) ?? value }))
      const { readOnly, ...select } = bound
      if (readOnly) return fixed(options.find(({ value }) => value === text())?.label ?? text())
      if (kind === 'choice' || options.length > mostCards)
        return (
          <Select
            {...select}
            {...look}
            placeholder={find(`${of}.${name}.choose`) ?? t(`${of}.choose`)}
            options={options}
          />
        )
      return (
        <RadioCards
          id={bound.id}
          legend={label}
          value={text() || null}
          options={options}
          onChange={set}
          error={bound.error}
          {...(part && { part })}
        />
      )
    }
    case 'country': {
      const { readOnly, ...select } = bound
      if (readOnly) return fixed(text() && countryName(text(), locale))
      return <CountrySelect {...select} {...look} {...countries} />
    }
    case 'money':
      return (
        <AmountField {...bound} {...look} {...('warning' in props && { warning })} {...{ form, currency }} />
      )
    case 'phone':
      return <PhoneField enterKeyHint="next" {...bound} {...look} country={country ?? ''} />
    case 'day':
      return <DateField {...bound} {...look} warning={warning} min={min} />
    case 'typedDay': {
      const report = (type: string) => (value: string) =>
        void bound[type === 'blur' ? 'onBlur' : 'onChange']({ target: { name, value }, type })
      return (
        <DateParts
          {...{ id: bound.id, part, label, hint, warning, autoFill }}
          {...{ error: bound.error, optional: bound.optional, readOnly: bound.readOnly }}
          value={text()}
          onChange={report('change')}
          onBlur={() => report('blur')(text())}
        />
      )
    }
    case 'paragraph':
      return <TextArea {...bound} {...look} />
    default:
      return <TextField enterKeyHint="next" {...bound} {...look} warning={warning} after={after} />
  }
}
