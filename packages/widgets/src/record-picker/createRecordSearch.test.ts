import { expect, test } from 'vitest'
import { createRecordSearch } from './createRecordSearch.ts'

const people = [
  { name: 'Ngozi Okàfor', text: '+234 803 123 4567' },
  { name: 'Yaw Mensah', text: 'yaw@stall.example' },
  { name: 'Okafor & Sons', text: '0244 000 222' },
]
const search = createRecordSearch(people, (person) => person)
const found = (query: string) => search(query).map(({ name }) => name)

test('accents, case, punctuation and the order of words do not matter', () => {
  expect(found('OKAFOR ngozi')).toEqual(['Ngozi Okàfor'])
  expect(found('okafor sons')).toEqual(['Okafor & Sons'])
})

test('a phone number is found with or without its leading zero', () => {
  expect(found('0803 123')).toEqual(['Ngozi Okàfor'])
  expect(found('244 000')).toEqual(['Okafor & Sons'])
})

test('names that begin with the query come before names that contain it', () => {
  expect(found('okafor')).toEqual(['Okafor & Sons', 'Ngozi Okàfor'])
})

test('without a query every record is found, in its own order', () => {
  expect(search('')).toBe(people)
})

/** What the search promises, without anything that makes it quick. */
function searchPlainly(typed: string): readonly (typeof many)[number][] {
  const query = foldPlainly(typed)
  if (query === '') return many
  const words = query.split(' ').map((word) => word.replace(/^0+(?=\d{3,}$)/, ''))
  const rank = ({ name, text, code }: (typeof plain)[number]) => {
    const tight = name.replaceAll(' ', '')
    const isFound = words.every((word) => text.includes(word)) || tight.includes(query.replaceAll(' ', ''))
    if (!isFound) return null
    if (code === query) return 0
    return name.startsWith(query) ? 1 : text.includes(` ${query}`) ? 2 : 3
  }
  const ranked = plain.map((entry) => ({ record: entry.record, rank: rank(entry) }))
  return [0, 1, 2, 3].flatMap((asked) =>
    ranked.filter(({ rank: is }) => is === asked).map(({ record }) => record),
  )
}

function foldPlainly(text: string): string {
  const bare = text.normalize('NFD').replace(/\p{M}+/gu, '')
  return bare
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Numbers that jump about, the same on every run. */
function createDice(seed: number): (sides: number) => number {
  let state = seed
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * sides)
  }
}

const pieces = [
  'Crédit',
  'Ọláìyá',
  "O'Kafor",
  'Bank',
  'of',
  'AGRI-CULTURE',
  'Ñandú',
  '024',
  '0244',
  'ßtraße',
  '',
  '  ',
]
const dice = createDice(7)
const pick = () => pieces[dice(pieces.length)] ?? ''
const many = Array.from({ length: 300 }, (_, index) => ({
  name: `${pick()} ${pick()} ${index % 40}`,
  text: `+233 24${dice(10)} ${dice(1000)} ${pick()}`,
  code: String(dice(60)).padStart(3, '0'),
}))

const plain = many.map((record) => ({
  ...{ record, code: record.code, name: foldPlainly(record.name) },
  text: ` ${foldPlainly(record.name)} ${record.code} ${foldPlainly(record.text)}`,
}))

test('behavior: for all that is typed and taken back, the search finds what the plain one finds, in its order', () => {
  const quick = createRecordSearch(many, (record) => record)
  let typed = ''
  for (let key = 0; key < 500; key += 1) {
    const turn = dice(10)
    if (turn === 0) typed = ''
    else if (turn === 1) typed = typed.slice(0, -1)
    else typed += [...`${pick()} 0244 bank`][dice(12)] ?? ''
    const found = quick(typed)
    const asked = searchPlainly(typed)
    expect(found.length === asked.length && found.every((record, at) => record === asked[at]), typed).toBe(
      true,
    )
  }
})

test('the texts of a list are folded once, however many pickers it has', () => {
  let told = 0
  const describe = (record: (typeof people)[number]) => {
    told += 1
    return record
  }
  createRecordSearch(people, describe)('yaw')
  createRecordSearch(people, describe)('okafor')
  expect(told).toBe(people.length)
})
