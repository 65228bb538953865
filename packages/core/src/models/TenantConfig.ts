import type { Amount } from '../amounts/Amount.ts'
import { compareAmounts } from '../amounts/compareAmounts.ts'
import { type ReadBy, Reader } from '../readers/Reader.ts'
import { closedModel, convert, list, optional, orNull, record } from '../readers/shapes.ts'
import { amount, anything, flag, number, refuse, textThat } from '../readers/values.ts'
import { choices } from './choices.ts'
import { webAddress } from './webAddress.ts'

/**
 * A channel partner's brand as data: look, words, switched-on features, rules for fields, contacts and legal text. Answered by the relay.
 * The reader drops unknown keys; a known key with a wrong value fails. The look is opaque here: `createTheme` of
 * `@onlend/widgets/theme` reads it. Without a session `features`, `fields` and `limits` are empty.
 */
export interface TenantConfig extends ReadBy<typeof fields> {}

const tag = /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,3}$/
const locale = textThat((value) => tag.test(value), 'must be a language tag such as "fr" or "fr-CI"')
const timeZone = textThat(
  (value) => value.length <= 64 && /^[A-Za-z_]+(?:\/[A-Za-z0-9_+-]+){0,2}$/.test(value),
  'must be a time zone such as "Africa/Lagos"',
)
/** Letters, marks and what stands between words: no expression, and no `{place}`. */
const words = /^[\p{L}\p{M}][\p{L}\p{M}’' -]{0,79}$/u
const plain = /^[A-Za-z][A-Za-z0-9]{0,63}$/
const dottedName = /^[A-Za-z][A-Za-z0-9]{0,63}(?:\.[A-Za-z0-9]{1,64}){0,4}$/

const byLocale = <Value>(value: Reader<Value>) =>
  createTable({ name: tag, problem: 'is not a language tag such as "fr" or "fr-CI"', value, most: 20 })

const sentence = shortText(1_000)
const plural = closedModel({
  zero: optional(sentence),
  one: optional(sentence),
  two: optional(sentence),
  few: optional(sentence),
  many: optional(sentence),
  /** The sentence if no other form fits. */
  other: sentence,
})
/** A sentence, or one for each plural form of its language. */
const message = new Reader<string | ReadBy<typeof plural>>(
  (value, issues) => (typeof value === 'object' ? plural : sentence).read(value, issues),
  { choices: [sentence, plural] },
)

const fieldRule = closedModel({
  /** Hides the field. */
  hidden: optional(flag),
  /** Shows the field, which people cannot change. */
  readOnly: optional(flag),
  /** Requires a value. */
  required: optional(flag),
  /** The position of the field, smallest first. */
  order: optional(number),
  /** The first value of the field. */
  defaultValue: optional(shortText(500, { least: 0 })),
})

const email = textThat(
  (value) => /^[^\s@?&%<>"',;:]+@[^\s@?&%<>"',;:]+\.[^\s@?&%<>"',;:]+$/.test(value) && value.length <= 254,
  'must be an e-mail address',
)
const phone = textThat(
  (value) => /^\+?[\d ()-]{3,24}$/.test(value),
  'must be a phone number such as +234 1 700 0000',
)

const languages = list(locale)
const fewLanguages = new Reader<string[]>((value, issues) => {
  const read = languages.read(value ?? [], issues)
  return read && read.length > 20 ? refuse(issues, 'must have at most 20 entries') : read
}, languages.parts)

const days = new Reader<number>((value, issues) => {
  const read = number.read(value, issues)
  const isTenor = read === undefined || (Number.isInteger(read) && read >= 1 && read <= 3_650)
  return isTenor ? read : refuse(issues, 'must be whole days from 1 to 3650')
}, number.parts)
const country = textThat(
  (value) => /^[A-Z]{2}$/.test(value),
  'must be the two letters of a country such as NG',
)

const costBounds = closedModel({
  /** Whole days. */
  tenor: number,
  /** The least cost, in per cent of the amount. */
  least: amount,
  /** The highest cost, in per cent of the amount. */
  most: amount,
})
const costRange = ordered(costBounds)

/** The bounds of one amount. */
const bounds = ordered(closedModel({ least: optional(amount), most: optional(amount) }))
/** The bounds in one currency, by what a person asks for. */
const currencyLimits = closedModel({ withdraw: optional(bounds), requestDrawdown: optional(bounds) })

/** A mobile-money operator: the id of the wire, and the name that people know. */
const correspondent = closedModel({ id: shortText(64), name: shortText(80) })

const fields = closedModel({
  /** 1 to 64 letters, digits, `-` or `_`. */
  id: textThat(
    (value) => /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/.test(value),
    'must be 1 to 64 letters, digits, - or _',
  ),
  /** The edition of the config; each change of the config changes it. */
  version: shortText(64),
  /** The partner's name, as people see it. */
  name: shortText(80),
  /** A `PartnerTheme`; `createTheme` checks it. */
  theme: orEmpty(anything),
  /** The language, unless a person chooses another. */
  locale,
  /** The offered languages: `locale`, and every other language that has all legal texts. */
  locales: fewLanguages,
  /** The lender's zone, IANA name: due dates are days in this zone for every reader. @default UTC */
  timeZone: optional(timeZone),
  /** Sentences that replace the kit's own: `{ fr: { 'withdraw.title': 'Envoyer' } }`. At most 1,000 per language. */
  messages: orEmpty(
    byLocale(
      createTable({
        name: dottedName,
        problem: 'is not a key such as withdraw.title',
        value: message,
        most: 1_000,
      }),
    ),
  ),
  /**
   * Own words for the kit's terms, by language, term and each form of it: `{ en: { drawdown: { drawdown: 'advance', 'a drawdown': 'an advance' } } }`. Every
   * sentence about the term says them.
   */
  terms: optional(
    byLocale(
      createTable({
        name: plain,
        problem: 'is not a term such as drawdown',
        value: createTable({
          name: words,
          problem: 'is not a form such as "a drawdown"',
          value: textThat((value) => words.test(value), 'must be a text of 1 to 80 letters'),
          most: 40,
        }),
        most: 20,
      }),
    ),
  ),
  /** `false` switches a widget or a capability off. The relay, not this table, decides about rights. */
  features: orEmpty(
    createTable({
      name: dottedName,
      problem: 'is not a name such as WithdrawForm',
      value: flag,
      most: 200,
    }),
  ),
  /** Rules by form and field: `{ 'RegisterCustomerForm.nin': { hidden: true } }`. */
  fields: orEmpty(
    createTable({
      name: /^[A-Za-z][A-Za-z0-9]{0,63}\.[A-Za-z0-9_.]{1,128}$/,
      problem: 'is not a form and a field such as RegisterCustomerForm.nin',
      value: fieldRule,
      most: 500,
    }),
  ),
  /** The range of a drawdown's cost by tenor: `[{ tenor: 30, least: '2', most: '3.5' }]`. The form shows it before the request, and nothing for another tenor. */
  drawdownCost: optional(list(costRange)),
  /** The days that a drawdown may be requested for, in the order of the form. @default 30, 60 and 90 */
  tenors: optional(choices(days, 12)),
  /** The countries on offer for a new business, by their ISO letters, in the order of the form. @default every country */
  countries: optional(choices(country, 60)),
  /**
   * The least and the most that a form accepts, by currency: `{ NGN: { withdraw: { least: '1000', most: '500000' } } }`. The form says so before
   * the send; the relay and the lender decide with their own limits.
   */
  limits: orEmpty(
    createTable({
      name: /^[A-Z]{3}$/,
      problem: 'is not a currency such as NGN',
      value: currencyLimits,
      most: 20,
    }),
  ),
  /** The mobile-money operators of a withdrawal by country: `{ ghana: [{ id: 'MTN_MOMO_GHA', name: 'MTN MoMo' }] }`; the service has no list of them. */
  correspondents: orEmpty(
    createTable({
      name: plain,
      problem: 'is not a country such as ghana',
      value: list(correspondent),
      most: 20,
    }),
  ),
  /** The contacts of the partner's support. */
  support: orEmpty(
    closedModel({
      email: orNull(email),
      phone: orNull(phone),
      /** An https address. */
      url: orNull(webAddress({ allowPath: false })),
      /** The opening hours, such as "Monday to Friday, 8 to 17". */
      hours: orNull(shortText(200)),
    }),
  ),
  /** Text that must not change, by place and language: `{ footer: { fr: '...' } }`. No message can replace it. */
  legal: orEmpty(
    createTable({
      name: plain,
      problem: 'is not a name such as footer',
      value: byLocale(shortText(10_000)),
      most: 50,
    }),
  ),
  /** Addresses by name, such as `terms` and `privacy`. */
  links: orEmpty(
    createTable({
      name: plain,
      problem: 'is not a name such as terms',
      value: webAddress({ allowPath: true }),
      most: 20,
    }),
  ),
})

/** The reader of a channel partner's brand. */
export const TenantConfig: Reader<TenantConfig> = convert(fields, (config) => {
  const asked = config.locales.filter((tag) => tag === config.locale || hasLegalTexts(config.legal, tag))
  return { ...config, locales: [...new Set([config.locale, ...asked])] }
})

/** Whether a language has all legal texts: a person must be able to read a text to accept it. */
function hasLegalTexts(legal: TenantConfig['legal'], tag: string): boolean {
  const language = toLanguage(tag)
  return Object.values(legal).every((texts) => Object.keys(texts).some((one) => toLanguage(one) === language))
}

function toLanguage(tag: string): string | undefined {
  return tag.split('-')[0]
}

/** Refuses a least below zero, and one above the most. */
function ordered<Bounds extends { least?: Amount | undefined; most?: Amount | undefined }>(
  reader: Reader<Bounds>,
): Reader<Bounds> {
  return new Reader((value, issues) => {
    const found = issues.length
    const range = reader.read(value, issues)
    // Only bounds without a fault can be compared.
    if (!range || issues.length > found) return range
    const { least = '0', most = least } = range
    const isRange = compareAmounts('0', least) <= 0 && compareAmounts(least, most) <= 0
    return isRange ? range : refuse(issues, 'must have a least from 0 on that is not above its most')
  }, reader.parts)
}

/** Reads a table that can be null or missing; both become an empty one. */
function orEmpty<Value>(reader: Reader<Value>): Reader<Value> {
  return new Reader((value, issues) => reader.read(value ?? {}, issues), { present: reader })
}

type TableOptions<Value> = {
  /** The pattern of a name. */
  name: RegExp
  /** The message for a name that does not match. */
  problem: string
  value: Reader<Value>
  /** The highest number of entries. */
  most: number
}

/** Makes the reader of values by name with a limit to their number, since people who are not developers write them. */
function createTable<Value>({
  name: pattern,
  problem,
  value: entry,
  most,
}: TableOptions<Value>): Reader<Record<string, Value>> {
  const table = record(entry)
  return new Reader((value, issues) => {
    const read = table.read(value, issues)
    const names = Object.keys(read ?? {})
    for (const name of names) if (!pattern.test(name)) issues.push({ path: [name], message: problem })
    return names.length > most ? refuse(issues, `must have at most ${most} entries`) : read
  }, table.parts)
}

/** Control characters except line breaks and tabs, and the two marks that reverse a whole line. */
const unwritable = /(?![\n\t])\p{Cc}|[\u202d\u202e]/u

/** A text for people, of `least` to `most` characters, without hidden characters that would make it look like another text. */
function shortText(most: number, { least = 1 } = {}): Reader<string> {
  return textThat(
    (value) => value.length >= least && value.length <= most && !unwritable.test(value),
    `must be a text of ${least} to ${most} characters without control characters`,
  )
}
