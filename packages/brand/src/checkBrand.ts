import { parseTenantConfig, toSoundZone } from '@onlend/core/internal'
import { checkWords } from '@onlend/widgets/internal/check-words'
import { createTheme } from '@onlend/widgets/theme'
import { type BrandFaultCode, type BrandProblem, createProblem } from './createProblem.ts'
import { isRecord } from './isRecord.ts'
import { isTheme } from './isTheme.ts'
import { kitTerms } from './terms/kitTerms.ts'

/** The members of a tenant's file that only the relay reads. */
const ofTheRelay = ['hosts', 'channelPartners', 'default']

/**
 * Checks a brand as the relay and the widgets will read it: a tenant's file, or a theme alone. The check uses their own parsers, so a brand that passes looks the same to a person.
 *
 * @param json The parsed file, unchecked.
 * @returns Every problem, errors first; none for a brand that is worn as it is.
 * @example
 * const problems = checkBrand(json)
 */
export function checkBrand(json: unknown): BrandProblem[] {
  if (!isRecord(json)) return [createProblem('noObject', '')]
  const problems = isTheme(json) ? checkTheme(json, '') : checkTenant(json)
  return problems.sort((a, b) => Number(a.severity === 'warning') - Number(b.severity === 'warning'))
}

function checkTenant(file: Readonly<Record<string, unknown>>): BrandProblem[] {
  const brand = Object.fromEntries(Object.entries(file).filter(([name]) => !ofTheRelay.includes(name)))
  // The relay gives an edition to a brand that names none.
  const { config, problems } = parseTenantConfig({ version: 'unnamed', ...brand })
  const found = (problems ?? []).map((problem) => {
    const [path = '', ...rest] = problem.split(' ')
    const detail = rest.join(' ')
    const [, code = 'value'] = refusals.find(([part]) => detail.includes(part)) ?? []
    return createProblem(code, path, code === 'value' ? { detail } : {})
  })
  if (config)
    for (const name of Object.keys(brand).filter((key) => !Object.hasOwn(config, key)))
      found.push(createProblem('member', name))
  if (config?.timeZone !== undefined && toSoundZone(config.timeZone) === undefined)
    found.push(createProblem('timeZone', 'timeZone'))
  return [
    ...found,
    ...(brand.theme === undefined ? [] : checkTheme(brand.theme, 'theme')),
    ...(config?.messages ? checkMessages(config.messages) : []),
    ...Object.entries(config?.terms ?? {}).flatMap(([language, own]) => checkTerms(language, own)),
  ]
}

/** The kind of a refusal, by a part of what the relay's reader says. */
const refusals: readonly (readonly [part: string, code: BrandFaultCode])[] = [
  ['is required', 'required'],
  ['a number', 'number'],
  ['language tag', 'locale'],
  ['time zone', 'timeZone'],
  ['whole days', 'days'],
  ['two letters', 'country'],
  ['e-mail', 'email'],
  ['phone number', 'phone'],
  ['https', 'link'],
  ['decimal', 'amount'],
  ['a least from', 'order'],
  ['characters', 'length'],
  ['entries', 'entries'],
]

function checkMessages(messages: Readonly<Record<string, unknown>>): BrandProblem[] {
  // The cast follows the parser, which let nothing else pass.
  return checkWords(messages as Parameters<typeof checkWords>[0]).map(({ locale, key, problem }) =>
    createProblem(wordFaults[problem], `messages.${locale}["${key}"]`),
  )
}

const wordFaults = {
  UNKNOWN_KEY: 'sentence',
  UNKNOWN_PLACE: 'unknownPlace',
  MISSING_PLACE: 'missingPlace',
} as const

/** Compares a partner's terms with the kit's: a form that no sentence has changes nothing, and one that is left out is said as before. */
function checkTerms(
  tag: string,
  own: Readonly<Record<string, Readonly<Record<string, string>>>>,
): BrandProblem[] {
  const terms = kitTerms[tag.split('-')[0] ?? ''] ?? {}
  return Object.entries(own).flatMap(([term, given]) => {
    const forms = (Object.hasOwn(terms, term) && terms[term]) || []
    const toPath = (form: string) => `terms.${tag}.${term}.${form}`
    const unknown = Object.keys(given).filter((form) => !forms.includes(form))
    const missing = forms.filter((form) => !Object.hasOwn(given, form))
    return [
      ...unknown.map((form) =>
        createProblem('term', toPath(form), {
          form,
          forms: (forms.length > 0 ? forms : Object.keys(terms)).join(', '),
        }),
      ),
      ...missing.map((form) => createProblem('termLeft', toPath(form), { severity: 'warning', form })),
    ]
  })
}

const themeFaults = {
  UNKNOWN_KEY: 'token',
  WRONG_TYPE: 'kind',
  UNSAFE: 'unsafe',
  MALFORMED: 'malformed',
  TOO_LONG: 'long',
  OUT_OF_RANGE: 'range',
} as const

/** Checks a theme with the kit's parser and its rules of contrast (WCAG 2). `at` is where it stands in the file. */
function checkTheme(theme: unknown, at: string): BrandProblem[] {
  const { rejected, issues } = createTheme(theme)
  const inFile = (path: string) =>
    [at, path === '(theme)' ? '' : path].filter((part) => part !== '').join('.')
  return [
    ...rejected.map(({ path, problem }) => createProblem(themeFaults[problem], inFile(path))),
    ...issues.map(({ scheme, repaired, token, ...values }) => {
      const place = inFile(`${scheme === 'dark' ? 'dark' : 'tokens'}.${token}`)
      // A repaired colour is readable, in another shade than the brand's.
      return repaired
        ? createProblem('contrastMended', place, { severity: 'warning', token, ...values })
        : createProblem('contrast', place, { token, ...values })
    }),
  ]
}
