import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ApiError, UnknownOutcomeError } from '../../../packages/core/src/index.ts'
import { docsAddress, OptionError } from '../../../packages/core/src/internal.ts'
import { relayErrors } from '../../../packages/core/src/relay/index.ts'
import { expect, test } from 'vitest'
import { site } from '../build/site.ts'

const root = join(import.meta.dirname, '../../..')

/** The addresses of the headings of every page that is a document of the repository. */
const addresses = site
  .flatMap(({ pages }) => pages)
  .flatMap((page) => ('from' in page ? [page] : []))
  .flatMap(({ slug, from }) =>
    [...readFileSync(join(root, from), 'utf8').matchAll(/^#{2,} (.+)$/gm)].map(
      ([, heading = '']) => `${docsAddress}/${slug}/#${toAnchor(heading)}`,
    ),
  )

function toAnchor(heading: string): string {
  return heading.toLowerCase().replaceAll('`', '').replaceAll(' ', '-')
}

const addressIn = ({ message }: Error) => message.slice(message.indexOf('https://'))

test('a refused option says what to do and ends with an address that the site has', () => {
  const error = new OptionError('createRelay needs database')
  expect(error.message).toMatch(/^createRelay needs database\nSee https:/)
  expect(error.fault).toBe('createRelay needs database')
  expect(error).toBeInstanceOf(TypeError)
  expect(addresses).toContain(addressIn(error))
})

test('an error of every code, and one without a code, ends with an address that the site has', () => {
  const facts = { endpoint: 'withdraw', status: 409 }
  // The cast names what the table's own keys are.
  const codes = Object.keys(relayErrors) as (keyof typeof relayErrors)[]
  for (const code of codes)
    expect(addresses).toContain(
      addressIn(new ApiError({ ...facts, code, category: relayErrors[code].category })),
    )
  expect(addresses).toContain(addressIn(new UnknownOutcomeError(facts)))
})
