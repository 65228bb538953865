import type { CreateBusinessErrorCode, CreateBusinessFieldName } from '@onlend/hooks/forms'
import type { createBusiness } from './createBusiness.words.ts'
import type { createBusinessPages } from './createBusinessPages.words.ts'
import type { Translate } from '../words/useCopy.ts'

const chosen: ReadonlySet<CreateBusinessFieldName> = new Set([
  'industry',
  'sector',
  'companySize',
  'yearsOfOperations',
  'country',
  'registeredCountry',
] as const)

/** Puts an error code into words; the summary and the field say the same. */
export function createBusinessErrorText(
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
