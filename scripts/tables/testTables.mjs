/** The documents whose last column lists, for each number, the tests whose titles begin with it. */
export const testTables = [
  {
    name: 'threats',
    file: 'packages/relay/docs/threat-model.md',
    letter: 'S',
    last: 102,
    cells: 4,
    roots: ['', 'packages/relay/src', 'packages/relay'],
  },
  {
    name: 'traps',
    file: 'packages/core/docs/api-traps.md',
    letter: 'T',
    last: 96,
    cells: 3,
    roots: [''],
  },
]
