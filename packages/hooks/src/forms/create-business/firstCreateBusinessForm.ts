import { type FirstFormStart, firstForm } from '../first-form/firstForm.ts'
import { businessOptions } from './businessOptions.ts'
import { createBusinessDefaults } from './createBusinessDefaults.ts'
import type {
  CreateBusinessAnswer,
  CreateBusinessErrorCode,
  CreateBusinessFieldName,
  CreateBusinessReview,
  CreateBusinessValues,
  UseCreateBusinessFormParameters,
  UseCreateBusinessFormReturnType,
} from './createBusinessFormTypes.ts'
import { createBusinessLayout } from './createBusinessLayout.ts'

const noRules = {}

/** What the fields of the first page depend on. */
const deciding: ReadonlySet<CreateBusinessFieldName> = new Set([
  ...(['sameCompanyName', 'industry', 'sector', 'companySize', 'yearsOfOperations'] as const),
])

/** The registration of a business as its widget draws it: `useCreateBusinessForm` gives the whole of it. */
export type DrawnCreateBusinessForm = Omit<UseCreateBusinessFormReturnType, 'control' | 'summary'> & {
  /** Read back on the last page. */
  summary: CreateBusinessReview | null
  isStarting?: boolean
}

/**
 * The registration of a business before its machine is there: its first page.
 *
 * @example
 * const form = firstCreateBusinessForm({}, start)
 */
export function firstCreateBusinessForm(
  given: UseCreateBusinessFormParameters,
  start: FirstFormStart<DrawnCreateBusinessForm>,
): DrawnCreateBusinessForm {
  const { industries, sectorOptions, companySizes, yearsOptions, otherAllowed } = given
  const options = businessOptions({ industries, sectorOptions, companySizes, yearsOptions, otherAllowed })
  const defaults = createBusinessDefaults(given.defaultValues ?? {}, options)
  const values = { ...defaults, ...start.chosen }
  const set: DrawnCreateBusinessForm['set'] = (name, value) =>
    start.choose(name, value, (whole) => whole.set(name, value))
  return {
    ...firstForm<
      CreateBusinessValues,
      CreateBusinessErrorCode,
      CreateBusinessReview,
      CreateBusinessAnswer,
      DrawnCreateBusinessForm
    >({
      ...start,
      kind: 'createBusiness',
      defaults,
      values,
      layout: createBusinessLayout(values),
      rules: given.fields ?? noRules,
      onInput: (name, value) => {
        // The cast follows the field: a tick says whether, all others say a text.
        if (deciding.has(name)) set(name, value as string)
      },
    }),
    set,
    options,
    summary: null,
    duplicate: null,
    created: null,
    access: 'unknown',
  }
}
