import { parseTenantConfig, toSoundZone } from '@onlend/core/internal'
import { checkWords } from '@onlend/widgets/check-words'
import { createTheme, themeIssueText } from '@onlend/widgets/theme'
import { isRecord } from './isRecord.ts'
import { isTheme } from './isTheme.ts'
import { kitTerms } from './terms/kitTerms.ts'

/** One thing in a brand that is not as it should be. */
export type BrandProblem = {
  /** `error`: the brand is refused, or a part of it is left out. `warning`: the kit works round it. */
  severity: 'error' | 'warning'
  /** The place in the file, such as `theme.tokens.colorPrimary`; empty for the whole file. */
  path: string
  reason: string
  /** The step that mends the problem. */
  remedy: string
}

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
  if (!isRecord(json))
    return [
      error(
        '',
        'The file must hold one JSON object.',
        'Write a tenant, or a theme: { "version": 1, "tokens": { … } }.',
      ),
    ]
  const problems = isTheme(json) ? checkTheme(json, '') : checkTenant(json)
  return problems.sort((a, b) => Number(a.severity === 'warning') - Number(b.severity === 'warning'))
}

function checkTenant(file: Readonly<Record<string, unknown>>): BrandProblem[] {
  const brand = Object.fromEntries(Object.entries(file).filter(([name]) => !ofTheRelay.includes(name)))
  // The relay gives an edition to a brand that names none.
  const { config, problems } = parseTenantConfig({ version: 'unnamed', ...brand })
  const found = (problems ?? []).map((problem) => {
    const [path = '', ...reason] = problem.split(' ')
    return error(
      path,
      `${problem}, so the relay refuses the whole brand.`,
      `Correct ${path}: it ${reason.join(' ')}.`,
    )
  })
  if (config)
    for (const name of Object.keys(brand).filter((key) => !Object.hasOwn(config, key)))
      found.push(
        error(
          name,
          `${name} is not part of a brand, so it is left out.`,
          'Correct its spelling, or take it out.',
        ),
      )
  if (config?.timeZone !== undefined && toSoundZone(config.timeZone) === undefined)
    found.push(
      error(
        'timeZone',
        `${config.timeZone} is no time zone, so the relay refuses the whole brand.`,
        'Write a name such as Africa/Lagos.',
      ),
    )
  return [
    ...found,
    ...(brand.theme === undefined ? [] : checkTheme(brand.theme, 'theme')),
    ...(config?.messages ? checkMessages(config.messages) : []),
    ...Object.entries(config?.terms ?? {}).flatMap(([language, own]) => checkTerms(language, own)),
  ]
}

function checkMessages(messages: Readonly<Record<string, unknown>>): BrandProblem[] {
  // The cast follows the parser, which let nothing else pass.
  return checkWords(messages as Parameters<typeof checkWords>[0]).map(({ locale, key, problem }) => ({
    ...wordsRemedies[problem],
    path: `messages.${locale}["${key}"]`,
  }))
}

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
        error(
          toPath(form),
          `No sentence of the kit says “${form}” for ${term}.`,
          forms.length > 0
            ? `The kit says: ${forms.join(', ')}.`
            : `The kit has terms for: ${Object.keys(terms).join(', ')}.`,
        ),
      ),
      ...missing.map(
        (form): BrandProblem => ({
          severity: 'warning',
          path: toPath(form),
          reason: `“${form}” has no word of yours.`,
          remedy: 'Write it too, or sentences with it may not read well.',
        }),
      ),
    ]
  })
}

function error(path: string, reason: string, remedy: string): BrandProblem {
  return { severity: 'error', path, reason, remedy }
}

type ThemeProblem = ReturnType<typeof createTheme>['rejected'][number]['problem']

const remedies: Record<ThemeProblem, string> = {
  UNKNOWN_KEY:
    'Correct its spelling, or take it out: the page "Tokens" of the documentation lists all names.',
  WRONG_TYPE:
    'Look up the kind of value in `PartnerTheme`: a colour and a length are texts, such as "#0f5c4c" and "8px".',
  UNSAFE:
    'Write a plain value, without url(), var() or semicolons; a logo or a font is https: or a path such as /logo.svg.',
  MALFORMED:
    'Write a colour as "#0f5c4c", rgb() or hsl(), a length in px, rem or em; a logo needs light, alt, width and height, a font family and src.',
  TOO_LONG: 'Shorten it.',
  OUT_OF_RANGE: 'Choose a value nearer to the kit’s own.',
}

/** Checks a theme with the kit's parser and its rules of contrast (WCAG 2). `at` is where it stands in the file. */
function checkTheme(theme: unknown, at: string): BrandProblem[] {
  const { rejected, issues } = createTheme(theme)
  const inFile = (path: string) =>
    [at, path === '(theme)' ? '' : path].filter((part) => part !== '').join('.')
  return [
    ...rejected.map(
      (issue): BrandProblem => ({
        severity: 'error',
        path: inFile(issue.path),
        reason: themeIssueText({ ...issue, path: inFile(issue.path) }),
        remedy: remedies[issue.problem],
      }),
    ),
    ...issues.map(
      (issue): BrandProblem => ({
        // A repaired colour is readable, in another shade than the brand's.
        severity: issue.repaired ? 'warning' : 'error',
        path: inFile(`${issue.scheme === 'dark' ? 'dark' : 'tokens'}.${issue.token}`),
        reason: themeIssueText(issue),
        remedy: `Choose ${issue.token} and ${issue.against} further apart, until they reach ${issue.required} to 1.`,
      }),
    ),
  ]
}

type WordsProblem = 'UNKNOWN_KEY' | 'UNKNOWN_PLACE' | 'MISSING_PLACE'

/** The meaning and the remedy of each fault of a sentence. */
const wordsRemedies: Readonly<Record<WordsProblem, Omit<BrandProblem, 'path'>>> = {
  UNKNOWN_KEY: {
    severity: 'error',
    reason: 'No widget says this, so the sentence is never seen.',
    remedy: 'Correct the key: the page "Words" of the documentation lists all of them.',
  },
  UNKNOWN_PLACE: {
    severity: 'error',
    reason: 'The sentence has a {place} that the widget does not fill, so its braces would be seen.',
    remedy: 'Use only the {places} of the kit’s own sentence.',
  },
  MISSING_PLACE: {
    severity: 'error',
    reason:
      'A {place} of the kit’s own sentence is missing, so a person would not be told what stands there, such as an amount.',
    remedy: 'Put every {place} of the kit’s own sentence into yours.',
  },
}
