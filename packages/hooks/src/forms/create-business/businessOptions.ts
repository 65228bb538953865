import type {
  BusinessChoice,
  BusinessOption,
  UseCreateBusinessFormParameters,
} from './createBusinessFormTypes.ts'
import { otherChoice } from './otherChoice.ts'

/** The examples of the API document (Partner API, Endpoint 1), which does not close these lists. */
const examples: Record<BusinessChoice, readonly BusinessOption[]> = {
  industry: [
    'Agriculture',
    'Commerce',
    'Education',
    'Financial Services',
    'Gaming',
    'Hospitality',
    'Health',
    'Leisure & Entertainment',
    'Logistics',
    'Travel',
    'Utilities',
  ],
  sector: ['lender', 'market-place', 'aggregator'],
  companySize: ['1-5', '6-20', '21-50', '50+'],
  yearsOfOperations: ['0-2 Years', '2+ Years'],
}

type ListName = 'industries' | 'sectorOptions' | 'companySizes' | 'yearsOptions' | 'otherAllowed'

/** The host's own lists, each of which may be missing. */
type BusinessLists = { [Name in ListName]: UseCreateBusinessFormParameters[Name] | undefined }

/** What each choice of the form offers: the host's list or the document's examples, and "other" where that is allowed. */
export function businessOptions({
  industries,
  sectorOptions,
  companySizes,
  yearsOptions,
  otherAllowed = ['industry'],
}: BusinessLists): Record<BusinessChoice, readonly { value: string; label: string | null }[]> {
  const offer = (choice: BusinessChoice, given: readonly BusinessOption[] | undefined) => {
    const options = (given ?? examples[choice]).map((option) =>
      typeof option === 'string' ? { value: option, label: null } : option,
    )
    const isKnown = options.some(({ value }) => value === otherChoice)
    return otherAllowed.includes(choice) && !isKnown
      ? [...options, { value: otherChoice, label: null }]
      : options
  }
  return {
    industry: offer('industry', industries),
    sector: offer('sector', sectorOptions),
    companySize: offer('companySize', companySizes),
    yearsOfOperations: offer('yearsOfOperations', yearsOptions),
  }
}
