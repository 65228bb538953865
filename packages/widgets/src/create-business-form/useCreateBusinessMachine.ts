'use client'
import type { DrawnCreateBusinessForm } from '@onlend/hooks/first-forms'
import {
  type CreateBusinessErrorCode,
  type CreateBusinessFieldName,
  useCreateBusinessForm,
  type UseCreateBusinessFormParameters,
} from '@onlend/hooks/forms'
import { useMemo } from 'react'
import { chooseFirstCountries } from '../countries/chooseFirstCountries.ts'
import type { OpenWarning } from '../form/useOpenWarnings.ts'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import { type Translate, useCopy } from '../words/useCopy.ts'
import { createBusiness } from './createBusiness.words.ts'
import { CreateBusinessPages } from './CreateBusinessPages.tsx'
import { createBusinessPages } from './createBusinessPages.words.ts'
import { DeniedBusiness } from './DeniedBusiness.tsx'
import { LikelyDuplicateNote } from './LikelyDuplicateNote.tsx'

export type CreateBusinessOptions = UseCreateBusinessFormParameters & {
  firstCountries?: readonly string[] | undefined
}

/** The registration of a business as it is drawn: `later` is what comes with its machine, and `null` until then. */
export type HostedCreateBusinessForm = DrawnCreateBusinessForm & {
  later: {
    /** The pages after the first. */
    Pages: typeof CreateBusinessPages
    /** Instead of the form. */
    Denied: typeof DeniedBusiness
    Duplicate: typeof LikelyDuplicateNote
    /** ISO letters of the countries on offer; `undefined` is every country. */
    countryCodes: readonly string[] | undefined
    /** Listed before the others. */
    firstCountries: readonly string[]
    errorText: (field: CreateBusinessFieldName, code: CreateBusinessErrorCode) => string
    openWarnings: readonly OpenWarning[]
    submitLabel: string
    refusedTitle: string
    draftText: string
  } | null
}

const words = { ...createBusiness, ...createBusinessPages }

/** What runs the registration of a business behind its first page, and what only comes after that: a chunk of its own. */
export function useCreateBusinessMachine({
  firstCountries: given,
  ...options
}: CreateBusinessOptions): HostedCreateBusinessForm {
  const { countries, defaultValues } = options
  const t = useCopy(words)
  const { language } = useLendingRoot()
  const countryCodes = useMemo(
    () => countries?.map((country) => (typeof country === 'string' ? country : country.code)),
    [countries],
  )
  const firstCountries = useMemo(
    () => chooseFirstCountries({ locale: language, given, offered: countryCodes }),
    [language, given, countryCodes],
  )
  const form = useCreateBusinessForm({
    ...options,
    // What is known is not asked for again.
    defaultValues: { country: firstCountries[0] ?? '', ...defaultValues },
  })
  const { duplicate, values, error } = form
  const openWarnings: OpenWarning[] = [
    ...(duplicate
      ? [
          {
            key: `duplicate ${duplicate.partner.id} ${duplicate.by}`,
            name: t('createBusiness.duplicate.title', { name: duplicate.partner.name }),
            text: t(`createBusiness.duplicate.${duplicate.by}`),
          },
        ]
      : []),
    ...(values.phone.trim() === ''
      ? []
      : [
          {
            key: `phone ${values.phone}`,
            name: t('createBusiness.phone'),
            phone: { number: values.phone, country: values.country },
          },
        ]),
  ]
  return {
    ...form,
    later: {
      ...{ Pages: CreateBusinessPages, Denied: DeniedBusiness, Duplicate: LikelyDuplicateNote },
      ...{ countryCodes, firstCountries, openWarnings },
      errorText: (field, code) => createBusinessErrorText(field, code, t, error?.serviceMessage ?? null),
      submitLabel: t('createBusiness.submit'),
      refusedTitle: t('createBusiness.rejected.title'),
      draftText: t('createBusiness.draftRestored'),
    },
  }
}

const chosen: ReadonlySet<CreateBusinessFieldName> = new Set([
  'industry',
  'sector',
  'companySize',
  'yearsOfOperations',
  'country',
  'registeredCountry',
] as const)

/** Puts an error code into words; the summary and the field say the same. */
function createBusinessErrorText(
  field: CreateBusinessFieldName,
  code: CreateBusinessErrorCode,
  t: Translate<typeof createBusiness & typeof createBusinessPages>,
  /** The lender's words of a refusal. */
  message: string | null,
): string {
  if (code === 'REFUSED') return t('createBusiness.error.REFUSED', { message: message ?? '' })
  if (code !== 'REQUIRED') return t(`createBusiness.error.${code}`)
  const key = chosen.has(field) ? 'createBusiness.error.REQUIRED.choice' : 'createBusiness.error.REQUIRED'
  return t(key, { field: t(`createBusiness.${field}`) })
}
