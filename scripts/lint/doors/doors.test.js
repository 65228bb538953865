import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { describeDoors, houses } from './describeDoors.js'
import { listDoors } from './listDoors.js'
import { readDoor } from './readDoor.js'

const packages = fileURLToPath(new URL('../../../packages', import.meta.url))

/* A name more, a name less or a type that is gone is a change of the public surface: `pnpm names` writes it down, and it is reviewed. */
test.each(houses)('the public names of %s are these, door by door', async (house) => {
  await expect(describeDoors(packages, house)).toMatchFileSnapshot(`names/${house}.txt`)
})

test.each([
  { house: 'core', most: 55 },
  { house: 'hooks', most: 136 },
  { house: 'relay', most: 55 },
])('the door of $house that a host needs has at most $most names', ({ house, most }) => {
  const [root] = listDoors(`${packages}/${house}`)
  expect(root.door).toBe(`@onlend/${house}`)
  expect(readDoor(root.file, packages).length).toBeLessThanOrEqual(most)
})
