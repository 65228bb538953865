import * as z from 'zod/mini'
import { orNull } from '../schema/absentValues.ts'
import { createTableSchema } from '../schema/createTableSchema.ts'
import { text } from '../schema/text.ts'

/**
 * A channel partner's brand as data: look, words, switched-on features, rules for fields, contacts and legal text. Answered by the relay.
 * Keys that are not known are dropped; a known key with a wrong value fails. The look is opaque here: `createTheme` of
 * `@onlend/widgets/theme` reads it. Without a session `features` and `fields` are empty.
 */
export type TenantConfig = {
  /** 1 to 64 letters, digits, `-` or `_`. */
  id: string
  /** Which edition this is; it changes whenever anything in it does. */
  version: string
  /** What the partner is called, as people see it. */
  name: string
  /** A `PartnerTheme`, checked where it is drawn. */
  theme: unknown
  /** The language that is spoken unless a person chose another. */
  locale: string
  /** The languages that are offered; the one above is always among them. */
  locales: string[]
  /** The lender's zone, IANA name: due dates are days there, wherever they are read. UTC where it is left out. */
  timeZone?: string | undefined
  /** Sentences in place of the kit's own: `{ fr: { 'withdraw.title': 'Envoyer' } }`. At most 1,000 in a language. */
  messages: Record<string, Record<string, Message>>
  /** `false` switches a widget or a capability off. What a person may do is decided by the relay, not here. */
  features: Record<string, boolean>
  /** Rules by form and field: `{ 'RegisterCustomerForm.nin': { hidden: true } }`. */
  fields: Record<string, FieldRule>
  /** How people reach the partner's support. */
  support: Support
  /** Text that must stand as it is, by place and language: `{ footer: { fr: '...' } }`. No message can take its place. */
  legal: Record<string, Record<string, string>>
  /** Addresses by name, such as `terms` and `privacy`. */
  links: Record<string, string>
}

/** A sentence, or one for each plural form of its language. */
type Message = string | PluralMessage

type PluralMessage = {
  zero?: string | undefined
  one?: string | undefined
  two?: string | undefined
  few?: string | undefined
  many?: string | undefined
  /** Where no other form fits. */
  other: string
}

type FieldRule = {
  /** The field is not shown. */
  hidden?: boolean | undefined
  /** The field is shown and cannot be changed. */
  readOnly?: boolean | undefined
  /** The field must be filled in. */
  required?: boolean | undefined
  /** Where it stands among the others, smallest first. */
  order?: number | undefined
  /** What it holds before anything is typed. */
  defaultValue?: string | undefined
}

type Support = {
  email: string | null
  phone: string | null
  /** An https address. */
  url: string | null
  /** Such as "Monday to Friday, 8 to 17". */
  hours: string | null
}

const tag = /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,3}$/
const locale = text((value) => tag.test(value), 'must be a language tag such as "fr" or "fr-CI"')
const timeZone = text(
  (value) => value.length <= 64 && /^[A-Za-z_]+(?:\/[A-Za-z0-9_+-]+){0,2}$/.test(value),
  'must be a time zone such as "Africa/Lagos"',
)
const plain = /^[A-Za-z][A-Za-z0-9]{0,63}$/
const dottedName = /^[A-Za-z][A-Za-z0-9]{0,63}(?:\.[A-Za-z0-9]{1,64}){0,4}$/

const byLocale = <Value>(value: z.ZodMiniType<Value>) =>
  createTableSchema({ name: tag, problem: 'is not a language tag such as "fr" or "fr-CI"', value, most: 20 })

const sentence = shortText(1_000)
const message = z.union([
  sentence,
  z.object({
    zero: z.optional(sentence),
    one: z.optional(sentence),
    two: z.optional(sentence),
    few: z.optional(sentence),
    many: z.optional(sentence),
    other: sentence,
  }),
])

const fieldRule = z.object({
  hidden: z.optional(z.boolean()),
  readOnly: z.optional(z.boolean()),
  required: z.optional(z.boolean()),
  order: z.optional(z.number()),
  defaultValue: z.optional(z.union([shortText(500), z.literal('')])),
})

const email = text(
  (value) => /^[^\s@?&%<>"',;:]+@[^\s@?&%<>"',;:]+\.[^\s@?&%<>"',;:]+$/.test(value) && value.length <= 254,
  'must be an e-mail address',
)
const phone = text(
  (value) => /^\+?[\d ()-]{3,24}$/.test(value),
  'must be a phone number such as +234 1 700 0000',
)

const fields = z.object({
  id: text(
    (value) => /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/.test(value),
    'must be 1 to 64 letters, digits, - or _',
  ),
  version: shortText(64),
  name: shortText(80),
  theme: orEmpty(z.unknown()),
  locale,
  locales: z.pipe(z.transform(absentToNone), z.array(locale).check(z.maxLength(20))),
  timeZone: z.optional(timeZone),
  messages: orEmpty(
    byLocale(
      createTableSchema({
        name: dottedName,
        problem: 'is not a key such as withdraw.title',
        value: message,
        most: 1_000,
      }),
    ),
  ),
  features: orEmpty(
    createTableSchema({
      name: dottedName,
      problem: 'is not a name such as WithdrawForm',
      value: z.boolean(),
      most: 200,
    }),
  ),
  fields: orEmpty(
    createTableSchema({
      name: /^[A-Za-z][A-Za-z0-9]{0,63}\.[A-Za-z0-9_.]{1,128}$/,
      problem: 'is not a form and a field such as RegisterCustomerForm.nin',
      value: fieldRule,
      most: 500,
    }),
  ),
  support: orEmpty(
    z.object({
      email: orNull(email),
      phone: orNull(phone),
      url: orNull(webAddress({ allowPath: false })),
      hours: orNull(shortText(200)),
    }),
  ),
  legal: orEmpty(
    createTableSchema({
      name: plain,
      problem: 'is not a name such as footer',
      value: byLocale(shortText(10_000)),
      most: 50,
    }),
  ),
  links: orEmpty(
    createTableSchema({
      name: plain,
      problem: 'is not a name such as terms',
      value: webAddress({ allowPath: true }),
      most: 20,
    }),
  ),
})

/** The schema of a channel partner's brand. */
export const TenantConfig: z.ZodMiniType<TenantConfig> = z.pipe(
  fields,
  z.transform((config) => ({ ...config, locales: [...new Set([config.locale, ...config.locales])] })),
)

function absentToNone(value: unknown): unknown {
  return value ?? []
}

/** A table of named things that may be null or missing altogether; both become an empty one. */
function orEmpty<Value>(schema: z.ZodMiniType<Value>): z.ZodMiniType<Value> {
  return z.pipe(z.transform(absentToEmpty), schema)
}

function absentToEmpty(value: unknown): unknown {
  return value ?? {}
}

/** Control characters but line breaks and tabs, and the two marks that turn a whole line round. */
const unwritable = /(?![\n\t])\p{Cc}|[\u202d\u202e]/u

/** A text that a person reads, of 1 to so many characters, in which nothing hides that would show another text than it holds. */
function shortText(most: number): z.ZodMiniString<string> {
  return text(
    (value) => value !== '' && value.length <= most && !unwritable.test(value),
    `must be a text of 1 to ${most} characters without control characters`,
  )
}

/** Characters of a link. */
const longestAddress = 2_000

/** A link that may be put on a page: https without a password in it, or, where `allowPath` allows it, a path of the same site. */
function webAddress({ allowPath }: { allowPath: boolean }): z.ZodMiniString<string> {
  const problem = allowPath
    ? 'must be an https address, or a path such as /terms'
    : 'must be an https address'
  return text((value) => {
    if (value.length > longestAddress || /[\s\\"'<>]/.test(value)) return false
    if (allowPath && /^\/(?!\/)/.test(value)) return true
    if (!value.startsWith('https://') || !URL.canParse(value)) return false
    const { username, password } = new URL(value)
    return username === '' && password === ''
  }, problem)
}
