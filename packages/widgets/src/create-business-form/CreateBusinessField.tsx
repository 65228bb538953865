'use client'
import type { CreateBusinessFieldName } from '@onlend/hooks/forms'
import type { ReactNode } from 'react'
import { CountrySelect } from '../countries/CountrySelect.tsx'
import { countryName } from '../countries/countryName.ts'
import { useCopy } from '../words/useCopy.ts'
import type { BoundField } from '../form/bindField.ts'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import { Checkbox } from '../ui/Checkbox.tsx'
import { PhoneField } from '../ui/PhoneField.tsx'
import { RadioCards } from '../ui/RadioCards.tsx'
import { Select } from '../ui/Select.tsx'
import { TextArea } from '../ui/TextArea.tsx'
import { TextField } from '../ui/TextField.tsx'
import { createBusiness as words } from './createBusiness.words.ts'
import { businessChoiceLabel } from './businessChoiceLabel.ts'
import type { CreateBusinessViewProps } from './CreateBusinessView.tsx'
import { phoneCountry } from './phoneCountry.ts'
import { createBusinessInputs } from './createBusinessInputs.ts'

type CreateBusinessFieldProps = Pick<CreateBusinessViewProps, 'form' | 'countryCodes' | 'firstCountries'> & {
  name: CreateBusinessFieldName
  field: BoundField<CreateBusinessFieldName>
}

/** So many choices are all on show, and take one tap instead of two. */
const cards = 4

/** One field, drawn as what it is. */
export function CreateBusinessField({
  name,
  field,
  form,
  countryCodes,
  firstCountries,
}: CreateBusinessFieldProps): ReactNode {
  const t = useCopy(words)
  const { locale } = useLendingRoot()
  const label = t(`createBusiness.${name}`)
  switch (name) {
    case 'sameCompanyName':
    case 'sameRegisteredCountry':
    case 'sameSupportEmail':
      return <Checkbox {...field} label={label} />
    case 'industry':
    case 'sector':
    case 'companySize':
    case 'yearsOfOperations': {
      const { readOnly, ...select } = field
      const options = form.options[name].map((option) => ({
        value: option.value,
        label: businessChoiceLabel(option, t),
      }))
      if (!readOnly && options.length <= cards)
        return (
          <RadioCards
            id={field.id}
            legend={label}
            value={form.getValue(name) || null}
            options={options}
            onChange={(value) => form.set(name, value)}
            error={field.error}
          />
        )
      if (!readOnly)
        return <Select {...select} label={label} placeholder={t('createBusiness.choose')} options={options} />
      const chosen = options.find(({ value }) => value === form.getValue(name))
      // A native choice cannot be locked without dropping out of the form.
      return <TextField id={field.id} label={label} readOnly value={chosen?.label ?? ''} />
    }
    case 'country':
    case 'registeredCountry': {
      const { readOnly, ...select } = field
      if (!readOnly)
        return <CountrySelect {...select} label={label} codes={countryCodes} lead={firstCountries} />
      const code = form.getValue(name)
      const chosen = code === '' ? '' : countryName(code, locale)
      return <TextField id={field.id} label={label} readOnly value={chosen} />
    }
    case 'description':
      return <TextArea {...field} label={label} autoCapitalize="sentences" dir="auto" />
    case 'phone':
      return (
        <PhoneField
          {...field}
          label={label}
          hint={
            form.values.country === ''
              ? t('createBusiness.phone.hint')
              : t('createBusiness.phone.hint.country', { country: countryName(form.values.country, locale) })
          }
          country={phoneCountry(form.values.country)}
        />
      )
    case 'businessName':
    case 'companyName':
    case 'website':
    case 'registeredStreet':
      return (
        <TextField
          {...field}
          {...createBusinessInputs[name]}
          label={label}
          hint={t(`createBusiness.${name}.hint`)}
        />
      )
    default:
      return <TextField {...field} {...createBusinessInputs[name]} label={label} />
  }
}
