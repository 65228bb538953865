import { toPhoneNumber } from '@onlend/core/internal'
import type { CreateBusinessReview } from './createBusinessForm.ts'
import { otherChoice } from './otherChoice.ts'

/** The values to send, with the three ticks. */
type SentFields = { [Name in keyof CreateBusinessReview]: string | undefined } & {
  [Name in 'sameCompanyName' | 'sameRegisteredCountry' | 'sameSupportEmail']: boolean
}

/** The business of the fields: ticks applied, "other" replaced by the typed text, the phone number read in its country. */
export function toBusiness({
  sameCompanyName,
  sameRegisteredCountry,
  sameSupportEmail,
  ...sent
}: SentFields): CreateBusinessReview {
  const texts: Readonly<Record<string, string | undefined>> = sent
  const isOwn = (name: string) => texts[name] === otherChoice && `${name}Other` in texts
  const named = Object.keys(texts)
    .filter((name) => !name.endsWith('Other'))
    .map((name) => [name, (isOwn(name) ? texts[`${name}Other`] : texts[name]) ?? ''])
  // The cast: the names are those of the fields, without ticks and texts for "other".
  const business = Object.fromEntries(named) as CreateBusinessReview
  return {
    ...business,
    ...(sameCompanyName && { companyName: business.businessName }),
    ...(sameRegisteredCountry && { registeredCountry: business.country }),
    ...(sameSupportEmail && { supportEmail: business.email }),
    phone: toPhoneNumber(business.phone, business.country).number,
  }
}
