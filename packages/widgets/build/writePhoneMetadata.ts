import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'

type Metadata = {
  version: number
  country_calling_codes: Record<string, string[]>
  countries: Record<string, unknown>
}

/** The countries whose mobile numbers are checked; others are taken as typed. */
const countries = [
  'BF',
  'BJ',
  'CD',
  'CI',
  'CM',
  'EG',
  'ET',
  'GH',
  'GM',
  'GN',
  'KE',
  'LR',
  'MA',
  'ML',
  'MW',
  'MZ',
  'NE',
  'NG',
  'RW',
  'SL',
  'SN',
  'TG',
  'TZ',
  'UG',
  'ZA',
  'ZM',
]

/** Cuts the phone library's metadata down to the kit's markets: `pnpm phone-metadata` after an update of the library. */
const source = createRequire(import.meta.url).resolve('libphonenumber-js/metadata.mobile.json')
// The file is the library's own; its shape is what the type says.
const all = JSON.parse(readFileSync(source, 'utf8')) as Metadata
const kept = {
  version: all.version,
  country_calling_codes: Object.fromEntries(
    Object.entries(all.country_calling_codes)
      .map(([code, names]) => [code, names.filter((name) => countries.includes(name))] as const)
      .filter(([, names]) => names.length > 0),
  ),
  countries: Object.fromEntries(countries.map((name) => [name, all.countries[name]])),
}
writeFileSync(
  new URL('../src/ui/phoneMetadata.ts', import.meta.url),
  `// Written by \`pnpm phone-metadata\` from the phone library's own data.\nexport const phoneMetadata: unknown = JSON.parse(\n  ${JSON.stringify(JSON.stringify(kept)).replaceAll("'", '\\u0027')},\n)\n`,
)
