import { dirname } from 'node:path'
import { po } from 'gettext-parser'
import { findPlaces } from '../../src/words/findPlaces.ts'
import { listCatalogues } from './listCatalogues.ts'
import { pluralForms, pluralHeader } from './pluralForms.mjs'

/**
 * The words of a language as a PO file: the key as context, English as source, the place that says it and the places as comments, doubted sentences
 * marked fuzzy. What is not translated yet is empty.
 */
export function writePo({ locale, english, words, doubted }) {
  const forms = pluralForms(locale, words)
  const sayers = new Map(
    listCatalogues().flatMap(({ file, keys }) =>
      keys.map((key) => [key, dirname(file).replace('/src/', '/')]),
    ),
  )
  const translations = {
    '': { '': { msgid: '', msgstr: [''], comments: { translator: 'Keep each {place} as it stands.' } } },
  }
  for (const [key, source] of Object.entries(english)) {
    const [msgid, plural] = typeof source === 'string' ? [source] : [source.one ?? source.other, source.other]
    const translated = words[key]
    const msgstr = plural === undefined ? [translated ?? ''] : forms.map((form) => translated?.[form] ?? '')
    translations[key] = {
      [msgid]: {
        msgctxt: key,
        msgid,
        ...(plural !== undefined && { msgid_plural: plural }),
        msgstr,
        comments: {
          extracted: describe(sayers.get(key), source, plural === undefined ? [] : forms),
          ...(doubted.includes(key) && { flag: 'fuzzy' }),
        },
      },
    }
  }
  const headers = {
    'Project-Id-Version': '@onlend/widgets',
    Language: locale,
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Transfer-Encoding': '8bit',
    'Plural-Forms': pluralHeader(locale, forms),
    'X-Forms': forms.join(' '),
  }
  return `${po.compile({ charset: 'utf-8', headers, translations }, { foldLength: 0 }).toString('utf8').trimEnd()}\n`
}

function describe(sayer, source, forms) {
  const places = findPlaces(source).map((place) => `{${place}}`)
  return [
    `Said by ${sayer}`,
    places.length > 0 && `Places: ${places.join(' ')}`,
    forms.length > 0 && `Plural forms: ${forms.join(', ')}`,
  ]
    .filter(Boolean)
    .join('\n')
}
