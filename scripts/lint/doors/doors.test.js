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
  // With `createTokenSource`, which a host of another origin needs.
  { house: 'core', most: 42 },
  { house: 'hooks', most: 59 },
  { house: 'relay', most: 55 },
])(
  'the door of $house that a host needs has at most $most names besides those of endpoints',
  ({ house, most }) => {
    const [root] = listDoors(`${packages}/${house}`)
    expect(root.door).toBe(`@onlend/${house}`)
    const names = readDoor(root.file, packages).filter(
      ({ file }) => !/src\/(?:endpoints|reads|writes)\//.test(file),
    )
    expect(names.length).toBeLessThanOrEqual(most)
  },
)
