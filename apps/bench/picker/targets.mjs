/** What the picker of 10,000 may take at CPU 4x, as a share of the picker made by hand, and how many rows it may draw. A missed target is only a line in the table. */
export const targets = {
  mount: 1.5,
  open: 1.5,
  'key press p50': 1.2,
  'key press p95': 1.5,
  'work of a key': 1.2,
  'rows drawn': 16,
}
