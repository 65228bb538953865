'use client'
import type { RegisterCustomerFieldName, RegisterCustomerValues } from '@onlend/hooks/forms'
import type { ReactNode } from 'react'
import { registerCustomerPages as words } from './registerCustomerPages.words.ts'
import { useCopy } from '../words/useCopy.ts'
import { groupDigits } from '../format/groupDigits.ts'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import { Checkbox } from '../ui/Checkbox.tsx'
import { DateParts } from '../ui/DateParts.tsx'
import { dateExample } from '../format/dateExample.ts'
import { PhoneField } from '../ui/PhoneField.tsx'
import { TextArea } from '../ui/TextArea.tsx'
import { TextField } from '../ui/TextField.tsx'
import { knownCustomerText } from './knownCustomerText.ts'
import type { BoundField } from '../form/bindField.ts'
import { Select } from '../ui/Select.tsx'
import { type RegisterCustomerChoiceName, registerCustomerChoices } from './registerCustomerChoices.ts'
import type { RegisterCustomerFieldsProps } from './RegisterCustomerView.tsx'
import { registerCustomerInputs } from './registerCustomerInputs.ts'

type RegisterCustomerFieldProps = RegisterCustomerFieldsProps & {
  name: RegisterCustomerFieldName
  getLabel: (name: RegisterCustomerFieldName) => string
}

/** One field, as what it asks for is best entered on a phone. */
export function RegisterCustomerField(props: RegisterCustomerFieldProps): ReactNode {
  const { name, form, bind, getLabel, idNumber, country, autoFill } = props
  const t = useCopy(words)
  const { locale } = useLendingRoot()
  const bound = bind(name)
  const label = getLabel(name)
  const token = (text: string | undefined) => (autoFill && text ? text : 'off')

  switch (name) {
    case 'gender':
    case 'maritalStatus':
    case 'photoIdType':
      return <RegisterCustomerChoice name={name} bound={bound} label={label} value={form.values[name]} />
    case 'dateOfBirth': {
      const tell = (type: 'change' | 'blur', value: string) => ({ target: { name, value }, type })
      const warning = form.warnings.dateOfBirth
      return (
        <DateParts
          part="RegisterCustomerForm.dateOfBirth"
          {...{ id: bound.id, label, error: bound.error, optional: bound.optional, autoFill }}
          hint={t('registerCustomer.dateOfBirth.hint', { example: dateExample(locale) })}
          warning={
            (warning === 'AGE_UNDER_16' || warning === 'AGE_OVER_120') && !bound.error
              ? t(`registerCustomer.warning.${warning}`)
              : undefined
          }
          readOnly={bound.readOnly}
          value={form.values.dateOfBirth}
          onChange={(value) => void bound.onChange(tell('change', value))}
          onBlur={() => void bound.onBlur(tell('blur', form.getValue('dateOfBirth')))}
        />
      )
    }
    case 'phone':
      return (
        <PhoneField
          {...bound}
          part="RegisterCustomerForm.phone"
          label={label}
          hint={t('registerCustomer.phone.hint')}
          country={country}
          autoComplete={token('tel')}
          enterKeyHint="next"
        />
      )
    case 'address':
      return (
        <TextArea
          {...bound}
          part="RegisterCustomerForm.address"
          label={label}
          hint={t('registerCustomer.address.hint')}
          autoComplete={token('street-address')}
        />
      )
    case 'officeSameAsHome':
      return <Checkbox {...bound} part="RegisterCustomerForm.officeSameAsHome" label={label} />
    default: {
      const { autoComplete, ...look } = registerCustomerInputs[name] ?? {}
      const isNumber = name === 'idNumber' || name === 'nin'
      const isOwnNumber = name === 'idNumber' && idNumber !== undefined
      const known = name === 'idNumber' && !bound.error ? knownCustomerText(form.knownCustomer, t) : undefined
      return (
        <TextField
          enterKeyHint="next"
          {...look}
          {...(isOwnNumber ? { inputMode: 'text' as const, autoCapitalize: 'characters' } : {})}
          {...bound}
          part="RegisterCustomerForm.field"
          data-ol-field={name}
          label={label}
          hint={findHint(name)}
          autoComplete={token(autoComplete)}
          warning={known}
          after={
            isNumber && (
              <ReadBack
                text={isOwnNumber || bound.error || known ? '' : form.values[name]}
                isShort={name === 'nin'}
              />
            )
          }
        />
      )
    }
  }

  function findHint(field: keyof RegisterCustomerValues): string | undefined {
    if (field === 'idNumber') return idNumber ? idNumber.hint : t('registerCustomer.idNumber.hint')
    if (field === 'nin' && country.toLowerCase() === 'nigeria') return t('registerCustomer.nin.hint')
    return field === 'nextOfKin' ? t('registerCustomer.nextOfKin.hint') : undefined
  }
}

/** A long number in groups, once it is left: easier to compare with a card than eleven figures in a row. */
function ReadBack({ text, isShort }: { text: string; isShort: boolean }): ReactNode {
  const t = useCopy(words)
  const grouped = groupDigits(text)
  return (
    <p className="ol-Field-note" data-ol-short={isShort ? '' : undefined} role="status">
      {/\s/.test(grouped) && t('registerCustomer.number.readBack', { number: grouped })}
    </p>
  )
}

type RegisterCustomerChoiceProps = {
  name: RegisterCustomerChoiceName
  bound: BoundField<RegisterCustomerFieldName>
  label: string
  value: string
}

/** A choice of two or three; where the host has fixed it, what it is. */
function RegisterCustomerChoice({ name, bound, label, value }: RegisterCustomerChoiceProps): ReactNode {
  const t = useCopy(words)
  const options = Object.entries(registerCustomerChoices[name]).map(([option, key]) => ({
    value: option,
    label: t(key),
  }))
  const { readOnly, ...select } = bound
  if (readOnly) {
    const chosen = options.find((option) => option.value === value)
    // A native choice knows no `readonly`, and a disabled one is skipped by the keyboard.
    return <TextField id={bound.id} label={label} readOnly value={chosen?.label ?? ''} />
  }
  return (
    <Select
      {...select}
      part="RegisterCustomerForm.choice"
      label={label}
      placeholder={t('registerCustomer.choose')}
      options={options}
    />
  )
}
