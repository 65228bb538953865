import { createTheme, themeStyle } from '@onlend/widgets/theme'
import { parseTenantConfig } from '@onlend/core/internal'
import { expect, test } from 'vitest'
import { seededRandom } from '../../core/test/seededRandom.ts'
import { checkBrand } from './checkBrand.ts'

const whole = {
  ...{ id: 'sahel', version: '1', name: 'Sahel Crédit', locale: 'fr', locales: ['fr', 'en'] },
  theme: {
    version: 1,
    tokens: { colorPrimary: '#9c3b0b', fontFamily: 'Arial, sans-serif', radius: '4px' },
    dark: { colorPrimary: '#e7a3cd' },
    logo: { light: '/logo.svg', alt: 'Sahel', width: 120, height: 32 },
    options: { corners: 'soft', header: 'ruled' },
  },
  messages: { fr: { 'withdraw.title': 'Retirer de l’argent' } },
  features: { CreateBusinessForm: false },
  fields: { 'RegisterCustomerForm.nin': { hidden: true, defaultValue: 'x' } },
  limits: { NGN: { withdraw: { least: '1', most: '2' } } },
  correspondents: { ghana: [{ id: 'MTN_MOMO_GHA', name: 'MTN MoMo' }] },
  support: {
    email: 'aide@sahel.example',
    phone: '+225 27 20 00',
    url: 'https://sahel.example',
    hours: '8-18',
  },
  legal: { footer: { fr: 'Agréé.', en: 'Licensed.' } },
  links: { terms: 'https://sahel.example/conditions' },
}

const nested = (depth: number): unknown => (depth === 0 ? 'x' : { theme: nested(depth - 1) })
const hostile: readonly unknown[] = [
  ...[
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '</style><script>1</script>',
    '{{constructor}}',
  ],
  ...[
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:1',
    'data:text/html,<script>1</script>',
    '//evil.example',
  ],
  ...[
    'data:image/svg+xml,<svg onload=alert(1)>',
    'https://user:word@evil.example/a.svg',
    'http://evil.example/a.svg',
  ],
  ...[
    'url(https://evil.example/x)',
    'u\\72l(x)',
    'red;}body{display:none',
    '@import "x"',
    'expression(1)',
    'var(--x)',
  ],
  ...['/\\evil.example', 'https://evil.example\\@sahel.example', 'file:///etc/passwd', '../../etc/passwd'],
  ...['\u202egnp.exe', '\u202d12', 'a\u0000b', '\u0007', '\ud800', 'x'.repeat(20_000), 'x'.repeat(300_000)],
  ...[
    -1,
    Infinity,
    Number.NaN,
    2 ** 53,
    true,
    null,
    [],
    [[[[]]]],
    {},
    nested(2_000),
    { __proto__: null, toString: 1 },
  ],
  JSON.parse('{"__proto__":{"isAdmin":true}}'),
  Object.fromEntries(Array.from({ length: 3_000 }, (_, at) => [`k${at}`, 'x'])),
]

const hostileNames = [
  '__proto__',
  'constructor',
  'toString',
  'onload',
  'x{}',
  '</style>',
  '',
  '\u202e',
  'fr-FR',
  'NGN',
]

type Place = { at: Record<string, unknown>; name: string }

function listPlaces(at: Record<string, unknown>): Place[] {
  return Object.entries(at).flatMap(([name, value]) => [
    { at, name },
    ...(typeof value === 'object' && value !== null ? listPlaces(value as Record<string, unknown>) : []),
  ])
}

/** Names the texts of a brand that would act as more than a text. */
function findHarm(config: NonNullable<ReturnType<typeof parseTenantConfig>['config']>): string[] {
  const { theme: look, ...said } = config
  const theme = createTheme(look)
  const values = [theme.light, theme.dark, theme.shared].flatMap((variables) => Object.values(variables))
  const addresses = [...Object.values(config.links), config.support.url, theme.logo?.light, theme.logo?.dark]
  return [
    ...values.filter((value) => /url\(|[;{}<>\\@]|\/\*|\p{Cc}/iu.test(value)),
    ...[themeStyle(theme, { id: 'x' })].filter((css) => !/^(?:|[^{}]+\{[^{}<>\\]+\})$/.test(css)),
    ...addresses.filter(
      (one) => one != null && !/^(?:https:\/\/(?![^/]*@)|\/(?![/\\]))[^\s\\"'<>]*$/.test(one),
    ),
    ...[JSON.stringify(said)].filter((text) => /\\u00(?!0[9a])|[\u202d\u202e]/.test(text)),
  ] as string[]
}

/** A thousand take seconds; `HOSTILE_BRANDS=10000` takes more than a minute. */
const brandCount = Number(process.env.HOSTILE_BRANDS ?? 1_000)

test('hostile brands are refused with a sentence that names the place, or are harmless', () => {
  const random = seededRandom(41)
  const pick = <Value>(list: readonly Value[]) => list[Math.floor(random() * list.length)] as Value // never empty
  const harm: string[] = []
  let refused = 0
  for (let round = 0; round < brandCount; round += 1) {
    const made: Record<string, unknown> = structuredClone(whole)
    const places = listPlaces(made)
    for (let count = 1 + Math.floor(random() * 3); count > 0; count -= 1) {
      const { at, name } = pick(places)
      const key = random() < 0.15 ? pick(hostileNames) : name
      // An assignment to `__proto__` would add no field.
      Object.defineProperty(at, key, {
        value: pick(hostile),
        enumerable: true,
        configurable: true,
        writable: true,
      })
    }
    const brand: unknown = JSON.parse(JSON.stringify(made))
    const problems = checkBrand(brand)
    const { config } = parseTenantConfig(brand)
    if (!config) refused += 1
    if (!config && !problems.some(({ severity, reason }) => severity === 'error' && reason.length > 10))
      harm.push(`refused without a sentence: ${JSON.stringify(made).slice(0, 200)}`)
    if (config) harm.push(...findHarm(config))
  }
  expect(harm.slice(0, 5)).toEqual([])
  expect(refused).toBeGreaterThan(0.4 * brandCount)
  expect(({} as { isAdmin?: unknown }).isAdmin).toBeUndefined()
})
