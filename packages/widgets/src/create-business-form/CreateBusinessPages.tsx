'use client'
import type { CreateBusinessFieldName } from '@onlend/hooks/forms'
import type { ReactNode } from 'react'
import { CountrySelect } from '../countries/CountrySelect.tsx'
import { countryName } from '../countries/countryName.ts'
import type { BoundField } from '../form/bindField.ts'
import { Checkbox } from '../ui/Checkbox.tsx'
import { LazyChunk } from '../ui/LazyChunk.tsx'
import { PhoneField } from '../ui/PhoneField.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { TextField } from '../ui/TextField.tsx'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import { useCopy } from '../words/useCopy.ts'
import { type CreateBusinessFieldProps, CreateBusinessFields } from './CreateBusinessFields.tsx'
import { createBusinessChunks } from './createBusinessChunks.ts'
import { createBusinessInputs } from './createBusinessInputs.ts'
import { createBusinessPages as words } from './createBusinessPages.words.ts'
import type { CreateBusinessViewProps } from './CreateBusinessView.tsx'

type CreateBusinessPagesProps = Pick<CreateBusinessViewProps, 'form' | 'countryCodes' | 'firstCountries'> & {
  bind: (name: CreateBusinessFieldName) => BoundField<CreateBusinessFieldName>
}

/** The pages after the first; on the last one, which has no fields, what the others were filled in with. */
export function CreateBusinessPages(props: CreateBusinessPagesProps): ReactNode {
  const { form, bind, countryCodes, firstCountries } = props
  const { summary, options, actions } = form
  if (form.page < form.pageCount - 1)
    return (
      <CreateBusinessFields
        {...{ form, bind }}
        draw={(field) => <CreateBusinessPlaceField {...{ ...field, countryCodes, firstCountries }} />}
      />
    )
  return (
    <LazyChunk chunk={createBusinessChunks.summary} fallback={<SummarySkeleton />}>
      {(CreateBusinessSummary) => <CreateBusinessSummary form={{ summary, options, actions }} />}
    </LazyChunk>
  )
}

type PlaceFieldProps = CreateBusinessFieldProps &
  Pick<CreateBusinessViewProps, 'countryCodes' | 'firstCountries'>

/** One field of the address and the contact. */
function CreateBusinessPlaceField({
  name,
  field,
  form,
  countryCodes,
  firstCountries,
}: PlaceFieldProps): ReactNode {
  const t = useCopy(words)
  const { locale } = useLendingRoot()
  const { country } = form.values
  switch (name) {
    case 'sameRegisteredCountry':
    case 'sameSupportEmail':
      return <Checkbox {...field} label={t(`createBusiness.${name}`)} />
    case 'country':
    case 'registeredCountry': {
      const { readOnly, ...select } = field
      const label = t(`createBusiness.${name}`)
      if (!readOnly)
        return <CountrySelect {...select} label={label} codes={countryCodes} lead={firstCountries} />
      const code = form.getValue(name)
      const chosen = code === '' ? '' : countryName(code, locale)
      return <TextField id={field.id} label={label} readOnly value={chosen} />
    }
    case 'phone':
      return (
        <PhoneField
          {...field}
          label={t('createBusiness.phone')}
          hint={
            country === ''
              ? t('createBusiness.phone.hint')
              : t('createBusiness.phone.hint.country', { country: countryName(country, locale) })
          }
          country={country}
        />
      )
    case 'registeredState':
    case 'registeredCity':
    case 'registeredStreet':
    case 'firstName':
    case 'lastName':
    case 'email':
    case 'supportEmail':
      return (
        <TextField
          {...field}
          {...createBusinessInputs[name]}
          label={t(`createBusiness.${name}`)}
          {...(name === 'registeredStreet' && { hint: t('createBusiness.registeredStreet.hint') })}
        />
      )
    default:
      return null
  }
}

function SummarySkeleton(): ReactNode {
  return (
    <div className="ol-CreateBusinessForm-summary">
      {['business', 'address', 'contact'].map((part) => (
        <div key={part} className="ol-CreateBusinessForm-part">
          <Skeleton size="control" />
          <Skeleton size="full" />
          <Skeleton size="full" />
          <Skeleton size="long" />
        </div>
      ))}
    </div>
  )
}
