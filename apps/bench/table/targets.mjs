/** What each action may take at CPU 4x, in milliseconds. A missed target is only a line in the table. */
export const targets = {
  mount: 150,
  'page 2': 150,
  'sort by name': 300,
  'sort by amount': 300,
  'sort by date': 300,
  'filter by status': 300,
  'first letter searched': 300,
  'a name searched': 300,
}
