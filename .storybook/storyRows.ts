import { hashName } from '../scripts/sample/hashName.ts'

/** How the deep run takes a story: on which React, with which components, and under which look of `accessConditions` besides its own. */
export type StoryRow = { react: 18 | 19; adapter: 'default' | 'plain'; look: string }

/** The names of `accessConditions`, with the brand that asks most of the kit. */
const looks = [
  'dark',
  'brand low contrast',
  'right to left',
  '320 px',
  '200 % zoom',
  'text at 200 %',
  'wide text spacing',
]

/** Every pair of a React, a set of components and a look is in one of these rows: a fault that needs two of them is met by some stories. */
export const storyRows: readonly StoryRow[] = looks.flatMap<StoryRow>((look, index) => {
  const isEven = index % 2 === 0
  return [
    { react: 19, adapter: isEven ? 'default' : 'plain', look },
    { react: 18, adapter: isEven ? 'plain' : 'default', look },
  ]
})

/** The row of a story. A story about the kit's own components stays with them. */
export function findRow({ id, tags }: { id: string; tags: readonly string[] }): StoryRow {
  const rows = tags.includes('own-look')
    ? storyRows.filter(({ adapter }) => adapter === 'default')
    : storyRows
  return rows[hashName(id) % rows.length] as StoryRow // there are rows
}
