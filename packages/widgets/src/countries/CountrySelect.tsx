'use client'
import { forwardRef, useMemo } from 'react'
import { countries as words } from './countries.words.ts'
import { useCopy } from '../words/useCopy.ts'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import { Select, type SelectProps } from '../ui/Select.tsx'
import { africanCountryCodes } from './africanCountryCodes.ts'
import { countryOptions } from './countryOptions.ts'

type CountrySelectProps = Omit<SelectProps, 'options' | 'placeholder'> & {
  /** Those on offer, by ISO letters. @default every country */
  codes?: readonly string[] | undefined
  /** Listed before all, in this order; those of Africa follow. */
  lead?: readonly string[] | undefined
}

/**
 * A country, by its ISO letters, in the phone's own picker: it searches by typing, it fills itself in, and it needs nothing fetched.
 */
export const CountrySelect = forwardRef<HTMLSelectElement, CountrySelectProps>(function CountrySelect(
  { codes, lead, ...select },
  ref,
) {
  const t = useCopy(words)
  const { locale } = useLendingRoot()
  const options = useMemo(
    () => countryOptions({ locale, codes, first: africanCountryCodes, lead }),
    [locale, codes, lead],
  )
  return (
    <Select
      autoComplete="country"
      {...select}
      ref={ref}
      options={options}
      placeholder={t('countries.choose')}
    />
  )
})
