import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { en } from '../words/en.ts'
import { fr } from '../words/fr.ts'
import { places } from './places.ts'

type Shown = { name: string; path: string; locale: 'en' | 'fr'; places: string[]; pages: string[] }

const folder = join(import.meta.dirname, '../../../screenshots')
const words = { en, fr }
// The file is written by the command that takes the pictures; its shape is what the type says.
const pictures = JSON.parse(await readFile(join(folder, 'shown.json'), 'utf8')) as Shown[]

test.each(pictures)('the picture $name shows the names of the menu', ({ path, locale, ...shown }) => {
  const hasPath = (all: typeof places.business) =>
    all.some((place) => place.pages.some((page) => page.path === path))
  const menu = [places.channel, places.business].find(hasPath) ?? []
  const place = menu.find(({ pages }) => pages.some((page) => page.path === path))
  const say = ({ word }: { word: keyof typeof en }) => words[locale][word] ?? en[word]
  expect(shown.places, 'run `pnpm screenshots` again').toEqual(menu.map(say))
  expect(shown.pages).toEqual(place && place.pages.length > 1 ? place.pages.map(say) : [])
})

test('every picture of the README has its names', async () => {
  const readme = await readFile(join(folder, '../../../README.md'), 'utf8')
  const named = [...readme.matchAll(/screenshots\/([\w-]+)\.png/g)].map(([, name]) => name)
  expect(pictures.map(({ name }) => name)).toEqual(named)
})
