import { parseTenantConfig } from '@onlend/core/internal'
import { checkWords } from '@onlend/widgets/check-words'
import type { BrandProblem } from './BrandProblem.ts'
import { checkTheme } from './checkTheme.ts'
import { wordsRemedies } from './wordsRemedies.ts'

/** What a tenant's file holds beside the brand, for the relay alone. */
const ofTheRelay = ['hosts', 'channelPartners', 'default']
const ofATheme = ['tokens', 'dark', 'options', 'scheme', 'density', 'logo']

/**
 * Checks a brand as the relay and the widgets will read it: a tenant's file, or a theme alone. It uses their own parsers, so what passes here is what a person sees.
 *
 * @param json The parsed file, unchecked.
 * @returns Every problem, errors first; none for a brand that is worn as it is.
 * @example
 * const problems = checkBrand(json)
 */
export function checkBrand(json: unknown): BrandProblem[] {
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    return [
      error(
        '',
        'The file must hold one JSON object.',
        'Write a tenant, or a theme: { "version": 1, "tokens": { … } }.',
      ),
    ]
  const brand: Readonly<Record<string, unknown>> = { ...json }
  const isTheme =
    brand.id === undefined && brand.theme === undefined && ofATheme.some((name) => name in brand)
  const problems = isTheme ? checkTheme(brand, '') : checkTenant(brand)
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
  return [
    ...found,
    ...(brand.theme === undefined ? [] : checkTheme(brand.theme, 'theme')),
    ...(config?.messages ? checkMessages(config.messages) : []),
  ]
}

function checkMessages(messages: Readonly<Record<string, unknown>>): BrandProblem[] {
  // The cast follows the parser, which let nothing else pass.
  return checkWords(messages as Parameters<typeof checkWords>[0]).map(({ locale, key, problem }) => ({
    ...wordsRemedies[problem],
    path: `messages.${locale}["${key}"]`,
  }))
}

function error(path: string, reason: string, remedy: string): BrandProblem {
  return { severity: 'error', path, reason, remedy }
}
